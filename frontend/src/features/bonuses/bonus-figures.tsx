import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { formatReais } from '../../shared/format/money';
import { MetricCards } from '../../shared/ui/metric-cards';
import { PREDICTED } from './bonus-queries';
import { unpaidTotal, URGENCY } from './bonus-rules';

/** Numbers of due, upcoming, awaited and suspended bonuses, and the total of all but the suspended ones. */
export function BonusFigures() {
  const { data, error } = useFreshQuery(PREDICTED);
  const bonuses = data?.predictedBonuses;
  const count = (status: string) => bonuses?.filter(({ paymentStatus }) => paymentStatus === status).length;
  const figures = [
    { label: 'Vencidos', value: count('overdue') },
    { label: URGENCY.upcoming.label, value: count('upcoming') },
    { label: URGENCY.awaiting_hire.label, value: count('awaiting_hire') },
    { label: 'Suspensos', value: count('suspended') },
    { label: 'Total previsto', value: bonuses && formatReais(unpaidTotal(bonuses)) },
  ];
  return <MetricCards metrics={figures} failed={Boolean(error)} columns={{ xs: 2, sm: 3, xl: 5 }} />;
}
