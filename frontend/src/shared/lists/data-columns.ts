import type { ReactNode } from 'react';
import type { SortValue } from './rows';

/** The first column names the row: it heads the cards. */
export interface Column<R> {
  key: string;
  label: string;
  cell: (row: R) => ReactNode;
  /** What the list sorts by; `server`: rows come in the order that was asked for. */
  sortBy?: ((row: R) => SortValue) | 'server';
}

export interface DataListProps<R extends { id: number }> {
  label: string;
  rows: readonly R[];
  columns: ReadonlyArray<Column<R>>;
  /** Key of the sorting column, with `-` for downwards; empty: as it came. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Opens a row by a click on it, and by its name for the keyboard; the first column must then hold text only. */
  onOpen?: (row: R) => void;
  actions?: (row: R) => ReactNode;
  /** Pixels of the window below which rows become cards. */
  cardsBelow?: number;
}

export type Ordered<R extends { id: number }> = DataListProps<R> & { sort: string };
