import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { SortedListProps } from './data-columns';

interface DataHeadProps<R extends { id: number }> extends Pick<
  SortedListProps<R>,
  'columns' | 'sort' | 'onSort' | 'actions' | 'menu'
> {
  /** Width of the column of actions, e.g. '10rem'. */
  actionsWidth?: string;
}

/** The names of the columns, by which a table is sorted. */
export function DataHead<R extends { id: number }>(props: DataHeadProps<R>) {
  const { columns, sort, onSort, actions, menu, actionsWidth } = props;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ key, label, sortBy, width, isFigure }) => {
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
                  {label}
                </TableSortLabel>
              ) : (
                label
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
  );
}
