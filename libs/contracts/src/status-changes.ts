import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { CandidateFilter, CANDIDATE_SORTS, type CandidateSort } from './candidate-filters.js';
import {
  CANDIDATE_STATUSES,
  MAX_INT4,
  MAX_ORDERED_IDS,
  MAX_STATUS_CHANGES,
  NOTE_MAX_CHARS,
  isApproved,
  isHired,
  type CandidateStatus,
} from './domain/index.js';
import { OptionalInstant } from './dates.js';
import { EachId, Id, OneOf, OptionalFlag, OptionalId, OptionalText } from './validation.js';

/**
 * How long a change of status can be undone. A toast offers the undo for 8 seconds, the history of the candidate until the end.
 * Effects that leave the system, such as a rejection e-mail, wait until the window has ended.
 */
export const UNDO_WINDOW_SECONDS = 60;

/**
 * The effect of a bulk change on one candidate: `change` applies it. The others skip the candidate, who already has the
 * status (`same`), is past `approved` (`further`), or is hired (`hired`).
 */
export type StatusOutcome = 'change' | 'same' | 'further' | 'hired';

/**
 * A bulk change never moves a hired candidate back, and an approval skips candidates already past `approved`. A change of
 * a single candidate can do both.
 */
export function statusOutcome(from: string, to: string): StatusOutcome {
  if (from === to || (isHired(from) && isHired(to))) return 'same';
  if (isHired(from)) return 'hired';
  return to === 'approved' && isApproved(from) ? 'further' : 'change';
}

/**
 * Idempotency key (UUID) chosen by the caller: repeating the call changes nothing. It also identifies the change to
 * undo.
 */
export const OptionalChangeId = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsUUID('all', { message: 'Identificador inválido' }));

/** The status that the caller last read. If the current one differs, the call changes nothing. Absent: not checked. */
export const OptionalFromStatus = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : (value ?? undefined))),
    IsOptional(),
    OneOf(CANDIDATE_STATUSES, 'Status desconhecido'),
  );

/**
 * When the e-mail about a rejection is sent, ISO 8601 with a time zone, at most `MAX_NOTIFY_DELAY_DAYS` ahead. Absent: after the
 * undo window.
 */
const OptionalNotifyAt = (): PropertyDecorator => OptionalInstant('Data de envio inválida');

/** The field that `from` of a call is compared with. */
export type ComparedField = 'status' | 'hiringStep';

/** Details of `CHANGED_MEANWHILE` for a candidate: the current value, its author and its time. */
export interface CandidateChangedDetails {
  field: ComparedField;
  /** The current value of `field`; null: no hiring step. */
  current: string | null;
  /** Username; null: the candidate, or the system. */
  changedBy: string | null;
  /** ISO 8601, UTC; null: never changed. */
  changedAt: string | null;
}

/** A candidate whose current status differs from the one that a bulk change expected. */
export interface ChangedCandidate extends Omit<CandidateChangedDetails, 'field'> {
  candidateId: number;
  name: string;
}

/** What comes with a decision about one candidate or many. */
class DecisionDetails {
  @OptionalText(NOTE_MAX_CHARS) note?: string;
  @OptionalChangeId() changeId?: string;
  /**
   * Notifies the candidate after the undo window. @default false for a rejection, true for an approval and for the other
   * statuses that send an e-mail (`decisionMessages`)
   */
  @OptionalFlag() notify?: boolean;
  /** Of a rejection: id of its reason, and when its e-mail is sent. */
  @OptionalId('Motivo inválido') reasonId?: number;
  @OptionalNotifyAt() notifyAt?: string;
}

export class DecideCandidateBody extends DecisionDetails {
  @OptionalFromStatus() from?: CandidateStatus;
}

export class DecideCandidate extends DecideCandidateBody {
  @Id() id!: number;
}

export class ChangeStatusBody extends DecideCandidateBody {
  @OneOf(CANDIDATE_STATUSES, 'Status desconhecido') status!: CandidateStatus;
  /**
   * Confirms that the change undoes a hire ({@link leavesHire}); required for such a change with `from`. @default
   * false
   */
  @OptionalFlag() undoHire?: boolean;
}

export class ChangeStatus extends ChangeStatusBody {
  @Id() id!: number;
}

const SelectedCandidates = () =>
  applyDecorators(
    IsArray({ message: 'Selecione ao menos um candidato' }),
    ArrayMinSize(1, { message: 'Selecione ao menos um candidato' }),
    ArrayMaxSize(MAX_STATUS_CHANGES, { message: `Selecione no máximo ${MAX_STATUS_CHANGES} candidatos` }),
    ArrayUnique({ message: 'Candidato repetido' }),
    EachId(),
  ) as PropertyDecorator;

export class StatusSelection {
  @SelectedCandidates() ids!: number[];
  @OneOf(CANDIDATE_STATUSES, 'Status desconhecido') status!: CandidateStatus;
}

export class ChangeStatuses extends DecisionDetails {
  @SelectedCandidates() ids!: number[];
  @OneOf(CANDIDATE_STATUSES, 'Status desconhecido') status!: CandidateStatus;
  /**
   * The status that the caller last read: one for all of `ids`, or one per id in the same order. Absent: not checked.
   */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : (value ?? undefined)))
  @IsOptional()
  @IsArray({ message: 'Informe um status de origem para cada candidato' })
  @IsIn([...CANDIDATE_STATUSES], { each: true, message: 'Status desconhecido' })
  @ArrayMaxSize(MAX_STATUS_CHANGES, { message: `Selecione no máximo ${MAX_STATUS_CHANGES} candidatos` })
  from?: CandidateStatus[];
  /**
   * Joins the calls of one decision about more than {@link MAX_STATUS_CHANGES} candidates: each of them can be undone until
   * `UNDO_WINDOW_SECONDS` after the last one, or after the last undo of one, and e-mails about them wait until then.
   */
  @OptionalChangeId() seriesId?: string;
}

export class UndoStatusChange {
  @IsUUID('all', { message: 'Identificador inválido' }) changeId!: string;
}

/**
 * The effect of a bulk change on one selected candidate. Erased candidates are left out. A rejection changes those who were
 * rejected without an e-mail, if it sends one.
 */
export interface StatusPreview {
  candidateId: number;
  name: string;
  from: CandidateStatus;
  outcome: StatusOutcome;
}

/** The result of a bulk change or of its undo. */
export interface StatusChange {
  /** Input of `undoStatusChange`. */
  changeId: string;
  changed: Array<{ candidateId: number; from: CandidateStatus; to: CandidateStatus }>;
  /** Unchanged candidates. `gone`: erased or unknown. `changed-since`: not undone, because a later change exists. */
  left: Array<{ candidateId: number; reason: Exclude<StatusOutcome, 'change'> | 'gone' | 'changed-since' }>;
}

/** One page of the ids of the filtered and sorted list. */
export class OrderedIds extends CandidateFilter {
  /** @default '-createdAt' */
  @IsOptional() @OneOf(CANDIDATE_SORTS, 'Ordenação desconhecida') sort?: CandidateSort;
  /** @default 0 */
  @IsOptional() @IsInt() @Min(0) @Max(MAX_INT4) offset?: number;
  /** @default {@link MAX_ORDERED_IDS} */
  @IsOptional() @IsInt() @Min(1) @Max(MAX_ORDERED_IDS) limit?: number;
}
