import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';

interface FigureListProps {
  /** Least width of a figure on a phone, in rem: amounts of money need more than numbers do. */
  phoneWidth: number;
  /** Each figure is above its name in a wide window too: sums with their numbers do not fit in one line. */
  isStacked?: boolean;
  children: ReactNode;
}

/** The key figures of a screen in one line; on a phone in a grid, each above its name. */
export const FigureList = ({ phoneWidth, isStacked = false, children }: FigureListProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: { xs: 'grid', sm: 'flex' },
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${phoneWidth}rem, 100%), 1fr))`,
      flexWrap: 'wrap',
      columnGap: { xs: 1.5, sm: isStacked ? 4 : 2.5 },
      rowGap: 0.5,
      alignItems: { sm: 'baseline' },
      ...(isStacked && { '& > div': { flexDirection: 'column-reverse', alignItems: 'flex-start', gap: 0 } }),
    }}
  >
    {children}
  </Box>
);

interface FigureProps {
  label: string;
  /** undefined: not loaded yet. */
  value: string | undefined;
  /** What belongs to the value, in smaller letters after it. */
  note?: string | undefined;
  /** The query failed: shows a dash instead of a skeleton. */
  hasFailed?: boolean;
  /** What is counted waits for a user. */
  isWaiting?: boolean;
  /** Address of the list of those that are counted; undefined: no list shows them. */
  href: string | undefined;
  /** That list is on the screen. */
  isShown?: boolean;
}

/** A figure that leads to those it counts. */
export function Figure(props: FigureProps) {
  const { label, value, note, hasFailed = false, isWaiting = false, href, isShown = false } = props;
  const colour = isWaiting ? 'secondary.main' : 'text.secondary';
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: { xs: 'column-reverse', sm: 'row-reverse' },
        gap: { sm: 0.75 },
        // Fingers need 44 px.
        minHeight: { xs: 44, sm: 32 },
        alignItems: { sm: 'center' },
        justifyContent: 'flex-end',
        color: colour,
        ...(href !== undefined && { '&:hover dt': { textDecoration: 'underline' } }),
      }}
    >
      <Box
        component="dt"
        sx={{
          fontSize: { xs: '0.75rem', sm: '0.8125rem' },
          lineHeight: { xs: 1.3, sm: 'inherit' },
          ...(isShown && { textDecoration: 'underline' }),
        }}
      >
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {value === undefined ? (
          hasFailed ? (
            '–'
          ) : (
            <Skeleton width={24} />
          )
        ) : href === undefined ? (
          value
        ) : (
          <Box
            component={RouterLink}
            to={href}
            aria-label={note ? `${label}: ${value} (${note})` : `${label}: ${value}`}
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
            {note && (
              <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 400 }}>
                {` (${note})`}
              </Box>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
