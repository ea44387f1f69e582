import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';

/** The key figures of a screen in one line. */
export const FigureList = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, alignItems: 'baseline' }}
  >
    {children}
  </Box>
);

interface FigureProps {
  label: string;
  /** undefined: not loaded yet. */
  value: string | undefined;
  /** The query failed: shows a dash instead of a skeleton. */
  hasFailed: boolean;
  /** What is counted waits for a user. */
  isWaiting?: boolean;
  /** Address of the list of those that are counted. */
  href: string;
  /** That list is on the screen. */
  isShown: boolean;
}

/** A figure that leads to those it counts. */
export function Figure({ label, value, hasFailed, isWaiting = false, href, isShown }: FigureProps) {
  const colour = isWaiting ? 'secondary.main' : 'text.secondary';
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'row-reverse',
        gap: 0.75,
        minHeight: 32,
        alignItems: 'center',
        color: colour,
        '&:hover dt': { textDecoration: 'underline' },
      }}
    >
      <Box component="dt" sx={{ fontSize: '0.8125rem', ...(isShown && { textDecoration: 'underline' }) }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {value === undefined ? (
          hasFailed ? (
            '–'
          ) : (
            <Skeleton width={24} />
          )
        ) : (
          <Box
            component={RouterLink}
            to={href}
            aria-label={`${label}: ${value}`}
            aria-current={isShown || undefined}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
              '&:focus-visible': { outline: 0 },
              '&:focus-visible::after': { outline: '2px solid', outlineOffset: 2 },
            }}
          >
            {value}
          </Box>
        )}
      </Box>
    </Box>
  );
}
