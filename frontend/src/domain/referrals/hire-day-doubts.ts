import { FIRST_BONUS_DAYS, SECOND_BONUS_DAYS } from '@araucaria/contracts/domain';
import { dayOf, formatDay } from '../../shared/dates/day-ranges';
import { addDays, type Day } from '../../shared/dates/days';
import { formatReais } from '../../shared/format/money';
import { sumOf } from './due-instalments';

/** A hire is registered within two months; an earlier date is more often a typing error. */
const USUAL_DAYS_BACK = 60;

/** The bonus that a hire date makes due; amounts in reais. */
export interface DatedBonus {
  /** When the candidate applied. */
  createdAt: string;
  firstBonusAmount: number;
  firstBonusPaid: boolean;
  secondBonusAmount: number;
  secondBonusPaid: boolean;
}

/** Why a hire date may be a typing error, and what it makes due; undefined: nothing is unusual. */
export function hireDayDoubts(bonus: DatedBonus, day: Day, today: Day = dayOf()): string | undefined {
  const applied = dayOf(bonus.createdAt);
  if (day >= applied && day >= addDays(today, -USUAL_DAYS_BACK)) return undefined;
  const why =
    day < applied
      ? `${formatDay(day)} é antes da candidatura, que é de ${formatDay(applied)}.`
      : `${formatDay(day)} já passou há mais de ${USUAL_DAYS_BACK} dias.`;
  return `${why} ${effectOf(bonus, day, today)}`.trim();
}

function effectOf(bonus: DatedBonus, day: Day, today: Day): string {
  const unpaid = [
    { due: addDays(day, FIRST_BONUS_DAYS), amount: bonus.firstBonusPaid ? 0 : bonus.firstBonusAmount },
    { due: addDays(day, SECOND_BONUS_DAYS), amount: bonus.secondBonusPaid ? 0 : bonus.secondBonusAmount },
  ].filter(({ amount }) => amount > 0);
  const dueNow = sumOf(unpaid.filter(({ due }) => due <= today));
  if (dueNow > 0) return `Com esta data, ${formatReais(dueNow)} vence hoje.`;
  const [next] = unpaid;
  return next ? `Com esta data, ${formatReais(next.amount)} vence em ${formatDay(next.due)}.` : '';
}
