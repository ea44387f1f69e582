import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { SURFACE_TINT } from './surface-tint';

interface Metric {
  label: string;
  /** undefined: not loaded yet. */
  value: string | number | undefined;
  icon?: ReactNode;
}

interface MetricCardsProps {
  metrics: readonly Metric[];
  /** The query failed: shows a dash instead of a skeleton. */
  failed?: boolean;
  /** Number of columns by breakpoint. */
  columns: Record<string, number>;
}

/** The key figures of a page. */
export function MetricCards({ metrics, failed = false, columns }: MetricCardsProps) {
  // Three columns on a phone have eighty pixels each.
  const tight = (columns.xs ?? 1) > 2;
  const columnTemplates: Record<string, string> = Object.fromEntries(
    Object.entries(columns).map(([width, count]) => [width, `repeat(${count}, minmax(0, 1fr))`]),
  );
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: columnTemplates,
      }}
    >
      {metrics.map(({ label, value, icon }) => (
        // A `dl` may contain only `dt` and `dd`, so the icon is inside the `dt` and positioned absolutely.
        <Card
          key={label}
          sx={{
            position: 'relative',
            py: { xs: 1.5, sm: 1.5 },
            pr: { xs: tight ? 1.25 : 2, sm: 2 },
            pl: { xs: tight ? 1.25 : 2, sm: icon ? 10 : 2 },
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
          }}
        >
          <Box
            component="dt"
            sx={{ color: 'text.secondary', fontSize: { xs: tight ? '0.75rem' : '0.875rem', sm: '0.875rem' } }}
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
              // Amounts of money are long and must not wrap.
              fontSize: {
                xs: String(value).length > 7 ? 'clamp(0.85rem, 4.2vw, 1.3rem)' : '1.3rem',
                sm: '1.5rem',
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
