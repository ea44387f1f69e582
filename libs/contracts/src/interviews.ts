import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { SYSTEM_JOBS } from './jobs.js';
import { CHANNELS, type Channel } from './notifications.js';
import { command, query, rpcContract } from './rpc.js';
import { KnownVariables } from './template-variables.js';
import { ByIds, Id, OneOf, OptionalFlag, OptionalText, Text } from './validation.js';

export const INTERVIEW_TYPES = {
  technical: 'Entrevista Técnica',
  hr: 'Entrevista com RH',
  manager: 'Entrevista com Gestor',
  test: 'Prova Prática',
} as const;
export type InterviewType = keyof typeof INTERVIEW_TYPES;

const INTERVIEW_STATUS = {
  scheduled: 'Agendada',
  completed: 'Concluída',
  cancelled: 'Cancelada',
} as const;
export type InterviewStatus = keyof typeof INTERVIEW_STATUS;
/** How the screens mark feedback that goes with an approval. */
export const APPROVED_PREFIX = 'APROVADO: ';

const STATUSES = Object.keys(INTERVIEW_STATUS);

const ABSENT = new Set<unknown>(['', null, undefined]);
const emptyIsAbsent = Transform(({ value }: { value: unknown }) => (ABSENT.has(value) ? undefined : value));
const NO_INTERVIEW = 'Entrevista não encontrada';
/** A filter by text may match very many candidates. */
const MAX_MATCHES = 50_000;

/** How the candidate is to hear of the interview. */
export class NotificationOptions {
  @emptyIsAbsent @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) sendEmail?: boolean;
  @emptyIsAbsent @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) sendWhatsApp?: boolean;
  /** With variables of `TEMPLATE_VARIABLES`. */
  @KnownVariables() @OptionalText(5_000) customMessage?: string;
}

/** A new interview; it begins as `scheduled`, whatever the caller says. */
export class ScheduleInterview {
  @Id('Selecione um candidato') candidateId: number;
  /** Absent, null or 0: the talent bank's reserved opening. */
  @Transform(({ value }: { value: unknown }) =>
    ABSENT.has(value) || value === 0 || value === '0' ? SYSTEM_JOBS.talentBank : value,
  )
  @IsInt({ message: 'Vaga inválida' })
  @Min(1, { message: 'Vaga inválida' })
  @Max(2_147_483_647, { message: 'Vaga inválida' })
  jobId: number = SYSTEM_JOBS.talentBank;
  /** ISO 8601 with zone; without one, the wall clock of America/Sao_Paulo. On the 15-minute grid, in the future. */
  @IsISO8601({ strict: true }, { message: 'Data inválida' }) interviewDate: string;
  @OneOf(Object.keys(INTERVIEW_TYPES), 'Tipo de entrevista desconhecido') interviewType: InterviewType;
  @OptionalText(5_000) notes?: string;
  /** Absent: e-mail and WhatsApp. */
  @emptyIsAbsent
  @IsOptional()
  @ValidateNested({ message: 'Opções de notificação inválidas' })
  @Type(() => NotificationOptions)
  notificationOptions?: NotificationOptions;
}

/** The UUID of an interview; any other text names no interview. */
const InterviewId = (): PropertyDecorator => Text(1, NO_INTERVIEW, 100);

/** Input of every call that names one interview. */
export class ByInterviewId {
  @InterviewId() id: string;
}

/** A time that the caller read; absent: whatever stands. */
const SeenTime = (): PropertyDecorator => (target, key) => {
  emptyIsAbsent(target, key);
  IsOptional()(target, key);
  IsISO8601({ strict: true }, { message: 'Data inválida' })(target, key);
};

