import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { MetricCards } from '../../shared/ui/metric-cards';
import { CANDIDATE_TOTALS } from './candidates-queries';

/** Totals over all candidates, regardless of the filters. */
export function SummaryCards() {
  const { data, error } = useFreshQuery(CANDIDATE_TOTALS);
  const figures = [
    { label: 'Total de candidatos', value: data?.candidateCounts.total, icon: <GroupsOutlined /> },
    { label: 'Entrevistas agendadas', value: data?.interviewCounts.scheduled, icon: <EventOutlined /> },
    { label: 'Candidatos aprovados', value: data?.candidateCounts.approved, icon: <VerifiedOutlined /> },
  ];
  return <MetricCards metrics={figures} failed={Boolean(error)} columns={{ xs: 3 }} />;
}
