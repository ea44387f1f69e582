import { Component, type ReactNode } from 'react';
import { Alert, AlertTitle } from '../ui/alert';
import { Button } from '../ui/button';
import css from './chunk-error-boundary.module.css';
import { ChunkLoadError } from './load-chunk';

interface ChunkErrorBoundaryProps {
  /** Called when the error is on the screen. */
  onError: () => void;
  onRetry: () => void;
  children: ReactNode;
}

interface ChunkErrorBoundaryState {
  error: Error | undefined;
}

/** Shows an error in the place of a component whose chunk did not load; retries when the connection is back. */
export class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, ChunkErrorBoundaryState> {
  override state: ChunkErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: Error): ChunkErrorBoundaryState {
    return { error };
  }

  private readonly retry = () => {
    this.setState({ error: undefined });
    this.props.onRetry();
  };

  private readonly onOnline = () => {
    if (this.state.error) this.retry();
  };

  override componentDidCatch(): void {
    this.props.onError();
  }

  override componentDidMount(): void {
    addEventListener('online', this.onOnline);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.onOnline);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    // `CrashGuard` handles all other errors.
    if (!(error instanceof ChunkLoadError)) throw error;
    return (
      <Alert
        severity="error"
        className={css.error}
        action={
          <>
            <Button color="inherit" onClick={this.retry}>
              Tentar novamente
            </Button>
            <Button color="inherit" onClick={() => location.reload()}>
              Recarregar a página
            </Button>
          </>
        }
      >
        <AlertTitle>Esta parte da página não pôde ser carregada</AlertTitle>
        Verifique a sua conexão e tente novamente.
      </Alert>
    );
  }
}
