import { IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import {
  BONUS_RULE_MAX_CHARS,
  BONUS_SITUATIONS,
  BONUS_SORTS,
  CANDIDATE_STATUSES,
  MAX_BONUS_CENTS,
  REASON_MAX_CHARS,
  REASON_MIN_CHARS,
  SEARCH_MAX_CHARS,
  type BonusHold,
  type BonusSituation,
  type BonusSort,
  type BonusStatus,
  type CandidateStatus,
} from './domain/index.js';
import { OptionalInstant } from './dates.js';
import { OptionalPage, OptionalPageLimit, type PagePosition } from './pages.js';
import { CalendarDay } from './referral-days.js';
import { FormKey, Id, OneOf, OptionalText, Text } from './validation.js';

const REASON_MISSING = `Informe o motivo (pelo menos ${REASON_MIN_CHARS} caracteres)`;

export class RegisterHireBody {
  @CalendarDay(
    'Informe a data de contratação',
    'Esta data de contratação não existe, ou não está entre 2000 e 2099',
  )
  hireDate!: string;
  /**
   * The hire date that the caller last read, `YYYY-MM-DD`, or `none`. `CHANGED_MEANWHILE` if the current one differs.
   */
  @IsOptional()
  @Matches(/^(none|20\d{2}-\d{2}-\d{2})$/, { message: 'Data inválida' })
  from?: string;
}

export class RegisterHire extends RegisterHireBody {
  @Id() id!: number;
}

export class UndoHireBody {
  @Text(REASON_MIN_CHARS, REASON_MISSING, REASON_MAX_CHARS) reason!: string;
  /** What becomes of a candidate who is hired; a status of hired candidates: nothing. @default approved */
  @IsOptional() @OneOf(CANDIDATE_STATUSES, 'Status desconhecido') candidateStatus?: CandidateStatus;
}

export class UndoHire {
  @Id() id!: number;
  @Text(REASON_MIN_CHARS, REASON_MISSING, REASON_MAX_CHARS) reason!: string;
}

export class PayBonusBody {
  /** `false` reverses a payment that was registered by mistake. */
  @IsBoolean({ message: 'Informe se a parcela foi paga' }) paid!: boolean;
  /** The day of the payment. @default today */
  @IsOptional() @CalendarDay('Data de pagamento inválida') paidDate?: string;
  /** Why a payment is reversed; kept with the reversal. */
  @OptionalText(REASON_MAX_CHARS) reason?: string;
  /** The state that the caller last read. `CHANGED_MEANWHILE` if the current one differs. */
  @IsOptional() @IsIn(['paid', 'unpaid'], { message: 'Situação desconhecida' }) from?: 'paid' | 'unpaid';
}

export class PayBonus extends PayBonusBody {
  @Id() id!: number;
}

export class ReleaseBonusBody {
  @Text(REASON_MIN_CHARS, REASON_MISSING, REASON_MAX_CHARS) reason!: string;
}

export class ReleaseBonus extends ReleaseBonusBody {
  @Id() id!: number;
}

/**
 * `predicted`: with an unpaid instalment, hired or not, without candidates who were erased before a hire; `pending`: those of hires;
 * `completed`: both instalments are paid; `all`: every application by referral.
 */
const BONUS_LISTS = ['predicted', 'pending', 'completed', 'all'] as const;
export type BonusListName = (typeof BONUS_LISTS)[number];

export class FilterBonuses {
  @OneOf(BONUS_LISTS, 'Lista desconhecida') list!: BonusListName;
  /** Absent: all of the list. */
  @IsOptional() @OneOf(BONUS_SITUATIONS, 'Situação inválida') situation?: BonusSituation;
  /** Words of the names of candidate and referrer, of the title of the job, or of all applications of the code too, without regard to accents and case. */
  @OptionalText(SEARCH_MAX_CHARS) search?: string;
  /** Words of the candidate's name. */
  @OptionalText(SEARCH_MAX_CHARS) candidate?: string;
  /** @default `urgency`, of completed ones `due`: the latest payment first, of all `newest` */
  @IsOptional() @OneOf(BONUS_SORTS, 'Ordenação desconhecida') sort?: BonusSort;
}

export class ListBonuses extends FilterBonuses {
  /** @default 1 */
  @OptionalPage() page?: number;
  /** @default 20 */
  @OptionalPageLimit() limit?: number;
}

export class ByPaymentDay {
  @CalendarDay('Data inválida') day!: string;
}

export interface BonusPage {
  bonuses: ReferralApplicationView[];
  pagination: PagePosition;
}

interface BonusFigure {
  bonuses: number;
  /** What the figure sums up, see {@link BonusFigures}. */
  amountCents: number;
}

/** Numbers and sums of all predicted bonuses. */
export interface BonusFigures {
  /** The sum is that of the instalments which are due. */
  overdue: BonusFigure;
  suspended: BonusFigure;
  /** Bonuses with an instalment that falls due in `UPCOMING_BONUS_DAYS`; the sum is that of these instalments. */
  upcoming: BonusFigure;
  awaitingHire: BonusFigure;
  ended: BonusFigure;
  /** Instalments that are due and may be paid. */
  dueInstalments: number;
  /** Of all unpaid instalments, without suspended bonuses. */
  totalCents: number;
}

export class SaveBonusRule {
  /** Absent: every department without a rule of its own. */
  @OptionalText(BONUS_RULE_MAX_CHARS.department) department?: string;
  /** Matches jobs whose title contains these words, ignoring case and accents. Absent: every job. */
  @OptionalText(BONUS_RULE_MAX_CHARS.jobLevel) jobLevel?: string;
  /**
   * Cents, both instalments together. Decorators apply from last to first; the first rule that fails provides the
   * message.
   */
  @Max(MAX_BONUS_CENTS, { message: 'Valor muito alto' })
  @Min(1, { message: 'O valor do bônus deve ser maior que zero' })
  @IsInt({ message: 'Informe o valor do bônus em centavos' })
  bonusAmount!: number;
  @OptionalText(BONUS_RULE_MAX_CHARS.description) description?: string;
  /** @default true */
  @IsOptional() @IsBoolean({ message: 'Informe se a regra está ativa' }) active?: boolean;
}

export class CreateBonusRule extends SaveBonusRule {
  @FormKey() formKey?: string;
}

export class UpdateBonusRuleBody extends SaveBonusRule {
  /** `updatedAt` as the caller last read it: if it differs, the call changes nothing. Absent: not checked. */
  @OptionalInstant() from?: string;
}

export class UpdateBonusRule extends UpdateBonusRuleBody {
  @Id() id!: number;
}

/**
 * The state of the next unpaid instalment: `overdue`: its due date has been reached; `upcoming`: due within
 * `UPCOMING_BONUS_DAYS`; `scheduled`: due later; `awaiting_hire`: no due date yet; `suspended`: payment is blocked
 * (`BONUS_HOLDS`); `completed`: both instalments are paid.
 */
export type PaymentStatus =
  | 'overdue'
  | 'upcoming'
  | 'scheduled'
  | 'awaiting_hire'
  | 'suspended'
  | 'completed';
export type BonusPriority = 'high' | 'medium' | 'low';

/**
 * A referred candidate with the bonus of the referral. The gateway adds `candidateName`, `jobTitle`, and the referrer's name
 * if the referrer is a user. Days (hire, due, paid) are sent as the instant at which they begin in America/Sao_Paulo, so
 * that a browser in Brazil shows the right day.
 */
export interface ReferralApplicationView {
  id: number;
  referralId: number;
  referralCode: string;
  referrerId: number | null;
  referrerName: string | null;
  candidateId: number;
  /** True: the candidate's data was erased, and `candidateId` refers to no candidate. */
  candidateErased: boolean;
  /** The job that the candidate applied for; null: talent bank. */
  jobId: number | null;
  /** By the copy of the job; null: the talent bank, a job that was removed, or no copy yet. */
  jobTitle: string | null;
  status: BonusStatus;
  statusLabel: string;
  isHired: boolean;
  hireDate: string | null;
  /** Cents. Until the hire, an estimate by the current bonus rules. */
  bonusAmount: number;
  /** Reais, as the other two amounts below. */
  totalBonusAmount: number;
  firstBonusAmount: number;
  firstBonusPaid: boolean;
  firstBonusDueDate: string | null;
  firstBonusPaidDate: string | null;
  /** Username of who registered the current payment, and the time (ISO 8601, UTC). */
  firstBonusPaidBy: string | null;
  firstBonusPaidAt: string | null;
  /** Id of the payment's {@link BonusEntryView}. */
  firstBonusPaymentId: number | null;
  secondBonusAmount: number;
  secondBonusPaid: boolean;
  secondBonusDueDate: string | null;
  secondBonusPaidDate: string | null;
  secondBonusPaidBy: string | null;
  secondBonusPaidAt: string | null;
  secondBonusPaymentId: number | null;
  /** Whether both instalments are paid. */
  bonusPaid: boolean;
  /** null: payments are not blocked. */
  hold: BonusHold | null;
  holdLabel: string | null;
  holdSince: string | null;
  priority: BonusPriority;
  paymentStatus: PaymentStatus;
  createdAt: string;
}

/** The kinds of entries in the ledger of a bonus, with their labels. */
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

/** One entry in the append-only ledger of a bonus. */
export interface BonusEntryView {
  id: number;
  applicationId: number;
  kind: BonusEntryKind;
  label: string;
  instalment: 1 | 2 | null;
  /** Cents; negative for a reversal. null: the entry has no amount. */
  amount: number | null;
  /** The hire date or the day of the payment, as the instant at which it begins in America/Sao_Paulo. */
  day: string | null;
  reason: string | null;
  /** Id of the payment entry that this entry reverses. */
  reverses: number | null;
  /** Id of the user; null: the system, the candidate, or an entry from before the ledger existed. */
  actorId: number | null;
  /** Username, of an entry that the user made; null for one that follows a change of the candidate's status. */
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
