import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface CardGridProps {
  label: string;
  /** Minimal width of a card in pixels, unless the window is narrower. */
  cardWidth: number;
  gap?: number;
  children: ReactNode;
}

export const CardGrid = ({ label, cardWidth, gap = 2, children }: CardGridProps) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cardWidth}px), 1fr))`,
    }}
  >
    {children}
  </Box>
);
