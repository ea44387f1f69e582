import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  IsDivisibleBy,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  DURATION_STEP_MINUTES,
  INTERVIEW_MAX_CHARS,
  INTERVIEW_TYPES,
  MAX_DURATION_MINUTES,
  MAX_INT4,
  SYSTEM_JOBS,
  type InterviewStatus,
  type InterviewType,
} from './domain/index.js';
import { DayRange, SlotsOfDay, type ClosedDayView, type SlotView } from './interview-days.js';
import {
  ByInterviewIds,
  INTERVIEW_STATUSES,
  InterviewFilter,
  ListInterviews,
  type InterviewCounts,
  type InterviewPage,
  type InterviewView,
} from './interview-lists.js';
import { CHANNELS, type Channel } from './notifications.js';
import { clientClass, command, query, rpcContract } from './rpc.js';
import { OptionalChangeId } from './status-changes.js';
import { KnownVariables } from './template-variables.js';
import {
  BlankIsAbsent,
  ById,
  ByIds,
  FormKey,
  Id,
  OneOf,
  OptionalFlag,
  OptionalText,
  Text,
  UserIds,
} from './validation.js';

const NO_INTERVIEW = 'Entrevista não encontrada';

/** Days of one call of `ofDays`: the six weeks that the calendar shows of a month, and some more. */
export const MAX_CALENDAR_DAYS = 62;

/** The channels and the text that notify the candidate of the interview. */
export class NotificationOptions {
  @OptionalFlag() sendEmail?: boolean;
  @OptionalFlag() sendWhatsApp?: boolean;
  /** May contain the variables of `TEMPLATE_VARIABLES`. */
  @KnownVariables() @OptionalText(INTERVIEW_MAX_CHARS.customMessage) customMessage?: string;
}

const INVALID_DURATION = 'Escolha uma duração de 15 minutos a 8 horas, de 15 em 15 minutos';

/** Minutes, from 15 to 480, a multiple of 15. */
const OptionalDuration = (): PropertyDecorator =>
  applyDecorators(
    BlankIsAbsent(),
    IsOptional(),
    IsInt({ message: INVALID_DURATION }),
    Min(DURATION_STEP_MINUTES, { message: INVALID_DURATION }),
    Max(MAX_DURATION_MINUTES, { message: INVALID_DURATION }),
    IsDivisibleBy(DURATION_STEP_MINUTES, { message: INVALID_DURATION }),
  );

/** A new interview. Its status is always `scheduled`. */
export class ScheduleInterview {
  @Id('Selecione um candidato') candidateId!: number;
  /** Absent, null or 0: the reserved job of the talent bank. */
  @Transform(({ value }: { value: unknown }) =>
    value === undefined || value === null || ['', 0, '0'].includes(value as string | number)
      ? SYSTEM_JOBS.talentBank
      : value,
  )
  @IsInt({ message: 'Vaga inválida' })
  @Min(1, { message: 'Vaga inválida' })
  @Max(MAX_INT4, { message: 'Vaga inválida' })
  jobId: number = SYSTEM_JOBS.talentBank;
  /** A future time on the 15-minute grid, ISO 8601; without a time zone, in America/Sao_Paulo. */
  @IsISO8601({ strict: true }, { message: 'Data inválida' }) interviewDate!: string;
  @OneOf(Object.keys(INTERVIEW_TYPES), 'Tipo de entrevista desconhecido') interviewType!: InterviewType;
  /** Length in minutes. @default 60 */
  @OptionalDuration() durationMinutes?: number;
  @OptionalText(INTERVIEW_MAX_CHARS.notes) notes?: string;
  /** The users who interview. @default [] */
  @BlankIsAbsent() @IsOptional() @UserIds() interviewerIds?: number[];
  /** Absent: e-mail and WhatsApp. */
  @BlankIsAbsent()
  @IsOptional()
  @ValidateNested({ message: 'Opções de notificação inválidas' })
  @Type(() => NotificationOptions)
  notificationOptions?: NotificationOptions;
  /** Makes the change undoable (`undoChange`): its messages wait for the undo window. Absent: they are sent at once. */
  @OptionalChangeId() changeId?: string;
  @FormKey() formKey?: string;
}

/** The UUID of an interview. Any other text leads to `NOT_FOUND`, not to `VALIDATION_FAILED`. */
const InterviewId = (): PropertyDecorator => Text(1, NO_INTERVIEW, 100);

export class ByInterviewId {
  @InterviewId() id!: string;
}

/**
 * The time that the caller last read, ISO 8601. If the current one differs, the call changes nothing. Absent: not
 * checked.
 */
