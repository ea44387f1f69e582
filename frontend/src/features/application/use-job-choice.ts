import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { FOR_TALENT_BANK } from '../../shared/jobs/jobs-query';
import type { OpenJobs } from './use-open-jobs';

const TALENT_BANK = 'Banco de Talentos';

/** Why the chosen job takes no applications, as far as it is known here. */
export type Closed =
  /** It was open when the form was opened. */
  | { when: 'meanwhile'; title: string }
  /** The address asks for it. */
  | { when: 'arrival' }
  /** A draft remembers it. */
  | { when: 'before' };

export interface JobChoice {
  options: Array<readonly [id: string, title: string]>;
  /** Of the job that is chosen, while it is open. */
  title: string | undefined;
  /** Id that the address, or the link to here, asks for; empty: the talent bank; undefined: it leaves the choice. */
  wanted: string | undefined;
  /** The chosen job takes no applications: the visitor has to choose again. */
  closed: Closed | undefined;
}

/** Stands for whatever an address names that cannot be a job. */
const NO_VACANCY = 'nenhuma';

/**
 * The jobs that can be chosen, the talent bank first. A chosen job stays chosen when it closes or when the list
 * cannot be read: an application goes to the talent bank only by the visitor's own choice.
 */
export function useJobChoice(chosen: string, jobs: OpenJobs): JobChoice {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof FOR_TALENT_BANK> | null };
  const wanted = wantedBy(search.get('jobId') ?? (state?.talentBank ? '' : undefined));
  const listed = jobs.list.find(({ id }) => String(id) === chosen);
  const [seen, setSeen] = useState<{ id: string; title: string }>();
  if (listed && seen?.id !== chosen) setSeen({ id: chosen, title: listed.title });

  const options: JobChoice['options'] = [
    ['', TALENT_BANK],
    ...jobs.list.map((job) => [String(job.id), `${job.title} (${job.location})`] as const),
  ];
  if (!jobs.accepts(chosen)) {
    const meanwhile = seen?.id === chosen;
    const gone = [chosen, meanwhile ? `${seen.title} (encerrada)` : 'Vaga encerrada'] as const;
    const closed: Closed = meanwhile
      ? { when: 'meanwhile', title: seen.title }
      : { when: wanted === chosen ? 'arrival' : 'before' };
    return { options: [gone, ...options], title: undefined, wanted, closed };
  }
  if (chosen && !jobs.read) options.push([chosen, jobs.loading ? 'Carregando vaga...' : `Vaga ${chosen}`]);
  return { options, title: listed?.title, wanted, closed: undefined };
}

function wantedBy(asked: string | undefined): string | undefined {
  if (!asked || asked === '0') return asked === undefined ? undefined : '';
  return /^[1-9]\d*$/.test(asked) ? asked : NO_VACANCY;
}
