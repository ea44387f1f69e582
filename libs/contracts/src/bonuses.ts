import { IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { CalendarDay } from './referral-days.js';
import { Id, OptionalText, Text } from './validation.js';

/** Default bonus of a referral: R$ 250 45 days after the hire and R$ 250 90 days after it. */
export const DEFAULT_BONUS_CENTS = 50_000;
export const FIRST_BONUS_DAYS = 45;
export const SECOND_BONUS_DAYS = 90;
/** Instalments due within so many days are the upcoming ones. */
export const UPCOMING_BONUS_DAYS = 30;
/** Hire dates and first days of work lie at most this many days after today; later dates are typing errors. */
export const MAX_HIRE_DAYS_AHEAD = 180;

const REASON_MISSING = 'Informe o motivo (pelo menos 3 caracteres)';

export class RegisterHireBody {
  @CalendarDay('Informe a data de contratação') hireDate: string;
  /** The hire date that the caller saw, `YYYY-MM-DD`, or `none`; refused when someone has changed it since. */
  @IsOptional()
  @Matches(/^(none|20\d{2}-\d{2}-\d{2})$/, { message: 'Data inválida' })
  from?: string;
}

export class RegisterHire extends RegisterHireBody {
  @Id() id: number;
}

export class UndoHireBody {
  @Text(3, REASON_MISSING, 500) reason: string;
}

export class UndoHire extends UndoHireBody {
  @Id() id: number;
}

export class PayBonusBody {
  /** `false` reverses a payment that was registered by mistake. */
  @IsBoolean({ message: 'Informe se a parcela foi paga' }) paid: boolean;
  /** The day of the payment; today when absent. */
  @IsOptional() @CalendarDay('Data de pagamento inválida') paidDate?: string;
  /** Why a payment is reversed; kept with the reversal. */
  @OptionalText(500) reason?: string;
  /** What the caller saw; refused when someone has paid or reversed since. */
  @IsOptional() @IsIn(['paid', 'unpaid'], { message: 'Situação desconhecida' }) from?: 'paid' | 'unpaid';
}

export class PayBonus extends PayBonusBody {
  @Id() id: number;
}

export class ReleaseBonusBody {
  @Text(3, REASON_MISSING, 500) reason: string;
}

export class ReleaseBonus extends ReleaseBonusBody {
  @Id() id: number;
}

export class SaveBonusRule {
  /** Absent: any department that has no rule of its own. */
  @OptionalText(120) department?: string;
  /** The rule is for jobs whose title contains these words; case and accents do not matter. Absent: any. */
  @OptionalText(80) jobLevel?: string;
  /** Cents, both instalments together. (Decorators apply from the last; the first that refuses gives the words.) */
  @Max(1_000_000_00, { message: 'Valor muito alto' })
  @Min(1, { message: 'O valor do bônus deve ser maior que zero' })
  @IsInt({ message: 'Informe o valor do bônus em centavos' })
  bonusAmount: number;
  @OptionalText(2_000) description?: string;
  /** @default true */
  @IsOptional() @IsBoolean({ message: 'Informe se a regra está ativa' }) active?: boolean;
}

export class UpdateBonusRule extends SaveBonusRule {
  @Id() id: number;
}

/** Where a referral application stands, derived from its hire date and its two payments. */
export const BONUS_STATUS = {
  pending: 'Aguardando contratação',
  hired: 'Pagamentos pendentes',
  first_paid: 'Primeira parcela paga',
  completed: 'Pagamentos completos',
} as const;
export type BonusStatus = keyof typeof BONUS_STATUS;

/** Why nothing may be paid for a referral application at present. */
export const BONUS_HOLDS = {
  referrer_erased: 'Suspenso: dados de quem indicou foram apagados',
  self_referral: 'Sem bônus: autoindicação',
  candidate_rejected: 'Suspenso: candidato reprovado',
  hire_undone: 'Suspenso: contratação desfeita',
} as const;
export type BonusHold = keyof typeof BONUS_HOLDS;

/**
 * How urgent the next unpaid instalment is: already due, due within {@link UPCOMING_BONUS_DAYS}, later; or there is none
 * to date yet, none left, or none that may be paid ({@link BONUS_HOLDS}).
 */
export type PaymentStatus =
  'overdue' | 'upcoming' | 'scheduled' | 'awaiting_hire' | 'suspended' | 'completed';
export type BonusPriority = 'high' | 'medium' | 'low';

/**
 * A referred candidate and the bonus that this brings. The gateway adds `candidateName`, `jobTitle`, and the referrer's
 * name where a user refers. Days (hire, due, paid) travel as the instant at which they begin in America/Sao_Paulo, so that
 * a browser in Brazil shows the right one.
 */
export interface ReferralApplicationView {
  id: number;
  referralId: number;
  referralCode: string;
  referrerId: number | null;
  referrerName: string | null;
  candidateId: number;
  /** The candidate's data was erased: the id leads nowhere. */
  candidateErased: boolean;
  /** What the candidate applied to; null: talent bank. */
  jobId: number | null;
  status: BonusStatus;
  statusLabel: string;
  isHired: boolean;
  hireDate: string | null;
  /** Cents; the three amounts below are the same money in reais. Until the hire an estimate by the present rules. */
  bonusAmount: number;
  totalBonusAmount: number;
  firstBonusAmount: number;
  firstBonusPaid: boolean;
  firstBonusDueDate: string | null;
  firstBonusPaidDate: string | null;
  /** Who registered the payment that stands, by user name, and when (ISO 8601, UTC). */
  firstBonusPaidBy: string | null;
  firstBonusPaidAt: string | null;
  /** Line of the record ({@link BonusEntryView}). */
  firstBonusPaymentId: number | null;
  secondBonusAmount: number;
  secondBonusPaid: boolean;
  secondBonusDueDate: string | null;
  secondBonusPaidDate: string | null;
  secondBonusPaidBy: string | null;
  secondBonusPaidAt: string | null;
  secondBonusPaymentId: number | null;
  /** Both instalments. */
  bonusPaid: boolean;
  /** null: what falls due may be paid. */
  hold: BonusHold | null;
  holdLabel: string | null;
  holdSince: string | null;
  priority: BonusPriority;
  paymentStatus: PaymentStatus;
  createdAt: string;
}

/** What happened to a bonus. */
export const BONUS_ENTRY_KINDS = {
  registered: 'Candidatura registrada',
  refused: 'Autoindicação identificada',
  released: 'Bônus liberado',
  hired: 'Contratação registrada',
  'hire-moved': 'Data de contratação alterada',
  'hire-undone': 'Contratação desfeita',
  suspended: 'Bônus suspenso',
  resumed: 'Bônus retomado',
  paid: 'Pagamento registrado',
  reversed: 'Pagamento desfeito',
} as const;
export type BonusEntryKind = keyof typeof BONUS_ENTRY_KINDS;

/** One line of the record of a bonus; lines are only ever added. */
export interface BonusEntryView {
  id: number;
  applicationId: number;
  kind: BonusEntryKind;
  label: string;
  instalment: 1 | 2 | null;
  /** Cents. Negative: a reversal. Null where no money is concerned. */
  amount: number | null;
  /** The hire date or the day of the payment, as the instant at which it begins in America/Sao_Paulo. */
  day: string | null;
  reason: string | null;
  /** The payment that this reverses. */
  reverses: number | null;
  /** User name; null: the system, or before the record began. */
  actorName: string | null;
  /** ISO 8601, UTC. */
  at: string;
}

export interface BonusRuleView {
  id: number;
  department: string | null;
  jobLevel: string | null;
  /** Cents. */
  bonusAmount: number;
  description: string | null;
  active: boolean;
  createdAt: string;
  updatedAt: string;
}
