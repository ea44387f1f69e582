import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import {
  PayBonus,
  RegisterHire,
  ReleaseBonus,
  SaveBonusRule,
  UndoHire,
  UpdateBonusRule,
  type BonusEntryView,
  type BonusRuleView,
  type ReferralApplicationView,
} from './bonuses.js';
import { EmailAddress } from './email-address.js';
import { SYSTEM_JOBS } from './jobs.js';
import { CalendarDay } from './referral-days.js';
import { ByReferrer, type ErasedReferrer, type OpenBonuses } from './referrers.js';
import { command, query, rpcContract } from './rpc.js';
import { ById, ByIds, Id, OptionalText, Text } from './validation.js';

/** `REF` and six of A–Z and 0–9. */
export const REFERRAL_CODE = /^REF[A-Z0-9]{6}$/;

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
const REFERRAL_ORDERS = [
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
  @IsOptional() @CalendarDay('Data inválida') startDate?: string;
  /** Last day of creation, inclusive to its end in America/Sao_Paulo. */
  @IsOptional() @CalendarDay('Data inválida') endDate?: string;
  /** Words of the referrer's name, username or e-mail, the code or the job; accents and case do not matter. */
  @OptionalText(200) search?: string;
  /** Nothing comes last either way. @default '-createdAt' */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() || undefined : (value ?? undefined),
  )
  @IsOptional()
  @IsIn(REFERRAL_SORTS, { message: 'Ordenação desconhecida' })
  sort?: ReferralSort;
}

export class CleanReferrals {
  /** Leaves referrals and bonus rules, removes what candidates caused. */
  @IsOptional() @IsBoolean({ message: 'Informe verdadeiro ou falso' }) applicationsOnly?: boolean;
}

export interface ReferralCounts {
  referrals: number;
  applications: number;
  /** Applications with an unpaid instalment of a hire. */
  owedBonuses: number;
  /** Cents of those instalments, suspended ones included. */
  owedCents: number;
}

export interface CleanedReferrals {
  referrals: number;
  applications: number;
  bonusRules: number;
  /** Cents of unpaid instalments that were removed. */
  owedCents: number;
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

/** Everything that the referrals service holds of a referrer. */
export interface ReferrerRecords {
  referrals: ReferralView[];
  applications: ReferralApplicationView[];
  entries: BonusEntryView[];
  open: OpenBonuses;
}

export const ReferralsRpc = rpcContract('referrals', {
  /** Unknown job `NOT_FOUND`, closed one `JOB_CLOSED`. */
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
  /**
   * Dates both instalments; moves only unpaid ones when the date changes. `CANDIDATE_ERASED` for an erased candidate
   * who was not hired before; `CHANGED_MEANWHILE` when `from` no longer holds.
   */
  hire: command<RegisterHire, ReferralApplicationView>(RegisterHire),
  /** Removes the hire date and both due dates; `BONUS_PAID` while a payment stands. Twice changes nothing. */
  undoHire: command<UndoHire, ReferralApplicationView>(UndoHire),
  /**
   * `HIRE_MISSING`, `BONUS_NOT_DUE`, `BONUS_SUSPENDED`; `BONUS_ORDER` when reversed before the second;
   * `CHANGED_MEANWHILE` when `from` no longer holds. Twice changes nothing.
   */
  payFirst: command<PayBonus, ReferralApplicationView>(PayBonus),
  /** As `payFirst`; `BONUS_ORDER` while the first is unpaid. */
  paySecond: command<PayBonus, ReferralApplicationView>(PayBonus),
  /** Accepts a bonus that was refused as a self-referral. `NOT_FOUND` when it was not refused. */
  releaseBonus: command<ReleaseBonus, ReferralApplicationView>(ReleaseBonus),
  /** Everything that was promised, paid and reversed for the application, oldest first. */
  bonusEntries: query<ById, BonusEntryView[]>(ById),

  /** Hired, with an unpaid instalment; the next due first. */
  pendingBonuses: query<void, ReferralApplicationView[]>(),
  completedBonuses: query<void, ReferralApplicationView[]>(),
  /** With an unpaid instalment, hired or not. */
  predictedBonuses: query<void, ReferralApplicationView[]>(),

  bonusRules: query<void, BonusRuleView[]>(),
  createBonusRule: command<SaveBonusRule, BonusRuleView>(SaveBonusRule),
  updateBonusRule: command<UpdateBonusRule, BonusRuleView>(UpdateBonusRule),
  removeBonusRule: command<ById, void>(ById),

  /** What the user's referrals have open. */
  openOf: query<ById, OpenBonuses>(ById),
  /** Everything that this service holds of a referrer. */
  referrerRecords: query<ByReferrer, ReferrerRecords>(ByReferrer),
  /** Removes name and e-mail, ends the links; amounts stay. Twice changes nothing. */
  eraseReferrer: command<ByReferrer, ErasedReferrer>(ByReferrer),

  counts: query<void, ReferralCounts>(),
  clean: command<CleanReferrals, CleanedReferrals>(CleanReferrals),
});
