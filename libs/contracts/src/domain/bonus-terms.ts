/** Default bonus of a referral: R$ 250 45 days after the hire and R$ 250 90 days after it. */
export const DEFAULT_BONUS_CENTS = 50_000;
/** Of a bonus rule, on the site: a cent for each instalment. */
export const MIN_BONUS_CENTS = 2;
/** Of a bonus rule: a larger amount is a typing error. */
export const MAX_BONUS_CENTS = 1_000_000_00;
export const FIRST_BONUS_DAYS = 45;
export const SECOND_BONUS_DAYS = 90;
/** Instalments due within this many days count as upcoming. */
export const UPCOMING_BONUS_DAYS = 30;

/** The state of a referral application, derived from its hire date and its two payments; with its label. */
export const BONUS_STATUS = {
  pending: 'Aguardando contratação',
  hired: 'Pagamentos pendentes',
  first_paid: 'Primeira parcela paga',
  completed: 'Pagamentos completos',
} as const;
export type BonusStatus = keyof typeof BONUS_STATUS;

/** The reasons that block payments for a referral application, with their labels. */
export const BONUS_HOLDS = {
  referrer_erased: 'Suspenso: dados de quem indicou foram apagados',
  self_referral: 'Sem bônus: autoindicação',
  candidate_rejected: 'Suspenso: candidato reprovado',
  hire_undone: 'Suspenso: contratação desfeita',
} as const;
export type BonusHold = keyof typeof BONUS_HOLDS;

/**
 * Lists of unpaid bonuses: all that can still be paid, those of one payment status (`upcoming`: with any instalment that falls due
 * in `UPCOMING_BONUS_DAYS`, also behind an overdue one), or those that ended without a hire:
 * the candidate was rejected before any hire, so that no instalment will become due and there is nothing to decide.
 */
export const BONUS_SITUATIONS = [
  'open',
  'overdue',
  'suspended',
  'upcoming',
  'scheduled',
  'awaiting_hire',
  'ended',
] as const;
export type BonusSituation = (typeof BONUS_SITUATIONS)[number];
