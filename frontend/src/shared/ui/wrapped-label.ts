/** For a chip: where there is no room its words take two lines, for cut off they would tell nothing. */
export const WRAPPED_LABEL = {
  height: 'auto',
  minHeight: 24,
  maxWidth: '100%',
  '& .MuiChip-label': { whiteSpace: 'normal' },
} as const;
