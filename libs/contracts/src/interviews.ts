import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsDivisibleBy,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  DURATION_STEP_MINUTES,
  INTERVIEW_MAX_CHARS,
  INTERVIEW_STATUS,
  INTERVIEW_TYPES,
  MAX_DURATION_MINUTES,
  MAX_INT4,
  SEARCH_MAX_CHARS,
  SYSTEM_JOBS,
  type InterviewStatus,
  type InterviewType,
} from './domain/index.js';
import { CHANNELS, type Channel } from './notifications.js';
import { OptionalPage, OptionalPageLimit, type PageNumbers } from './pages.js';
import { command, query, rpcContract } from './rpc.js';
import { OptionalChangeId } from './status-changes.js';
import { KnownVariables } from './template-variables.js';
import { ById, ByIds, Id, OneOf, OptionalFlag, OptionalText, Text, UserIds } from './validation.js';

const STATUSES = Object.keys(INTERVIEW_STATUS);

const ABSENT = new Set<unknown>(['', null, undefined]);
const emptyIsAbsent = Transform(({ value }: { value: unknown }) => (ABSENT.has(value) ? undefined : value));
const NO_INTERVIEW = 'Entrevista não encontrada';

/** Days of one call of `ofDays`: the six weeks that the calendar shows of a month, and some more. */
export const MAX_CALENDAR_DAYS = 62;

/** Where a batch ends: time and id of its last interview. */
const INTERVIEW_POSITION = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z\/[0-9a-f-]{36}$/;

/** The channels and the text that notify the candidate of the interview. */
export class NotificationOptions {
  @emptyIsAbsent @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) sendEmail?: boolean;
  @emptyIsAbsent @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) sendWhatsApp?: boolean;
  /** May contain the variables of `TEMPLATE_VARIABLES`. */
  @KnownVariables() @OptionalText(INTERVIEW_MAX_CHARS.customMessage) customMessage?: string;
}

const INVALID_DURATION = 'Escolha uma duração de 15 minutos a 8 horas, de 15 em 15 minutos';

/** Minutes, from 15 to 480, a multiple of 15. */
const OptionalDuration = (): PropertyDecorator => (target, key) => {
  emptyIsAbsent(target, key);
  IsOptional()(target, key);
  IsInt({ message: INVALID_DURATION })(target, key);
  Min(DURATION_STEP_MINUTES, { message: INVALID_DURATION })(target, key);
  Max(MAX_DURATION_MINUTES, { message: INVALID_DURATION })(target, key);
  IsDivisibleBy(DURATION_STEP_MINUTES, { message: INVALID_DURATION })(target, key);
};

/** A new interview. Its status is always `scheduled`. */
export class ScheduleInterview {
  @Id('Selecione um candidato') candidateId!: number;
  /** Absent, null or 0: the reserved job of the talent bank. */
  @Transform(({ value }: { value: unknown }) =>
    ABSENT.has(value) || value === 0 || value === '0' ? SYSTEM_JOBS.talentBank : value,
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
  @emptyIsAbsent @IsOptional() @UserIds() interviewerIds?: number[];
  /** Absent: e-mail and WhatsApp. */
  @emptyIsAbsent
  @IsOptional()
  @ValidateNested({ message: 'Opções de notificação inválidas' })
  @Type(() => NotificationOptions)
  notificationOptions?: NotificationOptions;
  /** Makes the change undoable (`undoChange`): its messages wait for the undo window. Absent: they are sent at once. */
  @OptionalChangeId() changeId?: string;
}

/** The UUID of an interview. Any other text leads to `NOT_FOUND`, not to `VALIDATION_FAILED`. */
const InterviewId = (): PropertyDecorator => Text(1, NO_INTERVIEW, 100);

/** Input of a call about one interview. */
export class ByInterviewId {
  @InterviewId() id!: string;
}

/**
 * The time that the caller last read, ISO 8601. If the current one differs, the call changes nothing. Absent: not
 * checked.
 */
const OptionalFromTime = (): PropertyDecorator => (target, key) => {
  emptyIsAbsent(target, key);
  IsOptional()(target, key);
  IsISO8601({ strict: true }, { message: 'Data inválida' })(target, key);
};

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
  @OneOf(STATUSES, 'Status desconhecido') status!: InterviewStatus;
  /** The status that the caller last read. */
  @emptyIsAbsent @IsOptional() @OneOf(STATUSES, 'Status desconhecido') from?: InterviewStatus;
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

/** Selects interviews that match every given condition. */
export class InterviewFilter {
  @IsOptional() @OneOf(STATUSES, 'Status desconhecido') status?: InterviewStatus;
  /** Scheduled interviews only: with (`true`) or without (`false`) the candidate's confirmation. */
  @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) confirmed?: boolean;
  /** true: scheduled interviews whose time has passed without an outcome; false: all others. */
  @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) awaitingOutcome?: boolean;
  @IsOptional() @Id('Vaga inválida') jobId?: number;
  /** Words of the candidate's name or e-mail, or a part of the job's title; accents and case do not matter. */
  @OptionalText(SEARCH_MAX_CHARS) search?: string;
  /** First day (`YYYY-MM-DD`, America/Sao_Paulo) or instant, inclusive. */
  @emptyIsAbsent @IsOptional() @IsISO8601({ strict: true }, { message: 'Data inválida' }) startDate?: string;
  /** Last day, inclusive to its end in America/Sao_Paulo. */
  @emptyIsAbsent @IsOptional() @IsISO8601({ strict: true }, { message: 'Data inválida' }) endDate?: string;
}

