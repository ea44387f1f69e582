import type { ReactNode } from 'react';
import type { SortValue } from './rows';

/** The first column names the row and is the title of its card. */
export interface Column<R> {
  key: string;
  label: string;
  cell: (row: R) => ReactNode;
  /** The value to sort by; `server`: the server has sorted the rows; absent: the column cannot be sorted. */
  sortBy?: ((row: R) => SortValue) | 'server';
}

export interface DataListProps<R extends { id: number }> {
  label: string;
  rows: readonly R[];
  columns: ReadonlyArray<Column<R>>;
  /** Key of the sorting column, with `-` for descending; empty: original order. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Opens a row by a click on it, or by its first column with the keyboard; that column must then contain text only. */
  onOpen?: (row: R) => void;
  actions?: (row: R) => ReactNode;
  /** Width of the window in pixels below which rows become cards. */
  cardsBelow?: number;
}

export type SortedListProps<R extends { id: number }> = DataListProps<R> & { sort: string };
