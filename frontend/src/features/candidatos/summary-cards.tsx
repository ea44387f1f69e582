import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { TINT } from '../../shared/ui/tint';
import { CANDIDATE_TOTALS } from './candidates-queries';

/** Three totals over all candidates, whatever the filters. */
export function SummaryCards() {
  const { data } = useFreshQuery(CANDIDATE_TOTALS);
  const cards = [
    { label: 'Total de candidatos', value: data?.candidateCounts.total, icon: <GroupsOutlined /> },
    { label: 'Entrevistas agendadas', value: data?.interviewCounts.scheduled, icon: <EventOutlined /> },
    { label: 'Candidatos aprovados', value: data?.candidateCounts.approved, icon: <VerifiedOutlined /> },
  ];
  return (
    <Box
      component="ul"
      aria-label="Resumo"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {cards.map(({ label, value, icon }) => (
        <Card component="li" key={label} sx={{ p: 2.5, display: 'flex', gap: 2, alignItems: 'center' }}>
          <Box
            aria-hidden
            sx={{ color: 'primary.main', bgcolor: TINT, borderRadius: 2, p: 1.25, display: 'flex' }}
          >
            {icon}
          </Box>
          <div>
            <Box
              sx={{
                fontSize: '1.75rem',
                fontWeight: 720,
                lineHeight: 1.15,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {value?.toLocaleString('pt-BR') ?? <Skeleton width={48} />}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.925rem' }}>{label}</Box>
          </div>
        </Card>
      ))}
    </Box>
  );
}
