import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';

/** The smaller second line of a cell; nothing without a text. */
export const Note = ({ children }: { children: ReactNode }) =>
  children ? (
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {children}
    </Typography>
  ) : null;
