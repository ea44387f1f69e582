import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { HIRING_STEP_NAMES, type CandidateStatus, type HiringStep } from './candidate-status.js';
import { OptionalDayOrInstant } from './dates.js';
import { OptionalChangeId, OptionalFromStatus } from './status-changes.js';
import { Id, OneOf, OptionalText, OptionalWhole } from './validation.js';

/**
 * Moves somebody through hiring. The step alone leaves the status as it is, because the hiring page sets the status
 * with a call of its own; only `completed` also means hired. `hire` does both in one.
 */
export class SetHiringStepBody {
  @OneOf(HIRING_STEP_NAMES, 'Selecione uma etapa de contratação para continuar') hiringStep: HiringStep;
  @OptionalText(2_000) notes?: string;
  /** The step that the caller saw (`hiringStepOf`), null for none; absent: not checked. */
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsOptional()
  @OneOf(HIRING_STEP_NAMES, 'Etapa de contratação desconhecida')
  from?: HiringStep | null;
  @OptionalFromStatus() fromStatus?: CandidateStatus;
  @OptionalChangeId() changeId?: string;
  /** First day of work, not before the application nor after `MAX_HIRE_DAYS_AHEAD`; absent leaves the stored one. */
  @OptionalDayOrInstant() startDate?: string;
  /** Sets the status `hired` too, unless hired already. */
  @Transform(({ value }: { value: unknown }) => value ?? undefined)
  @IsOptional()
  @IsBoolean({ message: 'Informe sim ou não' })
  hire?: boolean;
}

export class SetHiringStep extends SetHiringStepBody {
  @Id() id: number;
}

export class RecentHires {
  /** At most 100. @default 10 */
  @OptionalWhole('Informe um número positivo') limit?: number;
}

/** In process: at a step before `completed` (see `hiringStepOf`). Someone hired may still be in process. */
export interface HiringSummary {
  totalCandidates: number;
  candidatesInHiringProcess: number;
  /** Status `hired` or `contratado`. */
  candidatesHired: number;
  /** Approved or further: hiring begun, or hired. */
  candidatesApproved: number;
  /** Hiring begun, or hired. */
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
  /** Title of the job, or 'Banco de Talentos'. */
  position: string;
  /** ISO 8601, UTC. */
  hireDate: string;
  /** `YYYY-MM-DD`; null: not decided. */
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

export interface HiresOfMonth {
  /** `YYYY-MM`, in America/Sao_Paulo. */
  month: string;
  hires: number;
}
