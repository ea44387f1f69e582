import { HIRED_STATUSES } from '@araucaria/contracts/domain';
import type { HiringFilter } from '../../../generated/graphql';
import { usePermission } from '../../../shared/session/use-permission';
import { Figure, FigureList } from '../../../shared/ui/figures';
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
    <FigureList phoneWidth={4.25}>
      {figures.map(([label, value, address]) => (
        <Figure key={label} label={label} value={value} href={maySeeCandidates ? address : undefined} />
      ))}
    </FigureList>
  );
}
