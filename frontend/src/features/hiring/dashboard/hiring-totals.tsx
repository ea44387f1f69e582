import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import { MetricCards } from '../../../shared/ui/metric-cards';
import type { HiringFigures } from '../hiring-queries';
import { conversionRate } from '../hiring-rules';

export function HiringTotals({ totals }: { totals: HiringFigures['hiringDashboard'] }) {
  const { totalCandidates, candidatesInHiringProcess, candidatesHired } = totals;
  const figures = [
    { label: 'Total de candidatos', value: totalCandidates, icon: <GroupsOutlined /> },
    { label: 'Em processo', value: candidatesInHiringProcess, icon: <HandshakeOutlined /> },
    { label: 'Contratados', value: candidatesHired, icon: <HowToRegOutlined /> },
    {
      label: 'Taxa de conversão',
      value: `${conversionRate(candidatesHired, totalCandidates)}%`,
      icon: <PercentOutlined />,
    },
  ];
  return <MetricCards metrics={figures} columns={{ xs: 2, lg: 4 }} />;
}
