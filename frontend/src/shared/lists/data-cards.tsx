import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CardGrid } from '../ui/card-grid';
import type { SortedListProps } from './data-columns';
import { Note } from './note';
import { RowLink, isRowClick } from './row-link';

/** The rows of a list as cards, for windows too narrow for its table. */
export function DataCards<R extends { id: number }>({
  label,
  rows,
  columns,
  sort,
  onSort,
  onOpen,
  actions,
  isDense = false,
  hasMenuOnly = false,
}: SortedListProps<R>) {
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
          sx={{ maxWidth: { sm: 420 } }}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">Ordem da lista</MenuItem>
          {sortable.flatMap(({ key, label: text }) => [
            <MenuItem key={key} value={key}>{`${text}, crescente`}</MenuItem>,
            <MenuItem key={`-${key}`} value={`-${key}`}>{`${text}, decrescente`}</MenuItem>,
          ])}
        </TextField>
      )}
      <CardGrid label={label} cardWidth={360} gap={1.5}>
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
                <Note>{title?.note?.(row)}</Note>
              </Box>
              {hasMenuOnly && actions?.(row)}
            </Box>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gap: isDense ? '2px 16px' : '6px 16px',
                gridTemplateColumns: 'minmax(84px, auto) minmax(0, 1fr)',
              }}
            >
              {others.map(({ key, label: text, cell, note }) => (
                <Box key={key} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem', pt: 0.25 }}>
                    {text}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {cell(row)}
                    <Note>{note?.(row)}</Note>
                  </Box>
                </Box>
              ))}
            </Box>
            {actions && !hasMenuOnly && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions(row)}</Box>
            )}
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