/** Another time for a scheduled interview; a confirmation of the old time ends. */
export class RescheduleInterviewBody {
  @IsISO8601({ strict: true }, { message: 'Data inválida' }) interviewDate: string;
  @OptionalText(5_000) notes?: string;
  /** Replaces the recruiter's own text; an empty one removes it, an absent one leaves it. */
  @KnownVariables()
  @IsOptional()
  @IsString({ message: 'Informe um texto' })
  @MaxLength(5_000, { message: 'Use no máximo 5000 caracteres' })
  customMessage?: string;
  /** The time that the caller moves it from. */
  @SeenTime() from?: string;
}

export class RescheduleInterview extends RescheduleInterviewBody {
  @InterviewId() id: string;
}

export class ChangeInterviewStatusBody {
  @OneOf(STATUSES, 'Status desconhecido') status: InterviewStatus;
  /** The status that the caller read. */
  @emptyIsAbsent @IsOptional() @OneOf(STATUSES, 'Status desconhecido') from?: InterviewStatus;
  /** The time that the caller read: who cancels 10:00 does not mean an interview that was moved to 15:00. */
  @SeenTime() fromDate?: string;
  /**
   * A decision on the candidate follows in a call of its own, so that the outcome itself does not move their status.
   * @default whether the feedback begins with {@link APPROVED_PREFIX}
   */
  @OptionalFlag() decides?: boolean;
  /** As the screen sends it, untrimmed: `APROVADO: ` before the text of an approval, which may be empty. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll('\0', '') || undefined : (value ?? undefined),
  )
  @IsOptional()
  @IsString({ message: 'Informe um texto' })
  @MaxLength(10_000, { message: 'Use no máximo 10000 caracteres' })
  feedback?: string;
}

export class ChangeInterviewStatus extends ChangeInterviewStatusBody {
  @InterviewId() id: string;
}

export class ConfirmInterviewBody {
  @OneOf(CHANNELS, 'Método de confirmação desconhecido') confirmMethod: Channel;
  /** The time that the candidate read on the page. */
  @SeenTime() from?: string;
}

export class ConfirmInterview extends ConfirmInterviewBody {
  @InterviewId() id: string;
}

/** Every given condition must hold. */
export class ListInterviews {
  @IsOptional() @OneOf(STATUSES, 'Status desconhecido') status?: InterviewStatus;
  /** Scheduled ones only: with (`true`) or without (`false`) the candidate's confirmation. */
  @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) confirmed?: boolean;
  @IsOptional() @Id('Vaga inválida') jobId?: number;
  /**
   * What a search by text came to: interviews of one of these candidates, or for one of these jobs. The caller
   * asks those who hold names and titles; two empty lists match nothing.
   */
  @IsOptional() @IsArray() @ArrayMaxSize(MAX_MATCHES) @IsInt({ each: true }) candidateIds?: number[];
  @IsOptional() @IsArray() @ArrayMaxSize(MAX_MATCHES) @IsInt({ each: true }) jobIds?: number[];
  /** First day (`YYYY-MM-DD`, America/Sao_Paulo) or instant, inclusive. */
  @emptyIsAbsent @IsOptional() @IsISO8601({ strict: true }, { message: 'Data inválida' }) startDate?: string;
  /** Last day, inclusive to its end in America/Sao_Paulo. */
  @emptyIsAbsent @IsOptional() @IsISO8601({ strict: true }, { message: 'Data inválida' }) endDate?: string;
}

export class SlotsOfDay {
  /** In America/Sao_Paulo. */
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Data inválida' })
  @IsISO8601({ strict: true }, { message: 'Data inválida' })
  day: string;
}

/** A range of days in America/Sao_Paulo, at most a year. */
export class DayRange {
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Data inválida' })
  @IsISO8601({ strict: true }, { message: 'Data inválida' })
  startDate: string;
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Data inválida' })
  @IsISO8601({ strict: true }, { message: 'Data inválida' })
  endDate: string;
}

/** A day without interviews. */
export interface ClosedDayView {
  /** `YYYY-MM-DD` */
  day: string;
  /** `Sábado`, `Domingo`, or the name of the national holiday. */
  reason: string;
}

