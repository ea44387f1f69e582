import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsISO8601,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';

import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction, type AuditSubject } from './domain/index.js';
import { OptionalPageLimit } from './pages.js';
import { CalendarDay } from './referral-days.js';
import { OneOf } from './validation.js';

/** Counts, codes and flags by name; no personal data. */
type AuditDetails = Record<string, number | boolean | string | null>;

/** What an entry of the audit trail is about. It holds ids and facts only, because it outlives the persons. */
export interface AuditRecord {
  action: AuditAction;
  subject?: AuditSubject | undefined;
  subjectId?: number | string | undefined;
  details?: AuditDetails | undefined;
}

/** A file name, an integer or a UUID. */
const SUBJECT_ID = /^[\w.-]{1,100}$/;

const Action = () => OneOf(Object.keys(AUDIT_ACTIONS), 'Ação inválida');
const Subject = () => OneOf(Object.keys(AUDIT_SUBJECTS), 'Tipo inválido');

/** An entry for an action of the acting user. */
export class RecordAudit implements AuditRecord {
  @Action() action!: AuditAction;
  @IsOptional() @Subject() subject?: AuditSubject;
  @IsOptional() @Matches(SUBJECT_ID, { message: 'Id inválido' }) subjectId?: string;
  @IsOptional() @IsObject() details?: AuditDetails;
}

/** An access that was granted or refused, as the gateway observed it. */
export class ObservedAccess extends RecordAudit {
  /** ISO 8601, UTC. */
  @IsISO8601() occurredAt!: string;
  /** null: an anonymous visitor. */
  @IsOptional() @IsInt() actorId!: number | null;
  @IsOptional() @IsString() @MaxLength(100) requestId!: string | null;
  @IsOptional() @IsString() @MaxLength(100) origin!: string | null;
}

/** The number of accesses in one call. */
export const MAX_ACCESSES_PER_CALL = 200;

export class RecordAccesses {
  @IsArray()
  @ArrayMaxSize(MAX_ACCESSES_PER_CALL)
  @ValidateNested({ each: true, message: 'Item inválido' })
  @Type(() => ObservedAccess)
  accesses!: ObservedAccess[];
}

/** Who, what, whom and when. Absent conditions do not filter. */
export class AuditFilter {
  @IsOptional() @IsInt({ message: 'Informe o id do usuário' }) actorId?: number;
  @IsOptional() @Action() action?: AuditAction;
  @IsOptional() @Subject() subject?: AuditSubject;
  @IsOptional() @Matches(SUBJECT_ID, { message: 'Id inválido' }) subjectId?: string;
  /** First day, inclusive, in America/Sao_Paulo. */
  @IsOptional() @CalendarDay('Data inválida') startDate?: string;
  /** Last day, inclusive to its end in America/Sao_Paulo. */
  @IsOptional() @CalendarDay('Data inválida') endDate?: string;
}

/** The number of entries in one call. */
export const MAX_AUDIT_ENTRIES = 500;

export class ListAudit extends AuditFilter {
  /** Number of an entry: only older ones are listed. */
  @IsOptional() @IsInt({ message: 'Página inválida' }) before?: number;
  /** @default 50 */
  @OptionalPageLimit(MAX_AUDIT_ENTRIES) limit?: number;
}

/** One entry of the audit trail. */
export interface AuditEntryView {
  /** Its number in the chain, without gaps. */
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  action: string;
  /** null: a visitor, or the system itself. */
  actorId: number | null;
  /** The present username of the account, which the trail itself does not hold; null also for an account that no longer exists. */
  actorName: string | null;
  subject: string | null;
  subjectId: string | null;
  details: AuditDetails;
  /** The address of the request; null if it is not known, and after six months. */
  origin: string | null;
  requestId: string | null;
}

export interface AuditPage {
  /** Newest first. */
  entries: AuditEntryView[];
  /** `before` of the next page; null on the last one. */
  nextBefore: number | null;
}

export class ListVisitorRefusals {
  /** Number of a refusal: only older ones are listed. */
  @IsOptional() @IsInt({ message: 'Página inválida' }) before?: number;
  /** @default 50 */
  @OptionalPageLimit(MAX_AUDIT_ENTRIES) limit?: number;
}

/** What was refused to visitors. No part of the audit trail: deleted after `VISITOR_REFUSAL_TERM_DAYS`. */
export interface VisitorRefusalView {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Code of the error. */
  code: string;
  /** Method and pattern of the route; null: refusals of an hour that were counted only. */
  where: string | null;
  count: number;
  /** The address of the request, or the network of counted ones. */
  origin: string | null;
}

export interface VisitorRefusalPage {
  /** Newest first. */
  refusals: VisitorRefusalView[];
  /** `before` of the next page; null on the last one. */
  nextBefore: number | null;
}
