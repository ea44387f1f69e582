import { useSearchParams } from 'react-router-dom';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { JOBS } from '../../shared/jobs';

export const TALENT_BANK = 'Banco de Talentos';

export interface JobChoice {
  options: Array<readonly [id: string, title: string]>;
  /** Id that the address asks for, when it can be applied to; empty otherwise. */
  wanted: string;
  /** The address asks for a vacancy that takes no applications. */
  closed: boolean;
  loading: boolean;
}

/** The vacancies that can be chosen, the talent bank first. */
export function useJobChoice(): JobChoice {
  const [search] = useSearchParams();
  const { data, loading } = usePublicQuery(JOBS);
  const open = data?.jobs.filter((job) => job.isActive) ?? [];
  const asked = search.get('jobId') ?? '';
  const known = open.some((job) => String(job.id) === asked);
  return {
    options: [
      ['', TALENT_BANK],
      ...open.map((job) => [String(job.id), `${job.title} (${job.location})`] as const),
    ],
    wanted: known ? asked : '',
    closed: Boolean(data) && Boolean(asked) && asked !== '0' && !known,
    loading: loading && !data,
  };
}
