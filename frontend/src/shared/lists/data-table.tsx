import type { MouseEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { SxProps } from '@mui/material/styles';
import type { Column, SortedListProps } from './data-columns';
import { isRowClick } from './row-link';

interface DataTableProps<R extends { id: number }> extends SortedListProps<R> {
  /** The look of the table. Its cells have the attributes `data-figure` and `data-actions`. */
  sx: SxProps;
  /** The content of a cell. The first column names the row. */
  children: (row: R, column: Column<R>, isName: boolean) => ReactNode;
}

/** The rows of a list as a table: sorted by its heads, opened by a click. */
export function DataTable<R extends { id: number }>(props: DataTableProps<R>) {
  const { label, rows, columns, sort, onSort, onOpen, actions, menu, actionsWidth, sx, children } = props;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return (
    <TableContainer>
      <Table aria-label={label} sx={sx}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label: name, sortBy, width, isFigure }) => {
              const active = sort === key || sort === `-${key}`;
              return (
                <TableCell
                  key={key}
                  align={isFigure ? 'right' : 'left'}
                  data-figure={isFigure}
                  sortDirection={active && direction}
                  sx={{ width }}
                >
                  {sortBy && onSort ? (
                    <TableSortLabel
                      active={active}
                      direction={active ? direction : 'asc'}
                      onClick={() => onSort(sort === key ? `-${key}` : key)}
                    >
                      {name}
                    </TableSortLabel>
                  ) : (
                    name
                  )}
                </TableCell>
              );
            })}
            {(actions || menu) && (
              <TableCell align={actions ? 'left' : 'right'} sx={{ width: actionsWidth }}>
                Ações
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              hover
              onClick={onOpen && ((event: MouseEvent) => isRowClick(event) && onOpen(row))}
              sx={onOpen && { cursor: 'pointer' }}
            >
              {columns.map((column, index) =>
                index === 0 ? (
                  <TableCell key={column.key} component="th" scope="row">
                    {children(row, column, true)}
                  </TableCell>
                ) : (
                  <TableCell
                    key={column.key}
                    align={column.isFigure ? 'right' : 'left'}
                    data-figure={column.isFigure}
                    sx={{ fontVariantNumeric: 'tabular-nums' }}
                  >
                    {children(row, column, false)}
                  </TableCell>
                ),
              )}
              {(actions || menu) && (
                <TableCell data-actions>
                  <Box sx={{ display: 'flex' }}>
                    {actions?.(row)}
                    {menu?.(row)}
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
