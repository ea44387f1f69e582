import type { MouseEvent, ReactNode } from 'react';
import Link from '@mui/material/Link';

/** What has an act of its own inside a row. */
const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

/** Whether a click on a row means the row: not one of its controls, nor the end of selecting its text. */
export function isRowClick({ target, currentTarget }: MouseEvent<Element>): boolean {
  if (!(target instanceof Element)) return false;
  // A dialog opened by a row's control is no part of it on the screen, though its clicks come by here.
  if (!currentTarget.contains(target) || target.closest(INTERACTIVE)) return false;
  return !getSelection()?.toString();
}

interface RowLinkProps<R> {
  row: R;
  onOpen?: (row: R) => void;
  children: ReactNode;
}

/** The name of a row, by which the keyboard opens what a click on the row opens. */
export function RowLink<R>({ row, onOpen, children }: RowLinkProps<R>) {
  if (!onOpen) return children;
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      underline="hover"
      onClick={() => onOpen(row)}
      sx={{ font: 'inherit', textAlign: 'start', minHeight: 32, maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}
