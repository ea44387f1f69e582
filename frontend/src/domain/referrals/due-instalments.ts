import type { PaymentStatus } from '../../generated/graphql';
import { dayOf } from '../../shared/dates/day-ranges';
import type { Day } from '../../shared/dates/days';

interface BonusInstalments {
  paymentStatus: PaymentStatus;
  firstBonusAmount: number;
  firstBonusPaid: boolean;
  firstBonusDueDate: string | null;
  secondBonusAmount: number;
  secondBonusPaid: boolean;
  secondBonusDueDate: string | null;
}

export interface DueInstalment<B> {
  bonus: B;
  instalment: 'first' | 'second';
  /** In reais. */
  amount: number;
  due: Day;
}

/** The unpaid instalments that are due on the given day, the longest due first. The first of a bonus comes before its second. */
export function dueInstalments<B extends BonusInstalments>(
  bonuses: readonly B[],
  today: Day,
): Array<DueInstalment<B>> {
  return bonuses
    .filter(({ paymentStatus }) => paymentStatus === 'overdue')
    .flatMap((bonus) =>
      (['first', 'second'] as const).flatMap((instalment) => {
        const due = bonus[`${instalment}BonusDueDate` as const];
        if (!due || bonus[`${instalment}BonusPaid` as const]) return [];
        return { bonus, instalment, amount: bonus[`${instalment}BonusAmount` as const], due: dayOf(due) };
      }),
    )
    .filter(({ due }) => due <= today)
    .toSorted((one, other) => one.due.localeCompare(other.due));
}

/** Sum in reais. */
export const sumOf = (instalments: ReadonlyArray<{ amount: number }>): number =>
  instalments.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
