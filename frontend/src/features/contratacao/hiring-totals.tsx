import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import { TINT } from '../../shared/ui/tint';
import type { HiringFigures } from './hiring-queries';
import { conversionRate } from './hiring-rules';

export function HiringTotals({ totals }: { totals: HiringFigures['hiringDashboard'] }) {
  const { totalCandidates, candidatesInHiringProcess, candidatesHired } = totals;
  const number = (value: number) => value.toLocaleString('pt-BR');
  const cards = [
    { label: 'Total de candidatos', value: number(totalCandidates), icon: <GroupsOutlined /> },
    { label: 'Em processo', value: number(candidatesInHiringProcess), icon: <HandshakeOutlined /> },
    { label: 'Contratados', value: number(candidatesHired), icon: <HowToRegOutlined /> },
    {
      label: 'Taxa de conversão',
      value: `${conversionRate(candidatesHired, totalCandidates)}%`,
      icon: <PercentOutlined />,
    },
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {cards.map(({ label, value, icon }) => (
        <Card
          key={label}
          sx={{ p: { xs: 1.75, sm: 2.5 }, display: 'flex', gap: { xs: 1.25, sm: 2 }, alignItems: 'center' }}
        >
          <Box
            aria-hidden
            sx={{
              display: { xs: 'none', sm: 'flex' },
              color: 'primary.main',
              bgcolor: TINT,
              borderRadius: 2,
              p: 1.25,
            }}
          >
            {icon}
          </Box>
          <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.925rem' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontSize: '1.75rem',
                fontWeight: 720,
                lineHeight: 1.15,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {value}
            </Box>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
