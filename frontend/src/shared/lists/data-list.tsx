import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { knownSort, sortRows } from './rows';
import { DataCards } from './data-cards';
import { DataHead } from './data-head';
import { DataRow } from './data-row';
import { DenseTable } from './dense-table';
import type { DataListProps, SortedListProps } from './data-columns';
import { RowLink } from './row-link';
import { Note } from './note';
import { useContentFits } from '../ui/use-content-fits';

export type { Column } from './data-columns';

/** A table, or cards if the window has no room for all columns. */
export const DataList = <R extends { id: number }>({ empty, ...props }: DataListProps<R>) =>
  props.rows.length === 0 && empty ? empty : <FittingList {...props} />;

/** Apart, because it measures its frame from its first render on. */
function FittingList<R extends { id: number }>(props: DataListProps<R>) {
  const { rows, columns, cardsBelow = 1100, isDense = false } = props;
  const Rows = isDense ? DenseTable : DataTable;
  const sort = knownSort(columns, props.sort);
  const narrow = useMediaQuery(`(max-width: ${cardsBelow}px)`, { noSsr: true });
  const { frame, fits } = useContentFits<HTMLDivElement>('.MuiTableContainer-root');
  const sortedProps = { ...props, sort, rows: sortRows(rows, columns, sort) };
  return (
    <Box ref={frame} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {narrow || !fits ? <DataCards {...sortedProps} /> : <Rows {...sortedProps} />}
    </Box>
  );
}

const STYLES = {
  '& .MuiTableCell-root': { px: 1 },
  '& [data-figure]': { pr: 2 },
  // Longer texts wrap instead. A table that has no room for a code becomes cards.
  '& [data-code]': { whiteSpace: 'nowrap' },
} as const;

function DataTable<R extends { id: number }>(props: SortedListProps<R>) {
  const { label, rows, columns, onOpen, actions, menu } = props;
  return (
    <TableContainer>
      <Table aria-label={label} sx={STYLES}>
        <DataHead {...props} />
        <TableBody>
          {rows.map((row) => (
            <DataRow key={row.id} row={row} onOpen={onOpen}>
              {columns.map(({ key, cell, note, isFigure }, index) =>
                index === 0 ? (
                  <TableCell
                    key={key}
                    component="th"
                    scope="row"
                    // A long name without spaces wraps instead of pushing the last columns out of the window.
                    sx={{ fontWeight: 620, maxWidth: 320, overflowWrap: 'break-word' }}
                  >
                    <RowLink row={row} onOpen={onOpen}>
                      {cell(row)}
                    </RowLink>
                    <Note>{note?.(row)}</Note>
                  </TableCell>
                ) : (
                  <TableCell
                    key={key}
                    align={isFigure ? 'right' : 'left'}
                    data-figure={isFigure}
                    sx={{ fontVariantNumeric: 'tabular-nums' }}
                  >
                    {cell(row)}
                    <Note>{note?.(row)}</Note>
                  </TableCell>
                ),
              )}
              {(actions || menu) && (
                <TableCell>
                  <Box
                    sx={{ display: 'flex', gap: 0.5, '& .MuiButton-root': { px: 1, whiteSpace: 'nowrap' } }}
                  >
                    {actions?.(row)}
                    {menu?.(row)}
                  </Box>
                </TableCell>
              )}
            </DataRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
