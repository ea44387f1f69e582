import Alert from '@mui/material/Alert';
import type { CandidateStatus } from '../../generated/graphql';
import { useFreshQuery } from '../api/use-fresh-query';
import { INTERVIEWS_CANCELLED_BY, describeCancellations } from './cancelled-interviews';

interface CancelledInterviewsAlertProps {
  candidateIds: readonly number[];
  /** The status that they are about to get. */
  status: CandidateStatus;
  /** An interview that the same act finishes. */
  exceptInterviewId?: string;
}

/** What a change of status does to interviews, said before it is made; nothing where it does nothing to them. */
export function CancelledInterviewsAlert({
  candidateIds,
  status,
  exceptInterviewId,
}: CancelledInterviewsAlertProps) {
  const { data } = useFreshQuery(INTERVIEWS_CANCELLED_BY, {
    variables: { candidateIds: [...candidateIds], status },
    skip: candidateIds.length === 0,
  });
  const text = describeCancellations(
    data?.interviewsCancelledBy.filter(({ id }) => id !== exceptInterviewId) ?? [],
  );
  if (!text) return null;
  return (
    <Alert severity="warning" role="status">
      {text}
    </Alert>
  );
}
