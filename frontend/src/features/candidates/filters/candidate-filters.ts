import type { CandidateFilter, CandidateSort, CandidateStatus } from '../../../generated/graphql';
import { isStatus } from '../../../shared/candidate-status';
import { isDay } from '../../../shared/days';

/** What the address of the page holds: a list can be sent to a colleague, and 'back' returns to it. */
export const ADDRESS = {
  aba: '',
  /** Filters of the candidates; those of the interviews share all but the status. */
  job: '',
  status: '',
  search: '',
  de: '',
  ate: '',
  situacao: '',
  ordem: '',
  page: '',
  /** The opened candidate and the section of the detail. */
  candidato: '',
  secao: '',
};
export type View = typeof ADDRESS;
export type Filters = Pick<View, 'job' | 'status' | 'search' | 'de' | 'ate'>;

export const NO_FILTERS: Filters = { job: '', status: '', search: '', de: '', ate: '' };

export const isFiltered = (view: Filters): boolean =>
  Object.keys(NO_FILTERS).some((name) => view[name as keyof Filters]);

/** Only what was chosen; words that the address cannot mean are passed over. */
export function filterOf({ job, status, search, de, ate }: Filters): CandidateFilter {
  const statuses = status.split(',').filter(isStatus) as CandidateStatus[];
  return {
    ...(job && { job }),
    ...(statuses.length && { status: statuses }),
    ...(search.trim() && { search: search.trim() }),
    ...(isDay(de) && { startDate: de }),
    ...(isDay(ate) && { endDate: ate }),
  };
}

export const SORTS = [
  ['', 'Mais recentes'],
  ['createdAt', 'Mais antigos'],
  ['-score', 'Maior score'],
  ['score', 'Menor score'],
  ['name', 'Nome, A–Z'],
  ['-name', 'Nome, Z–A'],
] as const;

/** `-score` as the server names it. The newest come first unless said. */
export function sortOf(ordem: string): CandidateSort {
  if (!SORTS.some(([value]) => value && value === ordem)) return 'createdAt_DESC';
  return (ordem.startsWith('-') ? `${ordem.slice(1)}_DESC` : `${ordem}_ASC`) as CandidateSort;
}

/** The order after a press on a column's name: the one that people want first, then the other. */
export function nextSort(ordem: string, column: 'createdAt' | 'score' | 'name'): string {
  const [first, second] = {
    createdAt: ['', 'createdAt'],
    score: ['-score', 'score'],
    name: ['name', '-name'],
  }[column];
  return ordem === first ? second! : first!;
}

/** The same list as a table for spreadsheets. */
export function exportPath(view: Filters): string {
  const { status, ...others } = filterOf(view);
  const query = new URLSearchParams(others as Record<string, string>);
  if (status) query.set('status', (status as string[]).join());
  return `/api/candidates/export.csv?${query}`;
}
