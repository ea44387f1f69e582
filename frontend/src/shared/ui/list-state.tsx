import type { ReactNode } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { LoadFailure } from './load-failure';
import { PageSpinner } from './page-spinner';

interface ListStateProps {
  /** What was asked for has come, be it from an earlier answer. */
  ready: boolean;
  loading: boolean;
  error: unknown;
  onRetry: () => unknown;
  /** Words of the wait and of its failure. */
  wait: string;
  failure: string;
  children: ReactNode;
}

/** Waiting, failed, or here: `children` are shown once there is something to show, also while it is fetched anew. */
export function ListState({ ready, loading, error, onRetry, wait, failure, children }: ListStateProps) {
  if (ready)
    return (
      <>
        {loading && <LinearProgress aria-label={wait} sx={{ mb: -0.5 }} />}
        {children}
      </>
    );
  if (error) return <LoadFailure title={failure} error={error} onRetry={() => void onRetry()} />;
  return <PageSpinner label={wait} />;
}
