/** Lets the label of a chip wrap instead of being truncated. */
export const WRAPPED_LABEL = {
  height: 'auto',
  minHeight: 24,
  maxWidth: '100%',
  // Of one line it is round, of two it has corners.
  borderRadius: '12px',
  '& .MuiChip-label': { whiteSpace: 'normal' },
} as const;
