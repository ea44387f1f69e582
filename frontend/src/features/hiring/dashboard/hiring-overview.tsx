import Box from '@mui/material/Box';
import { HIRED_STATUSES } from '@araucaria/contracts/domain';
import type { HiringFilter } from '../../../generated/graphql';
import { formatCount } from '../../../shared/format/formats';
import { usePermission } from '../../../shared/session/use-permission';
import type { HiringFigures } from '../hiring-queries';
import { funnelOf } from '../hiring-rules';
import { BarTable } from './bar-table';
import { DASHBOARD_COLUMNS } from './dashboard-columns';
import { HireTimelineChart } from './hire-timeline-chart';
import { candidatesAddress, emptyText } from './hiring-filters';

interface HiringOverviewProps {
  figures: HiringFigures;
  filter: HiringFilter | undefined;
}

/** What the page is about: the conversion per phase, and beside it the hires over time. */
export function HiringOverview({ figures, filter }: HiringOverviewProps) {
  const maySeeCandidates = usePermission('candidates.read');
  const { hiringDashboard: totals, hireTimeline: timeline } = figures;
  const addresses: Record<string, string | undefined> = maySeeCandidates
    ? {
        Inscritos: candidatesAddress(filter),
        Contratados: candidatesAddress(filter, HIRED_STATUSES.join(',')),
      }
    : {};
  return (
    <Box
      sx={{
        ...DASHBOARD_COLUMNS,
        py: { sm: 1 },
      }}
    >
      <BarTable
        isMain
        title="Conversão"
        head={['Fase', 'Candidatos']}
        emptyText={emptyText(filter)}
        bars={funnelOf(totals).map(({ phase, candidates, percent }) => ({
          name: phase,
          amount: candidates,
          text: `${formatCount(candidates, 'candidato', 'candidatos')}, ${percent}%`,
          to: addresses[phase],
        }))}
      />
      <HireTimelineChart timeline={timeline} emptyText={emptyText(filter)} />
    </Box>
  );
}
