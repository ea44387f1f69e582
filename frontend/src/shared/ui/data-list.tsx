import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { sorted, type SortValue } from '../sorting';

/** The first column names the row: it heads the cards. */
export interface Column<R> {
  key: string;
  label: string;
  cell: (row: R) => ReactNode;
  sortBy?: (row: R) => SortValue;
}

interface DataListProps<R extends { id: number }> {
  label: string;
  rows: readonly R[];
  columns: ReadonlyArray<Column<R>>;
  /** Key of the sorting column, with `-` for downwards; empty: as it came. */
  sort?: string;
  onSort?: (sort: string) => void;
  actions?: (row: R) => ReactNode;
  /** Pixels of the window below which rows become cards. */
  cardsBelow?: number;
}

/** A table where there is room for its columns, cards where there is not. */
export function DataList<R extends { id: number }>(props: DataListProps<R>) {
  const { rows, columns, sort = '', cardsBelow = 1100 } = props;
  const narrow = useMediaQuery(`(max-width: ${cardsBelow}px)`, { noSsr: true });
  const ordered = { ...props, sort, rows: sorted(rows, columns, sort) };
  return narrow ? <Cards {...ordered} /> : <Rows {...ordered} />;
}

type Ordered<R extends { id: number }> = DataListProps<R> & { sort: string };

function Rows<R extends { id: number }>({ label, rows, columns, sort, onSort, actions }: Ordered<R>) {
  const down = sort.startsWith('-');
  return (
    <TableContainer>
      <Table aria-label={label} sx={{ '& .MuiTableCell-root': { px: 1 } }}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label: text, sortBy }) => {
              const active = sort === key || sort === `-${key}`;
              return (
                <TableCell key={key} sortDirection={active && (down ? 'desc' : 'asc')}>
                  {sortBy && onSort ? (
                    <TableSortLabel
                      active={active}
                      direction={active && down ? 'desc' : 'asc'}
                      onClick={() => onSort(sort === key ? `-${key}` : key)}
                    >
                      {text}
                    </TableSortLabel>
                  ) : (
                    text
                  )}
                </TableCell>
              );
            })}
            {actions && <TableCell>Ações</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {columns.map(({ key, cell }, index) =>
                index === 0 ? (
                  <TableCell key={key} component="th" scope="row" sx={{ fontWeight: 620 }}>
                    {cell(row)}
                  </TableCell>
                ) : (
                  <TableCell key={key} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {cell(row)}
                  </TableCell>
                ),
              )}
              {actions && (
                <TableCell>
                  <Box
                    sx={{ display: 'flex', gap: 0.5, '& .MuiButton-root': { px: 1, whiteSpace: 'nowrap' } }}
                  >
                    {actions(row)}
                  </Box>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cards<R extends { id: number }>({ label, rows, columns, sort, onSort, actions }: Ordered<R>) {
  const sortable = columns.filter(({ sortBy }) => sortBy);
  const [title, ...others] = columns;
  return (
    <>
      {onSort && sortable.length > 0 && (
        <TextField
          select
          size="small"
          label="Ordenar por"
          value={sort}
          onChange={(event) => onSort(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">Ordem da lista</MenuItem>
          {sortable.flatMap(({ key, label: text }) => [
            <MenuItem key={key} value={key}>{`${text}, crescente`}</MenuItem>,
            <MenuItem key={`-${key}`} value={`-${key}`}>{`${text}, decrescente`}</MenuItem>,
          ])}
        </TextField>
      )}
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}
      >
        {rows.map((row) => (
          <Card component="li" key={row.id} sx={{ p: 2, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 650 }}>{title?.cell(row)}</Box>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gap: '6px 16px',
                gridTemplateColumns: 'minmax(90px, auto) minmax(0, 1fr)',
              }}
            >
              {others.map(({ key, label: text, cell }) => (
                <Box key={key} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem', pt: 0.25 }}>
                    {text}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {cell(row)}
                  </Box>
                </Box>
              ))}
            </Box>
            {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions(row)}</Box>}
          </Card>
        ))}
      </Box>
    </>
  );
}
