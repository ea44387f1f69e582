import { hasEndedUnhired } from '@araucaria/contracts/domain';
import type { PaymentStatus } from '../../generated/graphql';
import { dayOf } from '../../shared/dates/day-ranges';
import type { Day } from '../../shared/dates/days';
import type { BonusRow } from './bonus-queries';

/** What can be paid today. */
export interface DueInstalment {
  bonus: BonusRow;
  instalment: 'first' | 'second';
  /** In reais. */
  amount: number;
  due: Day;
}

/** The unpaid instalments that are due on the given day, the longest due first. The first of a bonus comes before its second. */
export function dueInstalments(bonuses: readonly BonusRow[], today: Day): DueInstalment[] {
  return bonuses
    .filter(({ paymentStatus }) => paymentStatus === 'overdue')
    .flatMap((bonus) => [
      ...dueOf(bonus, 'first', bonus.firstBonusPaid, bonus.firstBonusAmount, bonus.firstBonusDueDate),
      ...dueOf(bonus, 'second', bonus.secondBonusPaid, bonus.secondBonusAmount, bonus.secondBonusDueDate),
    ])
    .filter(({ due }) => due <= today)
    .toSorted((one, other) => one.due.localeCompare(other.due));
}

function dueOf(
  bonus: BonusRow,
  instalment: DueInstalment['instalment'],
  paid: boolean,
  amount: number,
  due: string | null,
): DueInstalment[] {
  return paid || !due ? [] : [{ bonus, instalment, amount, due: dayOf(due) }];
}

/** Sum in reais. */
export const sumOf = (instalments: ReadonlyArray<{ amount: number }>): number =>
  instalments.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;

export interface PayeeInstalments {
  /** Two users may have one name. */
  key: string;
  name: string;
  referrerActive: boolean;
  instalments: DueInstalment[];
}

/** Instalments by the person who is paid, in the order of their first one. */
export function byPayee(instalments: readonly DueInstalment[]): PayeeInstalments[] {
  const groups = Map.groupBy(instalments, ({ bonus: { referrerId, referrerName } }) =>
    referrerId === null ? `name ${referrerName ?? ''}` : `user ${referrerId}`,
  );
  return [...groups].map(([key, group]) => ({
    key,
    name: group[0]?.bonus.referrerName ?? 'Quem indicou',
    referrerActive: group.every(({ bonus }) => bonus.referrerActive),
    instalments: group,
  }));
}

/** What has to be paid or decided comes first, what only waits for a hire comes last. */
const URGENCY_ORDER: readonly PaymentStatus[] = [
  'overdue',
  'suspended',
  'upcoming',
  'scheduled',
  'awaiting_hire',
  'completed',
];

const rankOf = (bonus: BonusRow): number =>
  hasEndedUnhired(bonus) ? URGENCY_ORDER.length : URGENCY_ORDER.indexOf(bonus.paymentStatus);

/** By urgency; bonuses of the same urgency stay in the order of the server, which is that of their due dates. */
export const byUrgency = (bonuses: readonly BonusRow[]): BonusRow[] =>
  bonuses.toSorted((one, other) => rankOf(one) - rankOf(other));
