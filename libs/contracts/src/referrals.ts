import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, Matches, Max, Min } from 'class-validator';
import { SYSTEM_JOBS } from './jobs.js';
import { EmailAddress } from './email-address.js';
import { command, query, rpcContract } from './rpc.js';
import { ById, ByIds, Id, OptionalText, Text } from './validation.js';

/** Default bonus of a referral: R$ 250 45 days after the hire and R$ 250 90 days after it. */
export const DEFAULT_BONUS_CENTS = 50_000;
export const FIRST_BONUS_DAYS = 45;
export const SECOND_BONUS_DAYS = 90;
/** Instalments due within so many days are the upcoming ones. */
export const UPCOMING_BONUS_DAYS = 30;

/** `REF` and six of A–Z and 0–9. */
export const REFERRAL_CODE = /^REF[A-Z0-9]{6}$/;

const DAY_OR_INSTANT = /^20\d{2}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

const blankIsAbsent = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || undefined : (value ?? undefined),
);

/** `YYYY-MM-DD` or an ISO 8601 instant of this century; an instant stands for its day in America/Sao_Paulo. */
function Day(message: string): PropertyDecorator {
  return applyDecorators(
    blankIsAbsent,
    IsISO8601({ strict: true }, { message }),
    Matches(DAY_OR_INSTANT, { message }),
  ) as PropertyDecorator;
}

const Code = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toUpperCase() : value,
    ),
    Matches(REFERRAL_CODE, { message: 'Código de indicação inválido' }),
  ) as PropertyDecorator;

/** By the acting user, who becomes the referrer; the server draws the code. */
export class CreateReferral {
  @Id('Selecione uma vaga') jobId: number;
}

/** By a visitor, whose browser drew the code. */
export class CreateAnonymousReferral {
  @Code() code: string;
  @Text(3, 'Nome deve ter pelo menos 3 caracteres', 160) referrerName: string;
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @EmailAddress('E-mail inválido')
  referrerEmail: string;
  /** The reserved opening «Indicação espontânea» when absent. */
  @IsOptional() @Id('Vaga inválida') jobId?: number = SYSTEM_JOBS.spontaneousReferral;
  @OptionalText(40) consentVersion?: string;
}

export class ByReferralCode {
  @Code() code: string;
}

export class ByCandidate {
  @Id() candidateId: number;
}

/** What everybody's referrals are ordered by; `-` before it turns the order round. */
export const REFERRAL_ORDERS = [
  'createdAt',
  'code',
  'referrerName',
  'jobTitle',
  'clicks',
  'active',
  'applications',
] as const;
export type ReferralOrder = (typeof REFERRAL_ORDERS)[number];
export type ReferralSort = ReferralOrder | `-${ReferralOrder}`;
const REFERRAL_SORTS = REFERRAL_ORDERS.flatMap((order) => [order, `-${order}`]);

export class ListReferrals {
  @IsOptional()
  @Max(1_000_000, { message: 'Página inválida' })
  @Min(1, { message: 'Página inválida' })
  @IsInt({ message: 'Página inválida' })
  page?: number;
  /** @default 20 */
  @IsOptional()
  @Max(100, { message: 'No máximo 100 por página' })
  @Min(1, { message: 'Limite inválido' })
  @IsInt({ message: 'Limite inválido' })
  limit?: number;
  /** First day of creation, inclusive. */
  @IsOptional() @Day('Data inválida') startDate?: string;
  /** Last day of creation, inclusive to its end in America/Sao_Paulo. */
  @IsOptional() @Day('Data inválida') endDate?: string;
  /** Words of the referrer's name, username or e-mail, the code or the vacancy; accents and case do not matter. */
  @OptionalText(200) search?: string;
  /** Nothing comes last either way. @default '-createdAt' */
  @blankIsAbsent
  @IsOptional()
  @IsIn(REFERRAL_SORTS, { message: 'Ordenação desconhecida' })
  sort?: ReferralSort;
}

export class RegisterHire {
  @Id() id: number;
  @Day('Informe a data de contratação') hireDate: string;
}

export class PayBonus {
  @Id() id: number;
  /** `false` takes back a payment that was registered by mistake. */
  @IsBoolean({ message: 'Informe se a parcela foi paga' }) paid: boolean;
  /** The day of the payment; today when absent. */
  @IsOptional() @Day('Data de pagamento inválida') paidDate?: string;
}

export class SaveBonusRule {
  /** Absent: any department that has no rule of its own. */
  @OptionalText(120) department?: string;
  /** For people to read; vacancies have no level to compare it with. */
  @OptionalText(80) jobLevel?: string;
  /** Cents, both instalments together. (Decorators apply from the last; the first that refuses gives the words.) */
  @Max(1_000_000_00, { message: 'Valor muito alto' })
  @Min(0, { message: 'O valor do bônus não pode ser negativo' })
  @IsInt({ message: 'Informe o valor do bônus em centavos' })
  bonusAmount: number;
  @OptionalText(2_000) description?: string;
  /** @default true */
  @IsOptional() @IsBoolean({ message: 'Informe se a regra está ativa' }) active?: boolean;
}

