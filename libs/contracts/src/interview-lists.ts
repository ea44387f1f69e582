import { ArrayMaxSize, IsArray, IsBoolean, IsISO8601, IsOptional, IsUUID } from 'class-validator';
import {
  INTERVIEW_STATUS,
  SEARCH_MAX_CHARS,
  type InterviewStatus,
  type InterviewType,
} from './domain/index.js';
import type { Channel } from './notifications.js';
import { OptionalPage, OptionalPageLimit, type PageNumbers } from './pages.js';
import { BlankIsAbsent, Id, OneOf, OptionalText } from './validation.js';

export const INTERVIEW_STATUSES = Object.keys(INTERVIEW_STATUS);

/** Selects interviews that match every given condition. */
export class InterviewFilter {
  @IsOptional() @OneOf(INTERVIEW_STATUSES, 'Status desconhecido') status?: InterviewStatus;
  /** Scheduled interviews only: with (`true`) or without (`false`) the candidate's confirmation. */
  @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) confirmed?: boolean;
  /** true: scheduled interviews whose time has passed without an outcome; false: all others. */
  @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) awaitingOutcome?: boolean;
  @IsOptional() @Id('Vaga inválida') jobId?: number;
  /** Words of the candidate's name or e-mail, or a part of the job's title; accents and case do not matter. */
  @OptionalText(SEARCH_MAX_CHARS) search?: string;
  /** First day (`YYYY-MM-DD`, America/Sao_Paulo) or instant, inclusive. */
  @BlankIsAbsent()
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'Data inválida' })
  startDate?: string;
  /** Last day, inclusive to its end in America/Sao_Paulo. */
  @BlankIsAbsent() @IsOptional() @IsISO8601({ strict: true }, { message: 'Data inválida' }) endDate?: string;
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

export class ByInterviewIds {
  @IsArray()
  @ArrayMaxSize(1000)
  @IsUUID('all', { each: true })
  ids!: string[];
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
  /** Identifies that change for its undo; null: it cannot be undone. */
  undoChangeId: string | null;
  /** Id of the user who arranged the current time; null: not known. */
  arrangedById: number | null;
  /** Number of reschedules, cancellations and restorations. An undo sets it back, so that messages about the change are outdated. */
  revision: number;
  /**
   * The SEQUENCE of the calendar entry. It rises with every revision and every undo, because a calendar ignores a lower one. Absent in
   * responses of release 0.1.0, whose SEQUENCE is the revision.
   */
  calendarSequence?: number;
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
