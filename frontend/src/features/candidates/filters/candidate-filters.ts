import {
  CANDIDATE_STATUS,
  MAX_OVERDUE_DAYS,
  PLAIN_FIELDS,
  fieldsWith,
  type FieldWith,
} from '@araucaria/contracts/domain';
import type { CandidateFilter, CandidateSort } from '../../../generated/graphql';
import { SELECTABLE_STATUSES } from '../../../domain/candidates/candidate-status';
import { isDay } from '../../../shared/dates/days';
import { isJobFilter } from '../../../domain/jobs/job-filter';
import { scoreRangeOf } from './score-range';

/** A filter by some of the values of a field. */
export interface ListFilter {
  label: string;
  /** Text of the option that sets no condition. */
  all: string;
  /** Label of each value that the address may name. */
  values: Readonly<Record<string, string>>;
  /** The values to choose from; default: all. */
  shown?: readonly string[];
  /** Only one value at a time; default: several. */
  isSingle?: boolean;
}

const fieldFilter = (field: FieldWith<'filterAll'>): ListFilter => {
  const { label, filterAll: all = '', values = [] } = PLAIN_FIELDS[field];
  return { label, all, values: Object.fromEntries(values.map((value) => [value, value])) };
};

/** The filters of candidates by values. The name is that of the condition in GraphQL and in the address. */
export const LIST_FILTERS = {
  status: {
    label: 'Status',
    all: 'Todos os status',
    values: CANDIDATE_STATUS,
    shown: [...SELECTABLE_STATUSES, 'hiring_offer', 'hiring_documents'],
  },
  ...(Object.fromEntries(fieldsWith('filterAll').map((field) => [field, fieldFilter(field)])) as Record<
    FieldWith<'filterAll'>,
    ListFilter
  >),
} satisfies { [Name in keyof CandidateFilter]?: ListFilter };
type ListFilterName = keyof typeof LIST_FILTERS;

const LIST_FILTER_NAMES = Object.keys(LIST_FILTERS) as ListFilterName[];

/** Conditions of candidates, as text. Interviews share all of them but those by values. */
export const NO_FILTERS = {
  job: '',
  search: '',
  de: '',
  ate: '',
  /** Days without a response. */
  retorno: '',
  /** Range of scores, `60-80`. */
  nota: '',
  /** A value of {@link SOURCES}. */
  origem: '',
  ...(Object.fromEntries(LIST_FILTER_NAMES.map((name) => [name, ''])) as Record<ListFilterName, string>),
};

export type Filters = typeof NO_FILTERS;

export const SOURCES = [
  ['', 'Todas as origens'],
  ['indicacao', 'Com indicação'],
  ['direta', 'Sem indicação'],
] as const;

/** The values of a condition in the address, which separates them by commas. */
export const wordsOf = (text: string): string[] => text.split(',').filter(Boolean);

/** Query parameters of the page with their defaults. A list has its own address, so it can be shared and reopened. */
export const DEFAULT_VIEW = {
  aba: '',
  ...NO_FILTERS,
  /** Status of interviews. */
  situacao: '',
  ordem: '',
  /** Shown columns, separated by commas; empty: all. */
  colunas: '',
  page: '',
  /** Id of the open candidate, and the section of the detail. */
  candidato: '',
  secao: '',
};
export type View = typeof DEFAULT_VIEW;

export const isFiltered = (view: Filters): boolean =>
  Object.keys(NO_FILTERS).some((name) => view[name as keyof Filters]);

const isDayCount = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= MAX_OVERDUE_DAYS;

export const isSource = (text: string): boolean => SOURCES.some(([value]) => value && value === text);

/** Returns the chosen conditions only; invalid values of the address are ignored. */
export function filterOf(view: Filters): CandidateFilter {
  const { job, search, de, ate, retorno, nota, origem } = view;
  const withoutResponseDays = Number(retorno);
  const lists = LIST_FILTER_NAMES.map(
    (name) =>
      [name, wordsOf(view[name]).filter((value) => Object.hasOwn(LIST_FILTERS[name].values, value))] as const,
  );
  return {
    ...(isJobFilter(job) && { job }),
    ...(search.trim() && { search: search.trim() }),
    ...(isDay(de) && { startDate: de }),
    ...(isDay(ate) && { endDate: ate }),
    ...(isDayCount(withoutResponseDays) && { withoutResponseDays }),
    ...scoreRangeOf(nota),
    ...(isSource(origem) && { referred: origem === 'indicacao' }),
    ...Object.fromEntries(lists.filter(([, values]) => values.length)),
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

/** Whether the list has this order; the default one is empty. */
const isSort = (ordem: string): boolean => SORTS.some(([value]) => value && value === ordem);

/** `score_DESC` for `-score`; newest first by default. */
export function sortOf(ordem: string): CandidateSort {
  if (!isSort(ordem)) return 'createdAt_DESC';
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

/** Path of the CSV export of the filtered list. Several values of a condition are separated by commas. */
export function exportPath(view: Filters & { ordem?: string }): string {
  const conditions = Object.entries(filterOf(view)).map(([name, value]) => [name, String(value)]);
  const { ordem = '' } = view;
  if (isSort(ordem)) conditions.push(['sort', ordem]);
  return `/api/candidates/export.csv?${new URLSearchParams(conditions)}`;
}
