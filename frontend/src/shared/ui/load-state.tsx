import type { ReactNode } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { LoadError } from './load-error';
import { PageSpinner } from './page-spinner';

interface LoadStateProps {
  /** Data is available, possibly from an earlier response. */
  ready: boolean;
  loading: boolean;
  error: unknown;
  onRetry: () => unknown;
  loadingLabel: string;
  errorTitle: string;
  children: ReactNode;
}

interface Query {
  data?: unknown;
  loading: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** The properties of `LoadState` for what one query reads. */
export const queryState = ({ data, loading, error, refetch }: Query) => ({
  ready: Boolean(data),
  loading,
  error,
  onRetry: refetch,
});

/** At the top of the window: within the page it would move what is shown from under the mouse. */
const AT_TOP = { position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip' } as const;

/** Shows a spinner, an error with a retry button, or `children`; the latter also while the data is refetched. */
export function LoadState({
  ready,
  loading,
  error,
  onRetry,
  loadingLabel,
  errorTitle,
  children,
}: LoadStateProps) {
  if (ready)
    return (
      <>
        {loading && <LinearProgress aria-label={loadingLabel} sx={AT_TOP} />}
        {children}
      </>
    );
  if (error) return <LoadError title={errorTitle} error={error} onRetry={() => void onRetry()} />;
  return <PageSpinner label={loadingLabel} />;
}
