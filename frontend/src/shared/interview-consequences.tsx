import Alert from '@mui/material/Alert';
import type { CandidateStatus } from '../generated/graphql';
import { useFreshQuery } from './api/use-fresh-query';
import { CANCELLED_BY, cancelledText } from './cancelled-interviews';

interface InterviewConsequencesProps {
  candidateIds: readonly number[];
  /** The status that they are about to get. */
  status: CandidateStatus;
  /** An interview that the same act finishes. */
  except?: string;
}

/** What a change of status does to interviews, said before it is made; nothing where it does nothing to them. */
export function InterviewConsequences({ candidateIds, status, except }: InterviewConsequencesProps) {
  const { data } = useFreshQuery(CANCELLED_BY, {
    variables: { candidateIds: [...candidateIds], status },
    skip: candidateIds.length === 0,
  });
  const text = cancelledText(data?.interviewsCancelledBy.filter(({ id }) => id !== except) ?? []);
  if (!text) return null;
  return (
    <Alert severity="warning" role="status">
      {text}
    </Alert>
  );
}