const OptionalFromTime = (): PropertyDecorator =>
  applyDecorators(BlankIsAbsent(), IsOptional(), IsISO8601({ strict: true }, { message: 'Data inválida' }));

/** A new time for a scheduled interview. A confirmation of the old time no longer counts. */
export class RescheduleInterviewBody {
  @IsISO8601({ strict: true }, { message: 'Data inválida' }) interviewDate!: string;
  /** A new length in minutes; absent: unchanged. */
  @OptionalDuration() durationMinutes?: number;
  @OptionalText(INTERVIEW_MAX_CHARS.notes) notes?: string;
  /** Replaces the custom message; empty removes it, absent keeps it. */
  @KnownVariables()
  @IsOptional()
  @IsString({ message: 'Informe um texto' })
  @MaxLength(INTERVIEW_MAX_CHARS.customMessage, {
    message: `Use no máximo ${INTERVIEW_MAX_CHARS.customMessage} caracteres`,
  })
  customMessage?: string;
  /** The time that the caller last read. */
  @OptionalFromTime() from?: string;
  /** As for a new interview. */
  @OptionalChangeId() changeId?: string;
}

export class RescheduleInterview extends RescheduleInterviewBody {
  @InterviewId() id!: string;
}

export class ChangeInterviewStatusBody {
  @OneOf(INTERVIEW_STATUSES, 'Status desconhecido') status!: InterviewStatus;
  /** The status that the caller last read. */
  @BlankIsAbsent() @IsOptional() @OneOf(INTERVIEW_STATUSES, 'Status desconhecido') from?: InterviewStatus;
  /** The time that the caller last read: a cancellation of 10:00 must not cancel an interview moved to 15:00. */
  @OptionalFromTime() fromDate?: string;
  /**
   * True: a decision on the candidate follows in a separate call, so this call does not change the candidate's status.
   * @default whether the feedback begins with {@link APPROVED_PREFIX}
   */
  @OptionalFlag() decides?: boolean;
  /** Of a cancellation: as for a new interview. */
  @OptionalChangeId() changeId?: string;
  /** Not trimmed, because the text after `APROVADO: ` may be empty. */
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : (value ?? undefined)))
  @IsOptional()
  @IsString({ message: 'Informe um texto' })
  @MaxLength(INTERVIEW_MAX_CHARS.feedback, {
    message: `Use no máximo ${INTERVIEW_MAX_CHARS.feedback} caracteres`,
  })
  feedback?: string;
}

export class ChangeInterviewStatus extends ChangeInterviewStatusBody {
  @InterviewId() id!: string;
}

export class SetInterviewersBody {
  /** Replaces all interviewers. */
  @UserIds() interviewerIds!: number[];
  /** The interviewers that the caller last read: what another user has changed since then stays. Absent: all are replaced. */
  @IsOptional() @UserIds() basedOn?: number[];
}

export class SetInterviewers extends SetInterviewersBody {
  @InterviewId() id!: string;
}

export class ConfirmInterviewBody {
  @OneOf(CHANNELS, 'Método de confirmação desconhecido') confirmMethod!: Channel;
  /** The time that the page showed to the candidate. */
  @OptionalFromTime() from?: string;
}

export class ConfirmInterview extends ConfirmInterviewBody {
  @InterviewId() id!: string;
}

/** `decline`: the candidate cannot come. `reschedule`: the candidate asks for another time. */
const INVITATION_RESPONSES = ['decline', 'reschedule'] as const;
export type InvitationResponse = (typeof INVITATION_RESPONSES)[number];

/** A response of the candidate on the page of the confirmation link, other than a confirmation. */
export class RespondToInvitation {
  @InterviewId() id!: string;
  @OneOf(INVITATION_RESPONSES, 'Resposta desconhecida') response!: InvitationResponse;
  /** What the candidate writes to the recruiters. */
  @OptionalText(INTERVIEW_MAX_CHARS.responseNote) note?: string;
  /** The time that the page showed to the candidate. */
  @OptionalFromTime() from?: string;
}

export class UndoInterviewChange {
  @InterviewId() id!: string;
  @IsUUID('all', { message: 'Identificador inválido' }) changeId!: string;
}

/** A planned interview, whose overlaps with others the screens show. */
export class PlannedInterviewTime {
  @Id('Selecione um candidato') candidateId!: number;
  @BlankIsAbsent() @IsOptional() @UserIds() interviewerIds?: number[];
  @IsISO8601({ strict: true }, { message: 'Data inválida' }) interviewDate!: string;
  @OptionalDuration() durationMinutes?: number;
  /** The interview itself, when it moves. */
  @IsOptional() @InterviewId() exceptId?: string;
}

