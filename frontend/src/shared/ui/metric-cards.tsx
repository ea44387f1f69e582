import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

interface Metric {
  label: string;
  /** undefined: not loaded yet. */
  value: string | number | undefined;
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
      {metrics.map(({ label, value }) => (
        <Card
          key={label}
          sx={{
            py: { xs: 1.5, sm: 1.5 },
            pr: { xs: tight ? 1.25 : 2, sm: 2 },
            pl: { xs: tight ? 1.25 : 2, sm: 2 },
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
          }}
        >
          <Box
            component="dt"
            sx={{ color: 'text.secondary', fontSize: { xs: tight ? '0.75rem' : '0.875rem', sm: '0.875rem' } }}
          >
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
