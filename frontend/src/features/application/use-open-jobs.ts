import { usePublicQuery } from '../../shared/api/use-public-query';
import { JOBS, type JobSummary } from '../../shared/jobs/jobs-query';

export interface OpenJobs {
  list: readonly JobSummary[];
  /** Whether an application may name this job; empty: the talent bank. Before the list is read, the server decides. */
  accepts: (id: string) => boolean;
  /** The list is here. */
  read: boolean;
  loading: boolean;
  /** It could not be read. */
  failed: boolean;
  retry: () => void;
}

const ID = /^[1-9]\d*$/;

/** The jobs that take applications. @param refused id of one that the server has refused, whatever the list says */
export function useOpenJobs(refused: string | undefined): OpenJobs {
  const { data, error, loading, refetch } = usePublicQuery(JOBS);
  const list = data?.jobs.filter(({ id, isActive }) => isActive && String(id) !== refused) ?? [];
  return {
    list,
    accepts: (id) =>
      id === '' || (data ? list.some((job) => String(job.id) === id) : ID.test(id) && id !== refused),
    read: Boolean(data),
    loading,
    failed: !data && error !== undefined,
    retry: () => void refetch(),
  };
}
