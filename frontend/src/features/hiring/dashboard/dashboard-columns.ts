/** Two columns that stand below each other in all parts of the dashboard, where both have room. */
export const DASHBOARD_COLUMNS = {
  display: 'grid',
  columnGap: 5,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 296px' },
} as const;