/**
 * `upcoming`: the interviews of today first, then those to come, both by time, then the past ones, the latest first. `candidate` and
 * `job`: by the names, without regard to accents and case.
 */
const INTERVIEW_SORTS = ['upcoming', 'date', '-date', 'candidate', '-candidate', 'job', '-job'] as const;
export type InterviewSort = (typeof INTERVIEW_SORTS)[number];

export class ListInterviews extends InterviewFilter {
  /** @default 1 */
  @OptionalPage() page?: number;
  /** @default 10 */
  @OptionalPageLimit() limit?: number;
  /** @default 'upcoming' */
  @IsOptional() @OneOf(INTERVIEW_SORTS, 'Ordenação desconhecida') sort?: InterviewSort;
}

export interface InterviewPage {
  interviews: InterviewView[];
  pagination: PageNumbers & {
    /** `MAX_COUNTED_RESULTS` + 1 if there are more than are counted; else exact. */
    totalInterviews: number;
  };
}

/** One batch of all matching interviews, in the order of their times. */
export class InterviewBatchRequest extends InterviewFilter {
  /** `next` of the previous batch; absent for the first. */
  @IsOptional() @Matches(INTERVIEW_POSITION, { message: 'Lote desconhecido' }) after?: string;
}

export interface InterviewBatch {
  interviews: InterviewView[];
  /** `after` for the next batch; null: the last one. */
  next: string | null;
}

/** A planned interview, whose overlaps with others the screens show. */
export class PlannedInterviewTime {
  @Id('Selecione um candidato') candidateId!: number;
  @emptyIsAbsent @IsOptional() @UserIds() interviewerIds?: number[];
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

export class SlotsOfDay {
  /** `YYYY-MM-DD`, in America/Sao_Paulo. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Data inválida' })
  @IsISO8601({ strict: true }, { message: 'Data inválida' })
  day!: string;
}

/** An inclusive range of days (`YYYY-MM-DD`) in America/Sao_Paulo, at most a year. */
export class DayRange {
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Data inválida' })
  @IsISO8601({ strict: true }, { message: 'Data inválida' })
  startDate!: string;
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Data inválida' })
  @IsISO8601({ strict: true }, { message: 'Data inválida' })
  endDate!: string;
}

/** A day without interviews. */
export interface ClosedDayView {
  /** `YYYY-MM-DD` */
  day: string;
  /** `Sábado`, `Domingo`, or the name of the national holiday. */
  reason: string;
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

/** A free slot. */
export interface SlotView {
  /** `09:00`, America/Sao_Paulo. */
  time: string;
  /** Displayed as `Manhã` or `Tarde`. */
  period: 'morning' | 'afternoon';
  /** ISO 8601, UTC; a valid `interviewDate`. */
  startsAt: string;
}

export interface InterviewView {
  id: string;
  candidateId: number;
  /** `SYSTEM_JOBS.talentBank` for an interview without a job. */
  jobId: number;
  interviewType: InterviewType;
  /** ISO 8601, UTC. */
  interviewDate: string;
  durationMinutes: number;
  status: InterviewStatus;
  notes: string | null;
  /** The users who interview. */
  interviewerIds: number[];
  feedback: string | null;
  confirmedBy: Channel | null;
  confirmedAt: string | null;
  /** When the candidate asked to change the current time; null: not asked. */
  rescheduleRequestedAt: string | null;
  /** When the candidate declined the current time; null: not declined. */
  declinedAt: string | null;
  /** What the candidate wrote with one of the two. */
  responseNote: string | null;
  emailSent: boolean;
  whatsappSent: boolean;
  notificationOptions: { sendEmail: boolean; sendWhatsApp: boolean; customMessage: string | null };
  /** Id of the status change that cancelled the interview. Undoing that change restores the interview. */
  cancelledByChange: string | null;
  /** End of the undo window of its last change; until then, nothing is sent. null: that change cannot be undone. */
  undoableUntil: string | null;
  /** Identifies that change for its undo; null: it cannot be undone. Absent in responses of the release before. */
  undoChangeId?: string | null;
  /** Id of the user who arranged the current time; null: not known. */
  arrangedById: number | null;
  /** Number of reschedules, cancellations and restorations; the revision of the calendar entry. */
  revision: number;
  createdAt: string;
}

export interface InterviewCounts {
  total: number;
  /** `pending` + `confirmed`. */
  scheduled: number;
  pending: number;
  confirmed: number;
  /** Scheduled interviews whose time has passed without an outcome. */
  awaitingOutcome: number;
  completed: number;
  cancelled: number;
}

export const InterviewsRpc = rpcContract('interviews', {
  /** `SLOT_TAKEN` if another scheduled interview has this time; `NOT_FOUND` for an unknown candidate or job. */
  schedule: command<ScheduleInterview, InterviewView>(ScheduleInterview, { timeoutMs: 10_000 }),
  /** A page after the last one is empty. */
  list: query<ListInterviews, InterviewPage>(ListInterviews),
  /** All matching interviews, batch after batch: interviews that are added or removed meanwhile are neither repeated nor skipped. */
  batch: query<InterviewBatchRequest, InterviewBatch>(InterviewBatchRequest, { timeoutMs: 10_000 }),
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
