import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** A grid of twelve columns for the fields of a form. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' }}>{children}</Box>
);

/** A cell of `span` columns; of the whole width on a phone. */
export const Column = ({ span = 12, children }: { span?: number; children: ReactNode }) => (
  <Box sx={{ gridColumn: { xs: '1 / -1', sm: `span ${span}` } }}>{children}</Box>
);
