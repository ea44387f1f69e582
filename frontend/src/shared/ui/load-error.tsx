import { Alert, AlertTitle } from '../ui/alert';
import { Button } from '../ui/button';
import { failureOf } from '../api/failure';

interface LoadErrorProps {
  title: string;
  /** Stands alone on the page: the title is its heading (h1). */
  isPage?: boolean;
  error: unknown;
  onRetry: () => void;
}

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
