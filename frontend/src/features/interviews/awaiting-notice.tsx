import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { formatCount } from '../../shared/format/formats';
import { AWAITING_OUTCOME } from './interviews-queries';

/** Counts past interviews without an outcome. Renders nothing if there are none. */
export function AwaitingNotice({ onOpen }: { onOpen: () => void }) {
  const { data } = useFreshQuery(AWAITING_OUTCOME);
  const count = data?.interviewCounts.awaitingOutcome ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onOpen}>
          Registrar resultado
        </Button>
      }
      sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0, alignItems: 'center' } }}
    >
      {formatCount(
        count,
        'entrevista já passou e aguarda resultado',
        'entrevistas já passaram e aguardam resultado',
      )}
      .
    </Alert>
  );
}
