import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { failureOf } from '../api/failure';

interface LoadFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A read that failed, in the server's words, with another try. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {failureOf(error).message}
    </Alert>
  );
}
