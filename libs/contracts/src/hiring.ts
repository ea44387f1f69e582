import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { HIRING_STEP_NAMES, type HiringStep } from './candidate-status.js';
import { OptionalDayOrInstant } from './dates.js';
import { Id, OneOf, OptionalText, OptionalWhole } from './validation.js';

/**
 * Moves somebody through hiring. The step alone leaves the status as it is, because the hiring page sets the status
 * with a call of its own; only `completed` also means hired. `hire` does both in one.
 */
export class SetHiringStep {
  @Id() id: number;
  @OneOf(HIRING_STEP_NAMES, 'Selecione uma etapa de contratação para continuar') hiringStep: HiringStep;
  @OptionalText(2_000) notes?: string;
  /** First day of work; absent leaves the stored one. */
  @OptionalDayOrInstant() startDate?: string;
  /** Sets the status `hired` too, unless hired already. */
  @Transform(({ value }: { value: unknown }) => value ?? undefined)
  @IsOptional()
  @IsBoolean({ message: 'Informe sim ou não' })
  hire?: boolean;
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
  /** Title of the vacancy, or 'Banco de Talentos'. */
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
