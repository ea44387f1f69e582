import type { MouseEvent, ReactNode } from 'react';
import Link from '@mui/material/Link';

/** Elements with an action of their own inside a row. */
const INTERACTIVE = 'a, button, input, select, textarea, label, [role="button"], [role="menuitem"]';

/** Whether a click on a link asks for a new tab or window. */
export const isForNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent<Element>): boolean =>
  ctrlKey || metaKey || shiftKey;

const openTab = (address: string) => window.open(address, '_blank', 'noopener');

/**
 * Handlers of a row that opens like a link: by the middle button, or with Ctrl, in a new tab. The row contains a real link to the
 * same address for the keyboard and for screen readers.
 */
export const opensRow = (address: string, onOpen: () => void) => ({
  onClick: (event: MouseEvent<Element>) => {
    if (!isRowClick(event)) return;
    if (isForNewTab(event)) openTab(address);
    else onOpen();
  },
  onMouseDown: (event: MouseEvent<Element>) => {
    // Otherwise the middle button begins to scroll.
    if (event.button === 1 && isRowClick(event)) event.preventDefault();
  },
  onAuxClick: (event: MouseEvent<Element>) => {
    if (event.button === 1 && isRowClick(event)) openTab(address);
  },
});

/** Whether a click is meant for the row: not for one of its controls, and not the end of a text selection. */
export function isRowClick({ target, currentTarget }: MouseEvent<Element>): boolean {
  if (!(target instanceof Element)) return false;
  // Clicks in a dialog that a control of the row opened bubble through React to the row.
  if (!currentTarget.contains(target) || target.closest(INTERACTIVE)) return false;
  return !getSelection()?.toString();
}

interface RowLinkProps<R> {
  row: R;
  onOpen?: ((row: R) => void) | undefined;
  /** One line, cut at its end. */
  isDense?: boolean;
  children: ReactNode;
}

/** The name of a row as a button: opens the row by keyboard. */
export function RowLink<R>({ row, onOpen, isDense = false, children }: RowLinkProps<R>) {
  if (!onOpen) return children;
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      underline="hover"
      onClick={() => onOpen(row)}
      sx={{
        font: 'inherit',
        textAlign: 'start',
        maxWidth: '100%',
        ...(isDense
          ? { display: 'block', minHeight: 24, overflow: 'hidden', textOverflow: 'ellipsis' }
          : { minHeight: 32, overflowWrap: 'anywhere' }),
      }}
    >
      {children}
    </Link>
  );
}