/** Details of `CHANGED_MEANWHILE`. */
export interface InterviewChangedDetails {
  /** The present value of what `from` named: a status, or a time (ISO 8601, UTC). */
  current: string;
  /** The interview as it is now; absent where the candidate asks. */
  status?: InterviewStatus;
  interviewDate?: string;
  feedback?: string | null;
  /** null: the product itself, because the candidate's status changed. */
  changedBy?: string | null;
  changedAt?: string | null;
}

export interface SlotView {
  /** `09:00`, America/Sao_Paulo. */
  time: string;
  /** `Manhã` or `Tarde` on the screen. */
  period: 'morning' | 'afternoon';
  /** ISO 8601, UTC: the `interviewDate` to schedule with. */
  startsAt: string;
}

export interface InterviewView {
  id: string;
  candidateId: number;
  /** 1 (the talent bank's reserved opening) when it is for no job. */
  jobId: number;
  interviewType: InterviewType;
  /** ISO 8601, UTC. */
  interviewDate: string;
  status: InterviewStatus;
  notes: string | null;
  feedback: string | null;
  confirmedBy: Channel | null;
  confirmedAt: string | null;
  /** When the candidate asked for another time; null: not for the time that stands. */
  rescheduleRequestedAt: string | null;
  emailSent: boolean;
  whatsappSent: boolean;
  notificationOptions: { sendEmail: boolean; sendWhatsApp: boolean; customMessage: string | null };
  /** The change of the candidate's status that cancelled it; undoing that one restores it. */
  cancelledByChange: string | null;
  /** Times that it was moved, cancelled or taken up again; the revision of its calendar entry. */
  revision: number;
  createdAt: string;
}

export interface InterviewCounts {
  total: number;
  /** `pending` + `confirmed`. */
  scheduled: number;
  pending: number;
  confirmed: number;
  /** Of the scheduled ones: those whose time has passed, and whose outcome is missing. */
  awaitingOutcome: number;
  completed: number;
  cancelled: number;
}

export const InterviewsRpc = rpcContract('interviews', {
  /** `SLOT_TAKEN` when another scheduled interview holds the time; `NOT_FOUND` for an unknown candidate or job. */
  schedule: command<ScheduleInterview, InterviewView>(ScheduleInterview, { timeoutMs: 10_000 }),
  /** In the order of their dates. */
  list: query<ListInterviews, InterviewView[]>(ListInterviews),
  /** For staff: whatever its state. `NOT_FOUND` otherwise. */
  byId: query<ByInterviewId, InterviewView>(ByInterviewId),
  /** For whoever holds the link: `NOT_FOUND` too when it was cancelled or its time has passed. */
  openById: query<ByInterviewId, InterviewView>(ByInterviewId),
  /** Of the given candidates (not interviews), in the order of their dates. */
  byCandidateIds: query<ByIds, InterviewView[]>(ByIds),
  counts: query<void, InterviewCounts>(),
  /** Free slots of a day that are still to come. */
  slots: query<SlotsOfDay, SlotView[]>(SlotsOfDay),
  /** Weekends and national holidays. */
  closedDays: query<DayRange, ClosedDayView[]>(DayRange),
  /** `CHANGED_MEANWHILE` where `from` no longer holds. */
  reschedule: command<RescheduleInterview, InterviewView>(RescheduleInterview),
  /** `CHANGED_MEANWHILE` where `from` or `fromDate` no longer holds. */
  changeStatus: command<ChangeInterviewStatus, InterviewView>(ChangeInterviewStatus),
  /** By the candidate's link; again changes nothing. `NOT_FOUND` as for {@link openById}; `CHANGED_MEANWHILE`. */
  confirm: command<ConfirmInterview, InterviewView>(ConfirmInterview),
  /** Removes every interview. */
  clean: command<void, { interviews: number }>(),
});
