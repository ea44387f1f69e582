import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { READING_WIDTH } from './reading-width';

interface PageHeadingProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** Two acts share a line of a phone. */
const ACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiButton-root, & .at-button': { px: { xs: 1.25, sm: 2 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  '& .at-button > svg': { display: { xs: 'none', sm: 'block' } },
} as const;

export function PageHeading({ title, text, children }: PageHeadingProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 2 }, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' } }}>
          {title}
        </Typography>
        {text && (
          <Typography
            sx={{
              mt: { sm: 0.5 },
              fontSize: { xs: '0.75rem', sm: '0.875rem' },
              color: 'text.secondary',
              maxWidth: READING_WIDTH,
            }}
          >
            {text}
          </Typography>
        )}
      </Box>
      {children && <Box sx={ACTS}>{children}</Box>}
    </Box>
  );
}
