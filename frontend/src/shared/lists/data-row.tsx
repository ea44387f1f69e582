import type { MouseEvent, ReactNode } from 'react';
import TableRow from '@mui/material/TableRow';
import { isRowClick } from './row-link';

interface DataRowProps<R> {
  row: R;
  onOpen?: ((row: R) => void) | undefined;
  children: ReactNode;
}

/** A row of a table, which a click opens. */
export const DataRow = <R,>({ row, onOpen, children }: DataRowProps<R>) => (
  <TableRow
    hover
    onClick={onOpen && ((event: MouseEvent) => isRowClick(event) && onOpen(row))}
    sx={onOpen && { cursor: 'pointer' }}
  >
    {children}
  </TableRow>
);
