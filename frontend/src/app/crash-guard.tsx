import { Component, type ReactNode } from 'react';
import { Button } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';

interface CrashGuardProps {
  children: ReactNode;
  /** A new value, for instance the path of another page, resets the error. */
  place?: string;
}

interface CrashGuardState {
  crashed: boolean;
  place: string | undefined;
}

/** Error boundary with a reload button: after a release the chunks of the old version are missing until a reload. */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { crashed: false, place: this.props.place };

  static getDerivedStateFromError(): Partial<CrashGuardState> {
    return { crashed: true };
  }

  static getDerivedStateFromProps(
    { place }: CrashGuardProps,
    state: CrashGuardState,
  ): Partial<CrashGuardState> | null {
    return place === state.place ? null : { crashed: false, place };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          title="Algo deu errado nesta página"
          text="Recarregue a página. Se o problema continuar, tente novamente em alguns minutos."
        >
          <Button variant="contained" onClick={() => location.reload()}>
            Recarregar a página
          </Button>
          <Button onClick={() => location.assign('/')}>Ir para o início</Button>
        </EmptyState>
      </div>
    );
  }
}
