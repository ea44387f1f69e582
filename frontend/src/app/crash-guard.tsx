import { Component, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { EmptyState } from '../shared/ui/empty-state';

interface CrashGuardProps {
  children: ReactNode;
  /** A new value forgets the crash: the visitor went elsewhere. */
  place?: string;
}

interface CrashGuardState {
  crashed: boolean;
  place: string | undefined;
}

/** Keeps a broken screen from leaving a blank page. After a new release old chunks are gone: reloading brings the new ones. */
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
