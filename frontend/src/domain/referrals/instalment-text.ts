import { dayOf } from '../../shared/dates/day-ranges';
import type { Day } from '../../shared/dates/days';
import { formatDate } from '../../shared/format/formats';

interface Instalment {
  paid: boolean;
  due: string | null;
  paidDate: string | null;
  /** Who registered the payment; null: unknown, or not to be shown. */
  paidBy: string | null;
  onHold: boolean;
  today: Day;
}

function dueText(due: string | null, today: Day): string {
  if (!due) return 'Sem data';
  const day = dayOf(due);
  if (day === today) return 'Vence hoje';
  return `${day < today ? 'Venceu' : 'Vence'} em ${formatDate(due)}`;
}

/** When an instalment was paid or is due, or that it is suspended. */
export function instalmentText({ paid, due, paidDate, paidBy, onHold, today }: Instalment): string {
  if (paid) return `Pago em ${paidDate ? formatDate(paidDate) : '–'}${paidBy ? ` por ${paidBy}` : ''}`;
  return onHold ? 'Suspensa' : dueText(due, today);
}
