import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { READING_WIDTH } from './reading-width';

interface PageHeadingProps {
  title: string;
  text?: string;
  /** Actions of the page. */
  children?: ReactNode;
}

/** The title of a staff page, with its actions. */
export function PageHeading({ title, text, children }: PageHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {text && (
          <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: READING_WIDTH }}>{text}</Typography>
        )}
      </Box>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>}
    </Box>
  );
}
