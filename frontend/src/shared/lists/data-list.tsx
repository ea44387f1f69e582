import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { knownSort, sortRows } from './rows';
import { DataCards } from './data-cards';
import { DataTable } from './data-table';
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
  const Rows = isDense ? DenseTable : PlainTable;
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
  // A long name without spaces wraps instead of pushing the last columns out of the window.
  '& [scope=row]': { fontWeight: 620, maxWidth: 320, overflowWrap: 'break-word' },
  // Longer texts wrap instead. A table that has no room for a code becomes cards.
  '& [data-code]': { whiteSpace: 'nowrap' },
  '& [data-actions] > div': { gap: 0.5 },
  '& [data-actions] .MuiButton-root': { px: 1, whiteSpace: 'nowrap' },
} as const;

const PlainTable = <R extends { id: number }>(props: SortedListProps<R>) => (
  <DataTable {...props} sx={STYLES}>
    {(row, { cell, note }, isName) => (
      <>
        {isName ? (
          <RowLink row={row} onOpen={props.onOpen}>
            {cell(row)}
          </RowLink>
        ) : (
          cell(row)
        )}
        <Note>{note?.(row)}</Note>
      </>
    )}
  </DataTable>
);
