import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import css from './columns.module.css';

/** A grid of twelve columns for the fields of a form. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={css.columns}>{children}</div>
);

interface ColumnProps {
  span?: number;
  children: ReactNode;
}

/** A cell of `span` columns; of the whole width on a phone. */
export const Column = ({ span = 12, children }: ColumnProps) => (
  <div className={classes(css.cell, css[`span${span}`])}>{children}</div>
);
