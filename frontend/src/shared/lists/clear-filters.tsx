import Button from '@mui/material/Button';

/** Removes every filter of a list; the last of its filters. */
export const ClearFilters = ({ onClear }: { onClear: () => void }) => (
  <Button
    color="inherit"
    onClick={onClear}
    sx={{ minHeight: 36, px: 1, '@media (pointer: coarse)': { minHeight: 44 } }}
  >
    Limpar filtros
  </Button>
);
