import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { reais } from '../../shared/money';
import { Figures } from '../../shared/ui/figures';
import { PREDICTED } from './bonus-queries';
import { unpaid } from './bonus-rules';

/** What is due, what will soon be, what may not be paid, and what all of it but that comes to. */
export function BonusFigures() {
  const { data, error } = useFreshQuery(PREDICTED);
  const bonuses = data?.predictedBonuses;
  const count = (status: string) => bonuses?.filter(({ paymentStatus }) => paymentStatus === status).length;
  const figures = [
    { label: 'Vencidos', value: count('overdue') },
    { label: 'Próximos 30 dias', value: count('upcoming') },
    { label: 'Aguardando contratação', value: count('awaiting_hire') },
    { label: 'Suspensos', value: count('suspended') },
    { label: 'Total previsto', value: bonuses && reais(unpaid(bonuses)) },
  ];
  return <Figures figures={figures} unknown={Boolean(error)} columns={{ xs: 2, sm: 3, xl: 5 }} />;
}
