import { useLocation, useSearchParams } from 'react-router-dom';
import { usePublicQuery } from '../../shared/api/use-public-query';
import { type FOR_TALENT_BANK, JOBS } from '../../shared/jobs';

export const TALENT_BANK = 'Banco de Talentos';

export interface JobChoice {
  options: Array<readonly [id: string, title: string]>;
  /** Of the vacancy that is chosen. */
  title: string | undefined;
  /** Id that the address, or the link to here, asks for; empty: the talent bank; undefined: it leaves the choice. */
  wanted: string | undefined;
  /** The address asks for a vacancy that takes no applications. */
  closed: boolean;
  /** The vacancies are here, so that one which is missing is gone. */
  known: boolean;
  /** They could not be read. */
  failed: boolean;
  retry: () => void;
}

const ID = /^[1-9]\d*$/;

/**
 * The vacancies that can be chosen, the talent bank first. As long as they cannot be read, the one that is chosen stays:
 * nobody lands in the talent bank because a list did not load.
 */
export function useJobChoice(chosen: string): JobChoice {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof FOR_TALENT_BANK> | null };
  const { data, error, loading, refetch } = usePublicQuery(JOBS);
  const open = data?.jobs.filter((job) => job.isActive) ?? [];
  const asked = search.get('jobId') ?? (state?.talentBank ? '' : undefined);
  const unread = loading ? 'Carregando vaga...' : `Vaga ${chosen}`;
  return {
    options: [
      ['', TALENT_BANK],
      ...open.map((job) => [String(job.id), `${job.title} (${job.location})`] as const),
      ...(!data && chosen ? [[chosen, unread] as const] : []),
    ],
    title: open.find((job) => String(job.id) === chosen)?.title,
    wanted: asked && !ID.test(asked) ? '' : asked,
    closed: Boolean(data && asked) && asked !== '0' && !open.some((job) => String(job.id) === asked),
    known: Boolean(data),
    failed: !data && error !== undefined,
    retry: () => void refetch(),
  };
}
