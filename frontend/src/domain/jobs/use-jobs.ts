import { useEffect } from 'react';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { JOBS, type JobSummary } from './jobs-query';
import type { JobsPreview } from './jobs-preview';

interface Jobs {
  /** All jobs; undefined while only the preview is known. */
  all: readonly JobSummary[] | undefined;
  /** The jobs that came with the page; undefined as soon as all are known. */
  preview: JobsPreview | undefined;
  error: unknown;
  refetch: () => Promise<void>;
}

/** The public list of jobs. @param needsAll whether the preview that came with the page is not enough */
export function useJobs({ needsAll = false }: { needsAll?: boolean } = {}): Jobs {
  const { data, preview, error, loading, refetch } = usePublicQuery(JOBS);
  const known = data ? undefined : (preview as JobsPreview | undefined);
  const isMissing = known !== undefined && !loading && error === undefined && needsAll;
  useEffect(() => {
    if (isMissing) void refetch();
  }, [isMissing, refetch]);
  return { all: data?.jobs, preview: known, error, refetch };
}
