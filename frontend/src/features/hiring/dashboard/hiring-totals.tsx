import Box from '@mui/material/Box';
import type { HiringFigures } from '../hiring-queries';
import { conversionRate } from '../hiring-rules';

/** The key figures in one line. */
export function HiringTotals({ totals }: { totals: HiringFigures['hiringDashboard'] }) {
  const { totalCandidates, candidatesInHiringProcess, candidatesHired } = totals;
  const figures = [
    ['Total de candidatos', totalCandidates.toLocaleString('pt-BR')],
    ['Em processo', candidatesInHiringProcess.toLocaleString('pt-BR')],
    ['Contratados', candidatesHired.toLocaleString('pt-BR')],
    ['Taxa de conversão', `${conversionRate(candidatesHired, totalCandidates)}%`],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
      {figures.map(([label, value]) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'row-reverse',
            gap: 0.75,
            alignItems: 'baseline',
            color: 'text.secondary',
          }}
        >
          <Box component="dt" sx={{ fontSize: '0.8125rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
