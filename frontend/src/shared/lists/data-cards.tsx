import { Fragment, type MouseEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { CardGrid } from '../ui/card-grid';
import { notesOf, type Column, type SortedListProps } from './data-columns';
import { ListOrder } from './list-order';
import { Note } from './note';
import { RowLink, isRowClick } from './row-link';

/** A note stands beside its value where both fit. A value without one, for instance a bar, has the whole line. */
const BESIDE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'baseline',
  '& > :only-child': { flex: 1, minWidth: 0 },
} as const;

/** The rows of a list as cards, for windows too narrow for its table. */
export function DataCards<R extends { id: number }>({
  label,
  rows,
  columns,
  sort,
  onSort,
  onOpen,
  actions,
  menu,
  isDense = false,
}: SortedListProps<R>) {
  const sortable = columns.filter(({ sortBy }) => sortBy);
  const [title, ...others] = isDense ? columns.filter(({ joins }) => !joins) : columns;
  const joining = isDense ? columns : [];
  return (
    <>
      {onSort && sortable.length > 0 && (
        <ListOrder
          value={sort}
          options={[
            ['', 'Ordem da lista'],
            ...sortable.flatMap(({ key, label: text }): Array<[string, string]> => [
              [key, `${text}, crescente`],
              [`-${key}`, `${text}, decrescente`],
            ]),
          ]}
          onChange={onSort}
        />
      )}
      <CardGrid label={label} cardWidth={340} gap={1.5}>
        {rows.map((row) => (
          <Card
            component="li"
            key={row.id}
            onClick={onOpen && ((event: MouseEvent) => isRowClick(event) && onOpen(row))}
            sx={{
              ...(onOpen && { cursor: 'pointer' }),
              p: isDense ? 1.5 : 2,
              display: 'grid',
              gap: isDense ? 0.75 : 1,
              alignContent: 'start',
              gridTemplateColumns: 'minmax(0, 1fr)',
              overflowWrap: 'anywhere',
            }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Box sx={{ fontWeight: 650, minWidth: 0, mr: 'auto' }}>
                <RowLink row={row} onOpen={onOpen}>
                  {title?.cell(row)}
                </RowLink>
                <Note>{title && joinedNotes(row, title, joining)}</Note>
              </Box>
              {menu?.(row)}
            </Box>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gap: isDense ? '2px 16px' : '6px 16px',
                // Large labels leave room for the values.
                gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
                alignItems: 'baseline',
              }}
            >
              {others.map((column) => (
                <Box key={column.key} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ minWidth: 84, color: 'text.secondary', fontSize: '0.875rem' }}>
                    {column.label}
                  </Box>
                  <Box component="dd" sx={{ m: 0, ...(isDense && BESIDE) }}>
                    <div>{column.cell(row)}</div>
                    <Note>{joinedNotes(row, column, joining)}</Note>
                  </Box>
                </Box>
              ))}
            </Box>
            {actions && (
              // A row may have none.
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1,
                  '&:empty': { display: 'none' },
                  // In line with the texts above.
                  '& > .MuiButton-text:first-of-type': { ml: -1.5 },
                }}
              >
                {actions(row)}
              </Box>
            )}
          </Card>
        ))}
      </CardGrid>
    </>
  );
}

function joinedNotes<R>(row: R, column: Column<R>, columns: ReadonlyArray<Column<R>>): ReactNode {
  const notes = notesOf(row, column, columns);
  return (
    notes.length > 0 &&
    notes.map((note, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        {note}
      </Fragment>
    ))
  );
}
