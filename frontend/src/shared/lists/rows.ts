import { compareValues } from '@araucaria/contracts/domain';
import type { Column } from './data-columns';

type Sortable<R> = Pick<Column<R>, 'key' | 'sortBy'>;

/** The order, which may come from an address, if there is a column for it; otherwise none. */
export function knownSort<R>(columns: ReadonlyArray<Sortable<R>>, sort = ''): string {
  return columns.some(({ key, sortBy }) => sortBy && (sort === key || sort === `-${key}`)) ? sort : '';
}

/** Sorts by `key` ascending, or by `-key` descending. Null comes last in both; an unknown key changes nothing. */
export function sortRows<R>(
  rows: readonly R[],
  columns: ReadonlyArray<Sortable<R>>,
  sort: string,
): readonly R[] {
  const descending = sort.startsWith('-');
  const valueOf = columns.find(({ key }) => key === (descending ? sort.slice(1) : sort))?.sortBy;
  if (typeof valueOf !== 'function') return rows;
  return [...rows].sort((a, b) => compareValues(valueOf(a), valueOf(b), descending));
}

/** The number of the last page, at least 1. */
export const lastPage = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** The rows of a page (from 1); of the last page if `page` exceeds it. */
export function pageRows<R>(rows: readonly R[], page: number, limit: number): readonly R[] {
  const end = Math.min(page, lastPage(rows.length, limit)) * limit;
  return rows.slice(end - limit, end);
}

/** A number for texts; 'mais de 10.000' if only the first `counted` were counted and there are more. */
export const totalText = (total: number, counted = Infinity): string =>
  total > counted ? `mais de ${counted.toLocaleString('pt-BR')}` : String(total);
