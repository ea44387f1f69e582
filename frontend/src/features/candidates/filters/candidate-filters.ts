import { isCandidateStatus } from '@araucaria/contracts/domain';
import type { CandidateFilter, CandidateSort } from '../../../generated/graphql';
import { isDay } from '../../../shared/dates/days';

/** Query parameters of the page with their defaults. A list has its own address, so it can be shared and reopened. */
export const DEFAULT_VIEW = {
  aba: '',
  /** Filters of candidates. Interviews share all of them but the status, which is `situacao`. */
  job: '',
  status: '',
  search: '',
  de: '',
  ate: '',
  situacao: '',
  ordem: '',
  page: '',
  /** Id of the open candidate, and the section of the detail. */
  candidato: '',
  secao: '',
};
export type View = typeof DEFAULT_VIEW;
export type Filters = Pick<View, 'job' | 'status' | 'search' | 'de' | 'ate'>;

export const NO_FILTERS: Filters = { job: '', status: '', search: '', de: '', ate: '' };

export const isFiltered = (view: Filters): boolean =>
  Object.keys(NO_FILTERS).some((name) => view[name as keyof Filters]);

/** Returns the chosen conditions only; invalid values of the address are ignored. */
export function filterOf({ job, status, search, de, ate }: Filters): CandidateFilter {
  const statuses = status.split(',').filter(isCandidateStatus);
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

/** Maps `-score` to `score_DESC`. Default: newest first. */
export function sortOf(ordem: string): CandidateSort {
  if (!SORTS.some(([value]) => value && value === ordem)) return 'createdAt_DESC';
  return (ordem.startsWith('-') ? `${ordem.slice(1)}_DESC` : `${ordem}_ASC`) as CandidateSort;
}

/** The order after a click on a column head: first the more useful direction, then the other. */
export function nextSort(ordem: string, column: 'createdAt' | 'score' | 'name'): string {
  const [first, second] = {
    createdAt: ['', 'createdAt'],
    score: ['-score', 'score'],
    name: ['name', '-name'],
  }[column];
  return ordem === first ? second! : first!;
}

/** Path of the CSV export of the filtered list. */
export function exportPath(view: Filters): string {
  const { status, ...others } = filterOf(view);
  const query = new URLSearchParams(others as Record<string, string>);
  if (status) query.set('status', (status as string[]).join());
  return `/api/candidates/export.csv?${query}`;
}
