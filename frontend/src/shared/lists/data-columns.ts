import type { ReactNode } from 'react';
import type { SortValue } from '@araucaria/contracts/domain';

/** The first column names the row and is the title of its card. */
export interface Column<R> {
  key: string;
  label: string;
  cell: (row: R) => ReactNode;
  /** A second, smaller line under the cell. */
  note?: (row: R) => ReactNode;
  /** The value to sort by; `server`: the server has sorted the rows; absent: the column cannot be sorted. */
  sortBy?: ((row: R) => SortValue) | 'server';
  /** Amounts and counts, which a table aligns at their end. */
  isFigure?: boolean;
  /** In a dense table: the width, which grows with the text, e.g. '8rem'. Columns without one share the rest. */
  width?: string;
  /** In a dense table without room for all columns, and in its cards: the text stands before the note of another column. */
  joins?: { column: string; text: (row: R) => ReactNode };
}

export interface DataListProps<R extends { id: number }> {
  label: string;
  rows: readonly R[];
  /** Shown instead of a list without rows. */
  empty?: ReactNode;
  columns: ReadonlyArray<Column<R>>;
  /** Key of the sorting column, with `-` for descending; empty: original order. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Opens a row by a click on it, or by its first column with the keyboard; that column must then contain text only. */
  onOpen?: (row: R) => void;
  /** Buttons: in cards at the end. */
  actions?: (row: R) => ReactNode;
  /** The menu of further acts: at the end of a table's row, in cards beside the title. */
  menu?: (row: R) => ReactNode;
  /** In a dense table: the width of actions and menu, which grows with the text; otherwise that of a long button and a menu. */
  actionsWidth?: string;
  /** Width of the window in pixels below which rows become cards. */
  cardsBelow?: number;
  /** Rows of 48 px, with texts cut at the end of their line. For lists whose rows open the full text. */
  isDense?: boolean;
}

export type SortedListProps<R extends { id: number }> = DataListProps<R> & { sort: string };

/** The texts of the columns that join one, followed by its own note. */
export function notesOf<R>(row: R, column: Column<R>, columns: ReadonlyArray<Column<R>>): ReactNode[] {
  const joined = columns.filter(({ joins }) => joins?.column === column.key);
  return [...joined.map(({ joins }) => joins?.text(row)), column.note?.(row)].filter(Boolean);
}
