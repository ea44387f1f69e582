import type { HiringFilter } from '../../../generated/graphql';
import { formatCount } from '../../../shared/format/formats';
import type { HiringFigures } from '../hiring-queries';
import { BarTable } from './bar-table';
import { emptyText } from './hiring-filters';

interface StageDistributionProps {
  stages: HiringFigures['hiringStages'];
  filter: HiringFilter | undefined;
}

export const StageDistribution = ({ stages, filter }: StageDistributionProps) => (
  <BarTable
    title="Distribuição por etapa"
    head={['Etapa', 'Candidatos']}
    emptyText={emptyText(filter)}
    bars={stages.map(({ label, candidates }) => ({
      name: label,
      amount: candidates,
      text: formatCount(candidates, 'candidato', 'candidatos'),
    }))}
  />
);
