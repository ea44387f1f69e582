import type { BonusHold, PaymentStatus } from '../../generated/graphql';
import { dayOf } from '../../shared/day-ranges';
import type { Day } from '../../shared/days';
import { matches } from '../../shared/sorting';
import type { Tone } from '../../shared/ui/tone-chip';

export const TABS = [
  ['previstos', 'Previstos'],
  ['pendentes', 'Pendentes'],
  ['concluidos', 'Concluídos'],
  ['regras', 'Regras de Bônus'],
] as const;
export type BonusTab = (typeof TABS)[number][0];

/** The export of each tab's rows. */
export const EXPORTS = {
  previstos: 'predicted',
  pendentes: 'pending',
  concluidos: 'completed',
} as const satisfies Record<Exclude<BonusTab, 'regras'>, string>;

const URGENCY: Record<PaymentStatus, { tone: Tone; label: string }> = {
  overdue: { tone: 'error', label: 'Vencido' },
  upcoming: { tone: 'warning', label: 'Próximos 30 dias' },
  scheduled: { tone: 'info', label: 'Agendado' },
  awaiting_hire: { tone: 'default', label: 'Aguardando contratação' },
  suspended: { tone: 'warning', label: 'Suspenso' },
  completed: { tone: 'success', label: 'Concluído' },
};

interface Dated extends Instalments {
  firstBonusDueDate: string | null;
  secondBonusDueDate: string | null;
}

/** How urgent the next instalment is on that day. */
export function urgencyOf(bonus: Dated, today: Day): { tone: Tone; label: string } {
  const due = bonus.firstBonusPaid ? bonus.secondBonusDueDate : bonus.firstBonusDueDate;
  if (bonus.paymentStatus !== 'suspended' && !bonus.secondBonusPaid && due && dayOf(due) === today)
    return { tone: 'error', label: 'Vence hoje' };
  return URGENCY[bonus.paymentStatus];
}

interface Named {
  candidateName: string | null;
  referrerName: string | null;
  jobTitle: string | null;
}

/** Whom the search means; an export searches alike. */
export const isFound = (search: string, { candidateName, referrerName, jobTitle }: Named): boolean =>
  matches(search, candidateName, referrerName, jobTitle);

export interface Instalments {
  isHired: boolean;
  firstBonusPaid: boolean;
  secondBonusPaid: boolean;
  paymentStatus: PaymentStatus;
  hold: BonusHold | null;
}

export type NextStep = 'hire' | 'first' | 'second' | 'release' | 'none';

/** What comes next for a bonus; whether it may be paid already is the server's word, by its own clock. */
export function nextStep(bonus: Instalments): { step: NextStep; due: boolean } {
  const due = bonus.paymentStatus === 'overdue';
  if (bonus.hold === 'self_referral') return { step: 'release', due: false };
  if (bonus.hold === 'hire_undone') return { step: 'hire', due: false };
  if (bonus.hold) return { step: 'none', due: false };
  if (!bonus.isHired) return { step: 'hire', due: false };
  if (!bonus.firstBonusPaid) return { step: 'first', due };
  if (!bonus.secondBonusPaid) return { step: 'second', due };
  return { step: 'none', due: false };
}

/** The payment that can be reversed: the last one. */
export function lastPaid({ firstBonusPaid, secondBonusPaid }: Instalments): 'first' | 'second' | undefined {
  if (secondBonusPaid) return 'second';
  return firstBonusPaid ? 'first' : undefined;
}

interface Amounts extends Instalments {
  firstBonusAmount: number;
  secondBonusAmount: number;
}

/** Reais of all instalments that are not paid and not suspended. */
export const unpaid = (bonuses: readonly Amounts[]): number =>
  bonuses
    .filter(({ hold }) => !hold)
    .reduce(
      (sum, bonus) =>
        sum +
        (bonus.firstBonusPaid ? 0 : bonus.firstBonusAmount) +
        (bonus.secondBonusPaid ? 0 : bonus.secondBonusAmount),
      0,
    );