export class UpdateBonusRule extends SaveBonusRule {
  @Id() id: number;
}

export class CleanReferrals {
  /** Leaves referrals and bonus rules, removes what candidates caused. */
  @IsOptional() @IsBoolean({ message: 'Informe verdadeiro ou falso' }) applicationsOnly?: boolean;
}

/** The gateway adds `jobTitle`, and `username` and `fullName` of the referrer. */
export interface ReferralView {
  id: number;
  code: string;
  /** The user who refers; null for a visitor. */
  referrerId: number | null;
  /** As the visitor gave it; null where a user refers. */
  referrerName: string | null;
  referrerEmail: string | null;
  jobId: number;
  clicks: number;
  active: boolean;
  expiresAt: string | null;
  createdAt: string;
}

export interface ReferralPage {
  referrals: ReferralView[];
  pagination: { page: number; limit: number; total: number; totalPages: number };
}

/** Where a referral application stands, derived from its hire date and its two payments. */
export const BONUS_STATUS = {
  pending: 'Aguardando contratação',
  hired: 'Pagamentos pendentes',
  first_paid: 'Primeira parcela paga',
  completed: 'Pagamentos completos',
} as const;
export type BonusStatus = keyof typeof BONUS_STATUS;

/**
 * How urgent the next unpaid instalment is: already due, due within {@link UPCOMING_BONUS_DAYS}, later; or there is none
 * to date yet, or none left.
 */
export const PAYMENT_STATUSES = ['overdue', 'upcoming', 'scheduled', 'awaiting_hire', 'completed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
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
  /** The candidate was forgotten on request: nobody answers to the id any more. */
  candidateErased: boolean;
  /** What the candidate applied to; null: talent bank. */
  jobId: number | null;
  status: BonusStatus;
  statusLabel: string;
  isHired: boolean;
  hireDate: string | null;
  /** Cents; the three amounts below are the same money in reais. */
  bonusAmount: number;
  totalBonusAmount: number;
  firstBonusAmount: number;
  firstBonusPaid: boolean;
  firstBonusDueDate: string | null;
  firstBonusPaidDate: string | null;
  secondBonusAmount: number;
  secondBonusPaid: boolean;
  secondBonusDueDate: string | null;
  secondBonusPaidDate: string | null;
  /** Both instalments. */
  bonusPaid: boolean;
  priority: BonusPriority;
  paymentStatus: PaymentStatus;
  createdAt: string;
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

export const ReferralsRpc = rpcContract('referrals', {
  /** Unknown vacancy `NOT_FOUND`, closed one `JOB_CLOSED`. */
  create: command<CreateReferral, ReferralView>(CreateReferral),
  /** `REFERRAL_CODE_TAKEN`, except for the same e-mail again, which gets the same answer: the browser may retry. */
  createAnonymous: command<CreateAnonymousReferral, { id: number; code: string }>(CreateAnonymousReferral),
  /** A referral that can still be used; `NOT_FOUND` otherwise. */
  byCode: query<ByReferralCode, ReferralView>(ByReferralCode),
  byIds: query<ByIds, ReferralView[]>(ByIds),
  click: command<ById, void>(ById),
  /** Of the acting user, newest first. */
  mine: query<void, ReferralView[]>(),
  all: query<ListReferrals, ReferralPage>(ListReferrals),

  /** Of candidates whom the acting user referred. */
  myApplications: query<void, ReferralApplicationView[]>(),
  allApplications: query<void, ReferralApplicationView[]>(),
  applicationsByIds: query<ByIds, ReferralApplicationView[]>(ByIds),
  applicationsByCandidate: query<ByCandidate, ReferralApplicationView[]>(ByCandidate),
  /** Dates both instalments; moves only unpaid ones when the date changes. */
  hire: command<RegisterHire, ReferralApplicationView>(RegisterHire),
  /** `HIRE_MISSING`, `BONUS_NOT_DUE`; `BONUS_ORDER` when taken back before the second. Twice changes nothing. */
  payFirst: command<PayBonus, ReferralApplicationView>(PayBonus),
  /** `HIRE_MISSING`, `BONUS_ORDER`, `BONUS_NOT_DUE`. Twice changes nothing. */
  paySecond: command<PayBonus, ReferralApplicationView>(PayBonus),

  /** Hired, with an unpaid instalment; the next due first. */
  pendingBonuses: query<void, ReferralApplicationView[]>(),
  completedBonuses: query<void, ReferralApplicationView[]>(),
  /** With an unpaid instalment, hired or not. */
  predictedBonuses: query<void, ReferralApplicationView[]>(),

  bonusRules: query<void, BonusRuleView[]>(),
  createBonusRule: command<SaveBonusRule, BonusRuleView>(SaveBonusRule),
  updateBonusRule: command<UpdateBonusRule, BonusRuleView>(UpdateBonusRule),
  removeBonusRule: command<ById, void>(ById),

  counts: query<void, { referrals: number; applications: number }>(),
  clean: command<CleanReferrals, { referrals: number; applications: number; bonusRules: number }>(
    CleanReferrals,
  ),
});
