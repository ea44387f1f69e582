import Box from '@mui/material/Box';
import { HIRED_STATUSES } from '@araucaria/contracts/domain';
import type { HiringFilter } from '../../../generated/graphql';
import { usePermission } from '../../../shared/session/use-permission';
import { TextLink } from '../../../shared/ui/links';
import type { HiringFigures } from '../hiring-queries';
import { conversionRate } from '../hiring-rules';
import { candidatesAddress } from './hiring-filters';

interface HiringTotalsProps {
  totals: HiringFigures['hiringDashboard'];
  filter: HiringFilter | undefined;
}

/** The key figures in one line; those whose people the list of candidates can show lead there. */
export function HiringTotals({ totals, filter }: HiringTotalsProps) {
  const maySeeCandidates = usePermission('candidates.read');
  const { totalCandidates, candidatesInHiringProcess, candidatesHired } = totals;
  const figures = [
    ['Total de candidatos', totalCandidates.toLocaleString('pt-BR'), candidatesAddress(filter)],
    ['Em processo', candidatesInHiringProcess.toLocaleString('pt-BR'), undefined],
    [
      'Contratados',
      candidatesHired.toLocaleString('pt-BR'),
      candidatesAddress(filter, HIRED_STATUSES.join(',')),
    ],
    ['Taxa de conversão', `${conversionRate(candidatesHired, totalCandidates)}%`, undefined],
  ] as const;
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 }}>
      {figures.map(([label, value, address]) => (
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
            {maySeeCandidates && address ? (
              <TextLink to={address} aria-label={`${label}: ${value}`}>
                {value}
              </TextLink>
            ) : (
              value
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