/** A scheduled interview of the same candidate or interviewers at the same time. It names no other candidate. */
export interface InterviewOverlapView {
  interviewDate: string;
  durationMinutes: number;
  isSameCandidate: boolean;
  /** The interviewers of both. */
  interviewerIds: number[];
}

/** Details of `CHANGED_MEANWHILE` for an interview. */
export interface InterviewChangedDetails {
  /** The current value of the compared field: a status, or a time (ISO 8601, UTC). */
  current: string;
  /** The current interview. This and the following fields are absent in responses to candidates. */
  status?: InterviewStatus;
  interviewDate?: string;
  feedback?: string | null;
  /** Username; null: the system, because the candidate's status changed. */
  changedBy?: string | null;
  changedAt?: string | null;
}

export const InterviewsRpc = rpcContract('interviews', {
  /** `SLOT_TAKEN` if another scheduled interview has this time; `NOT_FOUND` for an unknown candidate or job. */
  schedule: command<ScheduleInterview, InterviewView>(ScheduleInterview, { timeoutMs: 10_000 }),
  /** A page after the last one is empty. */
  list: query<ListInterviews, InterviewPage>(ListInterviews),
  /** Ids of all matching interviews, in the order of their times. */
  ids: query<InterviewFilter, string[]>(InterviewFilter, { timeoutMs: 10_000 }),
  /** In the order of the ids. */
  byIds: query<ByInterviewIds, InterviewView[]>(ByInterviewIds, { timeoutMs: 10_000 }),
  /** The interviews of some days, by time; `VALIDATION_FAILED` for more than {@link MAX_CALENDAR_DAYS} days. */
  ofDays: query<DayRange, InterviewView[]>(DayRange),
  /** Ids of the candidates of matching interviews, {@link MAX_MATCHING_IDS} at most. */
  candidateIds: query<InterviewFilter, number[]>(InterviewFilter, { timeoutMs: 10_000 }),
  /** For staff: an interview in any state. `NOT_FOUND` for an unknown one. */
  byId: query<ByInterviewId, InterviewView>(ByInterviewId, { callers: ['notifications'] }),
  /** For the holder of the confirmation link. `NOT_FOUND` also for a cancelled or past interview. */
  openById: query<ByInterviewId, InterviewView>(ByInterviewId),
  /** Interviews of the candidates with these ids, sorted by date. */
  byCandidateIds: query<ByIds, InterviewView[]>(ByIds, { callers: ['candidates', 'notifications'] }),
  /** Of the matching interviews, each number as `totalInterviews` of a page. */
  counts: query<InterviewFilter, InterviewCounts>(InterviewFilter),
  /** Free future slots of a day. */
  slots: query<SlotsOfDay, SlotView[]>(SlotsOfDay),
  /** Scheduled interviews of the candidate or the interviewers that overlap a planned one. Overlaps are not refused. */
  overlaps: query<PlannedInterviewTime, InterviewOverlapView[]>(PlannedInterviewTime),
  /** Weekends and national holidays of the range. */
  closedDays: query<DayRange, ClosedDayView[]>(DayRange),
  /** `CHANGED_MEANWHILE` if `from` differs from the current time. */
  reschedule: command<RescheduleInterview, InterviewView>(RescheduleInterview),
  setInterviewers: command<SetInterviewers, InterviewView>(SetInterviewers),
  /** Ids of the candidates whose interviews, other than cancelled ones, name this user as an interviewer. */
  candidatesOfInterviewer: query<ById, number[]>(ById),
  /** `CHANGED_MEANWHILE` if `from` or `fromDate` differs from the current value. */
  changeStatus: command<ChangeInterviewStatus, InterviewView>(ChangeInterviewStatus),
  /**
   * By the holder of the confirmation link. Idempotent. `NOT_FOUND` as for `openById`; `CHANGED_MEANWHILE` if `from`
   * differs.
   */
  confirm: command<ConfirmInterview, InterviewView>(ConfirmInterview),
  /** By the holder of the confirmation link. Idempotent; errors as for `confirm`. */
  respond: command<RespondToInvitation, InterviewView>(RespondToInvitation),
  /**
   * Restores the interview as it was before a change with this id. null: it had just been scheduled, and is removed.
   * `UNDO_EXPIRED` after `UNDO_WINDOW_SECONDS`; `CHANGED_MEANWHILE` if it was changed or the candidate responded since.
   */
  undoChange: command<UndoInterviewChange, InterviewView | null>(UndoInterviewChange),
});

export abstract class InterviewsClient extends clientClass(InterviewsRpc) {}
