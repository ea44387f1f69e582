/** Lets the label of a chip wrap instead of being truncated. */
export const WRAPPED_LABEL = {
  height: 'auto',
  minHeight: 24,
  maxWidth: '100%',
  '& .MuiChip-label': { whiteSpace: 'normal' },
} as const;
