import type { ReactNode } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { LoadError } from './load-error';
import { PageSpinner } from './page-spinner';

interface LoadStateProps {
  /** What was asked for has come, be it from an earlier answer. */
  ready: boolean;
  loading: boolean;
  error: unknown;
  onRetry: () => unknown;
  /** Words of the wait and of its failure. */
  loadingLabel: string;
  errorTitle: string;
  children: ReactNode;
}

/** Waiting, failed, or here: `children` are shown once there is something to show, also while it is fetched anew. */
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
        {loading && <LinearProgress aria-label={loadingLabel} sx={{ mb: -0.5 }} />}
        {children}
      </>
    );
  if (error) return <LoadError title={errorTitle} error={error} onRetry={() => void onRetry()} />;
  return <PageSpinner label={loadingLabel} />;
}
