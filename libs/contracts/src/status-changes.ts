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
import { CANDIDATE_STATUSES, isApproved, isHired, type CandidateStatus } from './candidate-status.js';
import { OneOf, OptionalFlag, OptionalText } from './validation.js';

/** Candidates that one call may move: more than anybody reads through in a preview. */
export const MAX_STATUS_CHANGES = 500;

/** Ids in one answer of `orderedIds`: what somebody looks through one by one before the list is asked for anew. */
export const MAX_ORDERED_IDS = 1_000;

/**
 * Seconds in which a change of status can be taken back. Screens offer it for 8; the rest is for slow networks. Whoever
 * acts on a change towards somebody outside (a letter of rejection) waits this long first.
 */
export const UNDO_WINDOW_SECONDS = 60;

const MAX_INT4 = 2_147_483_647;

/** What a change for many does to one of them. */
export type StatusOutcome = 'change' | 'same' | 'further' | 'hired';

/** Nobody loses a hire by the way, and an approval does not throw back who is further; one by one both can be done. */
export function statusOutcome(from: string, to: string): StatusOutcome {
  if (from === to || (isHired(from) && isHired(to))) return 'same';
  if (isHired(from)) return 'hired';
  return to === 'approved' && isApproved(from) ? 'further' : 'change';
}

/** Chosen by the caller: a repeated call with it changes nothing more, and it names the change to take back. */
export const OptionalChangeId = (): PropertyDecorator => (target, key) => {
  IsOptional()(target, key);
  IsUUID('all', { message: 'Identificador inválido' })(target, key);
};

/** The status that the caller saw: where it no longer holds, the call changes nothing. Absent: not checked. */
export const OptionalFromStatus = (): PropertyDecorator => (target, key) => {
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : (value ?? undefined)))(
    target,
    key,
  );
  IsOptional()(target, key);
  OneOf(CANDIDATE_STATUSES, 'Status desconhecido')(target, key);
};

/** What `from` of a call is compared with. */
export type ComparedField = 'status' | 'hiringStep';

/** Details of `CHANGED_MEANWHILE` for a candidate: what stands now, and who set it when. */
export interface CandidateChangedDetails {
  field: ComparedField;
  /** null: no step of hiring. */
  current: string | null;
  /** User name; null: the candidate, or the system. */
  changedBy: string | null;
  /** ISO 8601, UTC; null: never changed. */
  changedAt: string | null;
}

/** One of the candidates whose status no longer is the one that a call for many expected. */
export interface ChangedCandidate extends Omit<CandidateChangedDetails, 'field'> {
  candidateId: number;
  name: string;
}

export class StatusSelection {
  @IsArray({ message: 'Selecione ao menos um candidato' })
  @ArrayMinSize(1, { message: 'Selecione ao menos um candidato' })
  @ArrayMaxSize(MAX_STATUS_CHANGES, { message: `Selecione no máximo ${MAX_STATUS_CHANGES} candidatos` })
  @ArrayUnique({ message: 'Candidato repetido' })
  @IsInt({ each: true, message: 'Identificador inválido' })
  @Min(1, { each: true, message: 'Identificador inválido' })
  @Max(MAX_INT4, { each: true, message: 'Identificador inválido' })
  ids: number[];
  @OneOf(CANDIDATE_STATUSES, 'Status desconhecido') status: CandidateStatus;
}

export class ChangeStatuses extends StatusSelection {
  /** The status that the caller saw: one for all of `ids`, or one for each, in their order. Absent: not checked. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : (value ?? undefined)))
  @IsOptional()
  @IsArray({ message: 'Informe um status de origem para cada candidato' })
  @IsIn([...CANDIDATE_STATUSES], { each: true, message: 'Status desconhecido' })
  @ArrayMaxSize(MAX_STATUS_CHANGES, { message: `Selecione no máximo ${MAX_STATUS_CHANGES} candidatos` })
  from?: CandidateStatus[];
  @OptionalText(2_000) note?: string;
  /** Tells the candidates of a rejection, once it can no longer be taken back. @default false */
  @OptionalFlag() notify?: boolean;
  @OptionalChangeId() changeId?: string;
}

export class UndoStatusChange {
  @IsUUID('all', { message: 'Identificador inválido' }) changeId: string;
}

/** What would happen to one of the selection; who was erased meanwhile is not in the list. */
export interface StatusPreview {
  candidateId: number;
  name: string;
  from: CandidateStatus;
  outcome: StatusOutcome;
}

export interface StatusChange {
  /** Takes it all back with `undoStatusChange`. */
  changeId: string;
  changed: Array<{ candidateId: number; from: CandidateStatus; to: CandidateStatus }>;
  /** Left as they are; `gone`: erased meanwhile, `changed-since`: nothing to take back, somebody went on. */
  left: Array<{ candidateId: number; reason: Exclude<StatusOutcome, 'change'> | 'gone' | 'changed-since' }>;
}

/** A stretch of the filtered list in its order. */
export class OrderedIds extends CandidateFilter {
  /** @default '-createdAt' */
  @IsOptional() @OneOf(CANDIDATE_SORTS, 'Ordenação desconhecida') sort?: CandidateSort;
  /** @default 0 */
  @IsOptional() @IsInt() @Min(0) @Max(MAX_INT4) offset?: number;
  /** @default {@link MAX_ORDERED_IDS} */
  @IsOptional() @IsInt() @Min(1) @Max(MAX_ORDERED_IDS) limit?: number;
}
