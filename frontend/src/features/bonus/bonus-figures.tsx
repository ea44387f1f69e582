import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { reais } from '../../shared/money';
import { PREDICTED } from './bonus-queries';
import { unpaid } from './bonus-rules';

/** What is due, what will soon be, and what all of it comes to. */
export function BonusFigures() {
  const { data } = useFreshQuery(PREDICTED);
  const bonuses = data?.predictedBonuses;
  const count = (status: string) => bonuses?.filter(({ paymentStatus }) => paymentStatus === status).length;
  const figures = [
    ['Vencidos', count('overdue')],
    ['Próximos 30 dias', count('upcoming')],
    ['Aguardando contratação', count('awaiting_hire')],
    ['Total previsto', bonuses && reais(unpaid(bonuses))],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
    >
      {figures.map(([label, value]) => (
        <Card key={label} sx={{ p: 2, display: 'flex', flexDirection: 'column-reverse', minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.95rem' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontSize: { xs: '1.2rem', sm: '1.6rem' },
              fontWeight: 720,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {value ?? '…'}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
