import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import {
  HOLD_REASON_MAX_CHARS,
  PERSON_KINDS,
  RETENTION_KINDS,
  SEARCH_MAX_CHARS,
  type PersonKind,
  type RetentionKind,
} from './domain/index.js';
import { OptionalDay } from './dates.js';
import { ByEmail } from './referrers.js';
import type { ServiceName } from './domain/services.js';
import { Id, OneOf, OptionalText, Text } from './validation.js';

/** Ids of due records in the report of a run and its events, for each kind; the counts are complete. */
export const MAX_REPORTED_IDS = 500;

/** The services that hold records with a term, each with its kinds. */
export const RETENTION_SERVICES = {
  candidates: ['talent_bank', 'applicants'],
  referrals: ['referrers'],
  notifications: ['messages'],
} as const satisfies Partial<Record<ServiceName, readonly RetentionKind[]>>;
export type RetentionService = keyof typeof RETENTION_SERVICES;

/** The term of one kind as an order to the services. */
export interface RetentionTermDays {
  kind: RetentionKind;
  termDays: number;
}

/** What a run did with one kind, or would do in a dry run. */
export interface RetentionResult {
  kind: RetentionKind;
  /** Records at the end of their term. A run puts them into quarantine; kinds without quarantine are erased. */
  due: number;
  /** Ids of due records, at most {@link MAX_REPORTED_IDS}. Of referrers, the id of their first referral. */
  dueIds: number[];
  /** Records at the end of their quarantine, which a run erases. */
  expired: number;
  /** As `dueIds`. */
  expiredIds: number[];
  /** Records that a legal hold keeps at the end of their term or quarantine. */
  held: number;
  /** Records after their term that are kept for the reason `kept` of their kind. */
  kept: number;
}

export interface RetentionRuleView extends Omit<SaveRetentionRule, 'from'> {
  /** ISO 8601, UTC; null: the default has not been changed. */
  changedAt: string | null;
  changedById: number | null;
  /** Differs for different terms, and for a rule that is on or off. */
  version: string;
}

export interface RetentionRunView {
  id: string;
  /** True: nothing changes; the results are what a run would do. */
  dryRun: boolean;
  /** null: the daily cron job. */
  startedById: number | null;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** null: at least one service has not finished. */
  finishedAt: string | null;
  results: RetentionResult[];
  /** Services that have not finished. */
  waitingFor: RetentionService[];
}

export class SaveRetentionRule {
  @OneOf(Object.keys(RETENTION_KINDS), 'Tipo de dado desconhecido') kind!: RetentionKind;
  @IsBoolean({ message: 'Informe verdadeiro ou falso' }) enabled!: boolean;
  /** Within the bounds of {@link RETENTION_KINDS}. */
  @IsInt({ message: 'Informe o prazo em dias' }) termDays!: number;
  /** The `version` that the caller edited; `CHANGED_MEANWHILE` if the current one differs. Absent: not checked. */
  @OptionalText() from?: string;
}

export class StartRetentionRun {
  @IsBoolean({ message: 'Informe verdadeiro ou falso' }) dryRun!: boolean;
}

/** A record that is hidden from staff until it is restored or erased. */
export interface QuarantinedRecord {
  person: PersonKind;
  /** Of a referrer, the id of their first referral. */
  id: number;
  name: string;
  kind: RetentionKind;
  /** ISO 8601, UTC. */
  quarantinedAt: string;
  held: boolean;
}

/** A legal hold: the person's records are not erased until it is lifted or ends. */
export interface LegalHoldView {
  id: number;
  person: PersonKind;
  /** Of a referrer, the id of their first referral. */
  personId: number;
  name: string;
  reason: string;
  placedById: number | null;
  /** ISO 8601, UTC. */
  placedAt: string;
  /** Last day of the hold, `YYYY-MM-DD`; null: until it is lifted. */
  until: string | null;
}

class HoldTerms {
  @Text(3, 'Informe o motivo', HOLD_REASON_MAX_CHARS) reason!: string;
  /** Last day of the hold; absent: until it is lifted. */
  @OptionalDay() until?: string;
  /**
   * `none`, or `placedAt` of the hold that the caller has seen; `CHANGED_MEANWHILE` with the {@link CurrentHold} if another one is in
   * force. Absent: not checked.
   */
  @OptionalText() from?: string;
}

/** The hold that a new one would replace. */
export type CurrentHold = Pick<LegalHoldView, 'reason' | 'placedAt' | 'until'>;

/** Replaces an earlier hold on the same candidate. */
export class HoldCandidate extends HoldTerms {
  @Id() id!: number;
}

/** Replaces an earlier hold on the same referrer. */
export class HoldReferrer extends HoldTerms {
  @IsOptional() @Id() id?: number;
  /** Instead of the id of a referral. */
  @IsOptional() email?: ByEmail['email'];
}

/** Persons whose name has every word of a text. */
export class FindPersons {
  @Text(3, 'Informe ao menos 3 letras do nome', SEARCH_MAX_CHARS) name!: string;
}

/** The most applications, or referrers, that one search returns. */
export const MAX_FOUND_PERSONS = 20;

/** An application as it is needed to choose a person: nothing that the choice does not need. */
export interface FoundPerson {
  candidateId: number;
  name: string;
  /** The first letter and the domain of the address. */
  maskedEmail: string;
  /** null: the talent bank. */
  jobTitle: string | null;
  /** ISO 8601, UTC. */
  appliedAt: string;
}

/** A visitor who referred, as it is needed to choose a person. */
export interface FoundReferrer {
  /** Their first referral. */
  referralId: number;
  /** As in their latest referral. */
  name: string;
  /** The first letter and the domain of the address. */
  maskedEmail: string;
  /** The vacancies that they referred for; none: spontaneous referrals only. */
  jobTitles: string[];
  referrals: number;
  /** ISO 8601, UTC. */
  lastReferredAt: string;
}

export interface FoundApplications {
  /** The latest one; null: none. */
  candidateId: number | null;
  /** All of them, oldest first. */
  candidateIds: number[];
  /** Whether one of them is in quarantine. */
  isQuarantined: boolean;
}

/** How many consents were given to one version of a text. */
export interface ConsentVersionView {
  text: 'application' | 'talent-bank' | 'referral';
  version: string;
  consents: number;
  /** ISO 8601, UTC. */
  firstAt: string;
  lastAt: string;
}

export const isPersonKind = (text: string): text is PersonKind => Object.hasOwn(PERSON_KINDS, text);
