import type { MouseEvent } from 'react';
import Button from '@mui/material/Button';

interface ClearFiltersProps {
  /** Without a filter there is no button. */
  isFiltered: boolean;
  label?: string;
  onClear: () => void;
}

/** Removes every filter of a list; the last of its filters. */
export const ClearFilters = ({ isFiltered, label = 'Limpar filtros', onClear }: ClearFiltersProps) =>
  isFiltered && (
    <Button
      color="inherit"
      onClick={(event) => {
        keepFocus(event);
        onClear();
      }}
      sx={{ justifySelf: 'start', minHeight: 36, px: 1, '@media (pointer: coarse)': { minHeight: 44 } }}
    >
      {label}
    </Button>
  );

/** The button goes with the filters: the focus stays at the search field, or else at the first filter. */
function keepFocus({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) {
  // A field that gets the focus by touch opens the keyboard over the list.
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') return;
  const filters = currentTarget.closest('[role=search]');
  const target =
    filters?.querySelector<HTMLElement>('input[type=search]') ??
    filters?.querySelector<HTMLElement>('input, button');
  target?.focus();
}
