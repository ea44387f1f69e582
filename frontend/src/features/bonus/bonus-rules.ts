import type { PaymentStatus } from '../../generated/graphql';
import { matches } from '../../shared/sorting';
import type { Tone } from '../../shared/ui/tone-chip';

export const TABS = [
  ['previstos', 'Previstos'],
  ['pendentes', 'Pendentes'],
  ['concluidos', 'Concluídos'],
  ['regras', 'Regras de Bônus'],
] as const;
export type BonusTab = (typeof TABS)[number][0];

/** How urgent the next instalment is. */
export const URGENCY: Record<PaymentStatus, { tone: Tone; label: string }> = {
  overdue: { tone: 'error', label: 'Vencido' },
  upcoming: { tone: 'warning', label: 'Próximos 30 dias' },
  scheduled: { tone: 'info', label: 'Agendado' },
  awaiting_hire: { tone: 'default', label: 'Aguardando contratação' },
  completed: { tone: 'success', label: 'Concluído' },
};

interface Named {
  candidateName: string | null;
  referrerName: string | null;
  jobTitle: string | null;
}

/** Whom the search means; an export searches alike. */
export const isFound = (search: string, { candidateName, referrerName, jobTitle }: Named): boolean =>
  matches(search, candidateName, referrerName, jobTitle);

interface Instalments {
  isHired: boolean;
  firstBonusPaid: boolean;
  secondBonusPaid: boolean;
  paymentStatus: PaymentStatus;
}

export type NextStep = 'hire' | 'first' | 'second' | 'none';

/** What comes next for a bonus; whether it may be paid already is the server's word, by its own clock. */
export function nextStep(bonus: Instalments): { step: NextStep; due: boolean } {
  const due = bonus.paymentStatus === 'overdue';
  if (!bonus.isHired) return { step: 'hire', due: false };
  if (!bonus.firstBonusPaid) return { step: 'first', due };
  if (!bonus.secondBonusPaid) return { step: 'second', due };
  return { step: 'none', due: false };
}

interface Amounts extends Instalments {
  firstBonusAmount: number;
  secondBonusAmount: number;
}

/** Reais of all instalments that are not paid. */
export const unpaid = (bonuses: readonly Amounts[]): number =>
  bonuses.reduce(
    (sum, bonus) =>
      sum +
      (bonus.firstBonusPaid ? 0 : bonus.firstBonusAmount) +
      (bonus.secondBonusPaid ? 0 : bonus.secondBonusAmount),
    0,
  );
