import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import {
  HIRING_STEP_NAMES,
  JOB_MAX_CHARS,
  NOTE_MAX_CHARS,
  type CandidateStatus,
  type HiringStep,
} from './domain/index.js';
import { OptionalJob } from './candidate-filters.js';
import { OptionalDayOrInstant } from './dates.js';
import { OptionalChangeId, OptionalFromStatus } from './status-changes.js';
import { Id, OneOf, OptionalFlag, OptionalText, OptionalNonNegativeInt } from './validation.js';

/**
 * Sets the hiring step of a candidate. The status stays unchanged, because the hiring page sets it in a separate call.
 * Exceptions: the step `completed` and the flag `hire` also set the status `hired`.
 */
export class SetHiringStepBody {
  @OneOf(HIRING_STEP_NAMES, 'Selecione uma etapa de contratação para continuar') hiringStep!: HiringStep;
  @OptionalText(NOTE_MAX_CHARS) notes?: string;
  /** `false` leaves out the e-mail about the step. @default true */
  @OptionalFlag() notify?: boolean;
  /** The step that the caller last read (`hiringStepOf`); null: no step. Absent: not checked. */
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsOptional()
  @OneOf(HIRING_STEP_NAMES, 'Etapa de contratação desconhecida')
  from?: HiringStep | null;
  @OptionalFromStatus() fromStatus?: CandidateStatus;
  @OptionalChangeId() changeId?: string;
  /** First day of work, from the day of the application to `MAX_HIRE_DAYS_AHEAD`. Absent keeps the stored one. */
  @OptionalDayOrInstant() startDate?: string;
  /** Also sets the status `hired`, unless the candidate is already hired. @default false */
  @Transform(({ value }: { value: unknown }) => value ?? undefined)
  @IsOptional()
  @IsBoolean({ message: 'Informe sim ou não' })
  hire?: boolean;
}

export class SetHiringStep extends SetHiringStepBody {
  @Id() id!: number;
}

/** Selects whom the figures of hiring count. An absent condition matches all. Accepts the text of query strings. */
export class HiringFilter {
  /** First day, `YYYY-MM-DD` in America/Sao_Paulo: of the hire where hires are counted or listed, of the registration elsewhere. */
  @OptionalDayOrInstant() startDate?: string;
  /** Last day, inclusive. */
  @OptionalDayOrInstant() endDate?: string;
  /** Of the job. */
  @OptionalText(JOB_MAX_CHARS.department) department?: string;
  @OptionalJob() job?: number | string;
}

export class RecentHires extends HiringFilter {
  /** At most 100. @default 10 */
  @OptionalNonNegativeInt('Informe um número positivo') limit?: number;
}

/**
 * Counts of candidates. In process: at a step before `completed` (`hiringStepOf`); a hired candidate may be in
 * process.
 */
export interface HiringSummary {
  totalCandidates: number;
  candidatesInHiringProcess: number;
  /** Status `hired` or `contratado`. */
  candidatesHired: number;
  /** Approved or past it: in the hiring process, or hired. */
  candidatesApproved: number;
  /** In the hiring process, or hired. */
  candidatesReachedHiring: number;
  /** At `offer_sent`. */
  pendingOffers: number;
  /** At `documents`. */
  documentsInProcess: number;
  onboardingInProgress: number;
  completedProcesses: number;
}

export interface RecentHire {
  id: number;
  name: string;
  /** Title of the job, or `TALENT_BANK_TITLE`. */
  position: string;
  /** ISO 8601, UTC. */
  hireDate: string;
  /** First day of work, `YYYY-MM-DD`; null: not set. */
  startDate: string | null;
}

export interface HiringInProgress {
  id: number;
  name: string;
  position: string;
  hiringStep: HiringStep;
  /** ISO 8601, UTC. */
  lastUpdateDate: string;
}

export interface HiringStage {
  step: HiringStep;
  label: string;
  candidates: number;
}

export interface HireState {
  status: CandidateStatus;
  /** A hire that was undone within its window counts as none. */
  wasHired: boolean;
}

export interface HiresOfMonth {
  /** `YYYY-MM`, in America/Sao_Paulo. */
  month: string;
  hires: number;
}

export type TimelineUnit = 'day' | 'week' | 'month';

export interface HiresSince {
  /** `YYYY-MM-DD`, in America/Sao_Paulo. */
  startsOn: string;
  hires: number;
}

/** Hires of a period by the day of the hire. */
export interface HireTimeline {
  hires: number;
  /** Half of them took at most so many calendar days from the application to the hire; null without a hire. */
  medianDays: number | null;
  unit: TimelineUnit;
  /** Oldest first; each ends where the next one starts, the last with the period. */
  points: HiresSince[];
}
