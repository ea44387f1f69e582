import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Matches } from 'class-validator';
import {
  ByPaymentDay,
  FilterBonuses,
  ListBonuses,
  PayBonus,
  RegisterHire,
  ReleaseBonus,
  CreateBonusRule,
  UndoHire,
  UpdateBonusRule,
  type BonusEntryView,
  type BonusFigures,
  type BonusPage,
  type BonusRuleView,
  type ReferralApplicationView,
} from './bonuses.js';
import { TrimmedEmailAddress } from './email-address.js';
import {
  REFERRER_MAX_CHARS,
  REFERRER_NAME_MIN_CHARS,
  SEARCH_MAX_CHARS,
  SYSTEM_JOBS,
} from './domain/index.js';
import {
  FindPersons,
  HoldReferrer,
  type ConsentVersionView,
  type FoundReferrer,
  type LegalHoldView,
  type QuarantinedRecord,
} from './privacy.js';
import { OptionalPage, OptionalPageLimit, type PagePosition } from './pages.js';
import { CalendarDay } from './referral-days.js';
import { ByReferrer, type ErasedReferrer, type OpenBonuses } from './referrers.js';
import { clientClass, command, query, rpcContract } from './rpc.js';
import { BlankIsAbsent, ById, ByIds, FormKey, Id, OptionalText, Text } from './validation.js';

/** `REF` followed by six characters of A–Z and 0–9. */
export const REFERRAL_CODE = /^REF[A-Z0-9]{6}$/;

const Code = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toUpperCase() : value,
    ),
    Matches(REFERRAL_CODE, { message: 'Código de indicação inválido' }),
  );

/** A referral by the acting user. The server generates the code. */
export class CreateReferral {
  @Id('Selecione uma vaga') jobId!: number;
  @FormKey() formKey?: string;
}

/** A referral by a visitor. The visitor's browser generates the code. */
export class CreateAnonymousReferral {
  @Code() code!: string;
  @Text(REFERRER_NAME_MIN_CHARS, 'Nome deve ter pelo menos 3 caracteres', REFERRER_MAX_CHARS.name)
  referrerName!: string;
  @TrimmedEmailAddress('E-mail inválido') referrerEmail!: string;
  /** @default the reserved job «Indicação espontânea» */
  @IsOptional() @Id('Vaga inválida') jobId?: number = SYSTEM_JOBS.spontaneousReferral;
  @OptionalText(40) consentVersion?: string;
}

export class ByReferralCode {
  @Code() code!: string;
}

export class ByCandidate {
  @Id() candidateId!: number;
}

/** The sort fields of the list of all referrals; a leading `-` sorts in descending order. */
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
  @OptionalPage() page?: number;
  /** @default 20 */
  @OptionalPageLimit() limit?: number;
  /** First day of creation, inclusive. */
  @IsOptional() @CalendarDay('Data inválida') startDate?: string;
  /** Last day of creation, inclusive to its end in America/Sao_Paulo. */
  @IsOptional() @CalendarDay('Data inválida') endDate?: string;
  /** Words of the referrer's name, username or e-mail, the code or the job title; ignores accents and case. */
  @OptionalText(SEARCH_MAX_CHARS) search?: string;
  /** Empty values come last in both directions. @default '-createdAt' */
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(REFERRAL_SORTS, { message: 'Ordenação desconhecida' })
  sort?: ReferralSort;
}

export interface ReferralCounts {
  referrals: number;
  /** Hired applications with an unpaid instalment. */
  owedBonuses: number;
  /** Total of those instalments in cents, suspended ones included. */
  owedCents: number;
}

/** A referral. The gateway adds `jobTitle`, and the referrer's `username` and `fullName`. */
export interface ReferralView {
  id: number;
  code: string;
  /** Id of the referring user; null for a visitor. */
  referrerId: number | null;
  /** Name and e-mail as the visitor entered them; null for a referring user. */
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
  pagination: PagePosition;
}

/** All data of the referrals service about one referrer. */
export interface ReferrerRecords {
  referrals: ReferralView[];
  applications: ReferralApplicationView[];
  entries: BonusEntryView[];
  open: OpenBonuses;
}

