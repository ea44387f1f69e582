import Box from '@mui/material/Box';
import { HIRED_STATUSES } from '@araucaria/contracts/domain';
import type { HiringFilter } from '../../../generated/graphql';
import { formatCount } from '../../../shared/format/formats';
import { usePermission } from '../../../shared/session/use-permission';
import type { HiringFigures } from '../hiring-queries';
import { funnelOf } from '../hiring-rules';
import { BarTable } from './bar-table';
import { HireTimelineChart } from './hire-timeline-chart';
import { candidatesAddress } from './hiring-filters';

interface HiringChartsProps {
  figures: HiringFigures;
  filter: HiringFilter | undefined;
}

/** Candidates per step, conversion per phase, and hires over time. */
export function HiringCharts({ figures, filter }: HiringChartsProps) {
  const maySeeCandidates = usePermission('candidates.read');
  const { hiringDashboard: totals, hiringStages: stages, hireTimeline: timeline } = figures;
  const emptyText = filter ? 'Nada com os filtros escolhidos' : 'Ainda não há dados';
  const addresses: Record<string, string | undefined> = maySeeCandidates
    ? {
        Inscritos: candidatesAddress(filter),
        Contratados: candidatesAddress(filter, HIRED_STATUSES.join(',')),
      }
    : {};
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'minmax(0, 1fr)' },
      }}
    >
      <BarTable
        title="Distribuição por etapa"
        head={['Etapa', 'Candidatos']}
        emptyText={emptyText}
        bars={stages.map(({ label, candidates }) => ({
          name: label,
          amount: candidates,
          text: formatCount(candidates, 'candidato', 'candidatos'),
        }))}
      />
      <BarTable
        title="Conversão"
        head={['Fase', 'Candidatos']}
        emptyText={emptyText}
        bars={funnelOf(totals).map(({ phase, candidates, percent }) => ({
          name: phase,
          amount: candidates,
          text: `${formatCount(candidates, 'candidato', 'candidatos')}, ${percent}%`,
          to: addresses[phase],
        }))}
      />
      <HireTimelineChart timeline={timeline} emptyText={emptyText} />
    </Box>
  );
}
