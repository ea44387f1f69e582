import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { MAX_INT4, TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import type { FOR_TALENT_BANK } from '../../domain/jobs/jobs-query';
import type { OpenJobs } from './use-open-jobs';

export type Closed =
  /** It was closed after the form had been opened. */
  | { when: 'meanwhile'; title: string }
  /** The URL names it. */
  | { when: 'arrival' }
  /** It comes from a draft. */
  | { when: 'before' };

/** Value of a job id in the URL that is not a number. */
const INVALID_JOB = 'nenhuma';

/**
 * The options of the job field, the talent bank first. A chosen job stays chosen if it closes or if the list cannot be
 * loaded: only the visitor can change the application to the talent bank.
 * @param wanted the job that the URL names
 */
export function useJobChoice(chosen: string, jobs: OpenJobs, wanted: string | undefined) {
  const listed = jobs.list.find(({ id }) => String(id) === chosen);
  const [seen, setSeen] = useState<{ id: string; title: string }>();
  if (listed && seen?.id !== chosen) setSeen({ id: chosen, title: listed.title });

  const options: Array<readonly [id: string, title: string]> = [
    ['', TALENT_BANK_TITLE],
    ...jobs.list.map((job) => [String(job.id), `${job.title} (${job.location})`] as const),
  ];
  if (!jobs.accepts(chosen)) {
    const meanwhile = seen?.id === chosen;
    const gone = [chosen, meanwhile ? `${seen.title} (encerrada)` : 'Vaga encerrada'] as const;
    const closed: Closed = meanwhile
      ? { when: 'meanwhile', title: seen.title }
      : { when: wanted === chosen ? 'arrival' : 'before' };
    return { options: [gone, ...options], title: undefined, closed };
  }
  if (chosen && !jobs.isLoaded)
    options.push([chosen, jobs.loading ? 'Carregando vaga...' : `Vaga ${chosen}`]);
  // The title of an open job.
  return { options, title: listed?.title, closed: undefined };
}

/** Job id from the URL or the navigation state; empty: talent bank; undefined: none is given. */
export function useWantedJob(): string | undefined {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof FOR_TALENT_BANK> | null };
  return wantedBy(search.get('jobId') ?? (state?.talentBank ? '' : undefined));
}

function wantedBy(asked: string | undefined): string | undefined {
  if (!asked || asked === '0') return asked === undefined ? undefined : '';
  // The gateway renders the form by the same rule (`gateway/src/site/places.ts`).
  return /^[1-9]\d{0,9}$/.test(asked) && Number(asked) <= MAX_INT4 ? asked : INVALID_JOB;
}