export const ReferralsRpc = rpcContract('referrals', {
  /** `NOT_FOUND` for an unknown job, `JOB_CLOSED` for a closed one. */
  create: command<CreateReferral, ReferralView>(CreateReferral),
  /**
   * Idempotent for the same code and e-mail, so that the browser may retry. `REFERRAL_CODE_TAKEN` for another e-mail.
   */
  createAnonymous: command<CreateAnonymousReferral, { id: number; code: string }>(CreateAnonymousReferral),
  /** A usable referral. `NOT_FOUND` for an unknown, inactive or expired code. */
  byCode: query<ByReferralCode, ReferralView>(ByReferralCode),
  byIds: query<ByIds, ReferralView[]>(ByIds, { callers: ['notifications'] }),
  /** Counts one visit of the referral link. */
  click: command<ById, void>(ById),
  /** Referrals of the acting user, newest first. */
  mine: query<void, ReferralView[]>(),
  all: query<ListReferrals, ReferralPage>(ListReferrals),
  /** The ids of all pages, for exports: referrals that arrive meanwhile neither repeat nor move others, as in pages. */
  allIds: query<ListReferrals, number[]>(ListReferrals, { timeoutMs: 10_000 }),

  /** Applications of candidates whom the acting user referred. */
  myApplications: query<void, ReferralApplicationView[]>(),
  /** Applications by these referrals, newest first. */
  applicationsByReferrals: query<ByIds, ReferralApplicationView[]>(ByIds),
  applicationsByIds: query<ByIds, ReferralApplicationView[]>(ByIds, { callers: ['notifications'] }),
  applicationsByCandidate: query<ByCandidate, ReferralApplicationView[]>(ByCandidate, {
    callers: ['notifications'],
  }),
  /**
   * Sets the hire date and the due dates of both instalments. A later change of the date moves unpaid instalments only.
   * `CANDIDATE_ERASED` for an erased candidate without a hire; `CHANGED_MEANWHILE` if `from` differs.
   */
  hire: command<RegisterHire, ReferralApplicationView>(RegisterHire),
  /** Removes the hire date and both due dates. Idempotent. `BONUS_PAID` if a payment is registered. */
  undoHire: command<UndoHire, ReferralApplicationView>(UndoHire),
  /**
   * Registers or reverses the payment of the first instalment. Idempotent. `HIRE_MISSING`, `BONUS_NOT_DUE`,
   * `BONUS_SUSPENDED`; `BONUS_ORDER` for a reversal while the second is paid; `CHANGED_MEANWHILE` if `from` differs.
   */
  payFirst: command<PayBonus, ReferralApplicationView>(PayBonus),
  /** As `payFirst`, for the second instalment. `BONUS_ORDER` while the first is unpaid. */
  paySecond: command<PayBonus, ReferralApplicationView>(PayBonus),
  /** Accepts a bonus that was refused as a self-referral. `NOT_FOUND` if it was not refused. */
  releaseBonus: command<ReleaseBonus, ReferralApplicationView>(ReleaseBonus),
  /** The bonus ledger of a referral application, oldest entry first. */
  bonusEntries: query<ById, BonusEntryView[]>(ById),

  /** Bonuses that may be paid, with an instalment that is due on the day or in the `UPCOMING_BONUS_DAYS` after it, earliest due date first. */
  payableBonuses: query<ByPaymentDay, ReferralApplicationView[]>(ByPaymentDay, {
    callers: ['notifications'],
  }),
  /** How many bonuses have an instalment that is due today, and no reason that forbids its payment. */
  dueBonuses: query<void, number>(),
  bonusPage: query<ListBonuses, BonusPage>(ListBonuses),
  /** The ids of all pages, for exports: bonuses that arrive meanwhile neither repeat nor move others, as in pages. */
  bonusIds: query<FilterBonuses, number[]>(FilterBonuses, { timeoutMs: 10_000 }),
  bonusFigures: query<void, BonusFigures>(),

  bonusRules: query<void, BonusRuleView[]>(),
  createBonusRule: command<CreateBonusRule, BonusRuleView>(CreateBonusRule),
  updateBonusRule: command<UpdateBonusRule, BonusRuleView>(UpdateBonusRule),
  removeBonusRule: command<ById, void>(ById),

  /** The open referrals and unpaid bonuses of a user. */
  openBonusesOf: query<ById, OpenBonuses>(ById),
  referrerRecords: query<ByReferrer, ReferrerRecords>(ByReferrer),
  /** Removes name and e-mail and deactivates the links. Amounts stay. Idempotent. `LEGAL_HOLD`. */
  eraseReferrer: command<ByReferrer, ErasedReferrer>(ByReferrer),

  /** Visitors who referred, by name, latest first, also those in quarantine. Records the search in the audit trail. */
  findReferrers: command<FindPersons, FoundReferrer[]>(FindPersons),
  /** Referrers in quarantine, earliest first, each with the id of the first referral. */
  quarantined: query<void, QuarantinedRecord[]>(),
  /** Ends the quarantine of a referrer, by the id of one of their referrals; the term counts anew. `NOT_FOUND`. */
  restoreQuarantined: command<ById, void>(ById),
  /** Referrers under a legal hold, also those in quarantine. */
  legalHolds: query<void, LegalHoldView[]>(),
  /** Ids of the referral applications whose referrer is under a legal hold. */
  heldApplications: query<void, number[]>(undefined, { callers: ['notifications'] }),
  /** `NOT_FOUND` for an unknown or erased referrer. */
  placeLegalHold: command<HoldReferrer, void>(HoldReferrer),
  /** Lifts the hold on the referrer of this referral. `NOT_FOUND` without a hold. */
  liftLegalHold: command<ById, void>(ById),
  consentVersions: query<void, ConsentVersionView[]>(),

  counts: query<void, ReferralCounts>(),
});

export abstract class ReferralsClient extends clientClass(ReferralsRpc) {}
