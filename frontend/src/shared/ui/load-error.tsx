import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { failureOf } from '../api/failure';

interface LoadErrorProps {
  title: string;
  /** Nothing else is on the page: the title is the page's heading. */
  isPage?: boolean;
  error: unknown;
  onRetry: () => void;
}

/** A read that failed, in the server's words, with another try. */
export function LoadError({ title, isPage = false, error, onRetry }: LoadErrorProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      <AlertTitle component={isPage ? 'h1' : 'div'}>{title}</AlertTitle>
      {failureOf(error).message}
    </Alert>
  );
}
