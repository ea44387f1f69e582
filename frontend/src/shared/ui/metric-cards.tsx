import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { SURFACE_TINT } from './surface-tint';

interface Metric {
  label: string;
  /** Absent: not known yet. */
  value: string | number | undefined;
  icon?: ReactNode;
}

interface MetricCardsProps {
  metrics: readonly Metric[];
  /** They could not be read: those that are absent will not come by themselves. */
  failed?: boolean;
  /** How many stand side by side, by width. */
  columns: Record<string, number>;
}

/** What a page counts, in large figures. */
export function MetricCards({ metrics, failed = false, columns }: MetricCardsProps) {
  // Three on a phone leave eighty pixels each.
  const tight = (columns.xs ?? 1) > 2;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: Object.fromEntries(
          Object.entries(columns).map(([width, count]) => [width, `repeat(${count}, minmax(0, 1fr))`]),
        ),
      }}
    >
      {metrics.map(({ label, value, icon }) => (
        // A list of terms holds nothing but terms and what they are: the icon stands in its term, beside both.
        <Card
          key={label}
          sx={{
            position: 'relative',
            py: { xs: 1.75, sm: 2.25 },
            pr: { xs: tight ? 1.25 : 2, sm: 2 },
            pl: { xs: tight ? 1.25 : 2, sm: icon ? 10 : 2 },
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
          }}
        >
          <Box
            component="dt"
            sx={{ color: 'text.secondary', fontSize: { xs: tight ? '0.8rem' : '0.925rem', sm: '0.925rem' } }}
          >
            {icon && (
              <Box
                aria-hidden
                component="span"
                sx={{
                  position: 'absolute',
                  left: 20,
                  top: '50%',
                  transform: 'translateY(-50%)',
                  display: { xs: 'none', sm: 'flex' },
                  p: 1.25,
                  borderRadius: 2,
                  color: 'primary.main',
                  bgcolor: SURFACE_TINT,
                }}
              >
                {icon}
              </Box>
            )}
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              // Sums of money are long, and never broken.
              fontSize: {
                xs: String(value).length > 7 ? 'clamp(0.85rem, 4.2vw, 1.3rem)' : '1.3rem',
                sm: '1.7rem',
              },
              whiteSpace: 'nowrap',
              fontWeight: 720,
              lineHeight: 1.2,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {typeof value === 'number'
              ? value.toLocaleString('pt-BR')
              : (value ?? (failed ? '–' : <Skeleton width={48} />))}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
