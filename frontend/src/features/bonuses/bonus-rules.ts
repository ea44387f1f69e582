import { BONUS_STATUS, UPCOMING_BONUS_DAYS } from '@araucaria/contracts/domain';
import type { BonusList, BonusSituation, PaymentStatus } from '../../generated/graphql';
import { dayOf } from '../../shared/dates/day-ranges';
import type { Day } from '../../shared/dates/days';
import type { Tone } from '../../shared/ui/tone-chip';
import type { BonusRow } from './bonus-queries';

export const TABS = [
  ['previstos', 'Previstos'],
  ['pendentes', 'Pendentes'],
  ['concluidos', 'Concluídos'],
  ['regras', 'Regras de Bônus'],
] as const;
export type BonusTab = (typeof TABS)[number][0];

/** The list of the server of each tab, which its CSV export is named after. */
export const LISTS = {
  previstos: 'predicted',
  pendentes: 'pending',
  concluidos: 'completed',
} as const satisfies Record<Exclude<BonusTab, 'regras'>, BonusList>;

export const URGENCY: Record<PaymentStatus, { tone: Tone; label: string }> = {
  overdue: { tone: 'error', label: 'Vencido' },
  upcoming: { tone: 'warning', label: `Próximos ${UPCOMING_BONUS_DAYS} dias` },
  scheduled: { tone: 'info', label: 'Agendado' },
  awaiting_hire: { tone: 'default', label: BONUS_STATUS.pending },
  suspended: { tone: 'warning', label: 'Suspenso' },
  completed: { tone: 'success', label: 'Concluído' },
};

/** Filters of the predicted bonuses, as they are named in the address. */
const SITUATIONS: ReadonlyMap<string, BonusSituation> = new Map([
  ['vencidos', 'overdue'],
  ['suspensos', 'suspended'],
  ['proximos', 'upcoming'],
  ['aguardando', 'awaiting_hire'],
  ['encerrados', 'ended'],
]);

/** The situation of a name in the address; all that can still be paid for any other text. */
export const situationIn = (name: string): BonusSituation => SITUATIONS.get(name) ?? 'open';

type Instalments = Pick<
  BonusRow,
  'isHired' | 'firstBonusPaid' | 'secondBonusPaid' | 'paymentStatus' | 'hold'
>;
type DatedInstalments = Instalments & Pick<BonusRow, 'firstBonusDueDate' | 'secondBonusDueDate'>;

export function urgencyOf(bonus: DatedInstalments, today: Day): { tone: Tone; label: string } {
  const due = bonus.firstBonusPaid ? bonus.secondBonusDueDate : bonus.firstBonusDueDate;
  if (bonus.paymentStatus !== 'suspended' && !bonus.secondBonusPaid && due && dayOf(due) === today)
    return { tone: 'error', label: 'Vence hoje' };
  return URGENCY[bonus.paymentStatus];
}

export type NextStep = 'hire' | 'first' | 'second' | 'release' | 'none';

/** Returns the next step of a bonus, and whether its payment is due. The server decides that by its own clock. */
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

/** Returns the payment that can be reversed, which is the last one. */
export function lastPaid({ firstBonusPaid, secondBonusPaid }: Instalments): 'first' | 'second' | undefined {
  if (secondBonusPaid) return 'second';
  return firstBonusPaid ? 'first' : undefined;
}
