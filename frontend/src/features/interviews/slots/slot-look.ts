export const SLOT_LOOK = {
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
} as const;
