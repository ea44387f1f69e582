import { usePublicQuery } from '../../shared/api/use-public-query';
import { JOB_TITLES } from '../../domain/jobs/jobs-query';

export type OpenJobs = ReturnType<typeof useOpenJobs>;

const ID = /^[1-9]\d*$/;

/** The open jobs. @param refused id of a job that the server rejected as closed although the cached list contains it */
export function useOpenJobs(refused: string | undefined) {
  const { data, error, loading, refetch } = usePublicQuery(JOB_TITLES);
  const list = data?.jobs.filter(({ id, isOpen }) => isOpen && String(id) !== refused) ?? [];
  return {
    list,
    /** Whether this job id (empty: talent bank) can be chosen. Any valid id while the list is not loaded: the server decides. */
    accepts: (id: string) =>
      id === '' || (data ? list.some((job) => String(job.id) === id) : ID.test(id) && id !== refused),
    isLoaded: Boolean(data),
    loading,
    failed: !data && error !== undefined,
    retry: () => void refetch(),
  };
}
