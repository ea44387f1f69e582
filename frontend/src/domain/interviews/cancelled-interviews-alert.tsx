import Alert from '@mui/material/Alert';
import type { CandidateStatus } from '../../generated/graphql';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { INTERVIEWS_CANCELLED_BY, describeCancellations } from './cancelled-interviews';

interface CancelledInterviewsAlertProps {
  candidateIds: readonly number[];
  status: CandidateStatus;
  /** Left out: this interview is completed, not cancelled. */
  exceptInterviewId?: string;
}

/** Warns before a change of status which interviews it cancels; renders nothing if it cancels none. */
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
