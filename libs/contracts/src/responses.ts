import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  CANDIDATE_STATUSES,
  HIRING_STEP_NAMES,
  MAX_OVERDUE_DAYS,
  MAX_REJECTION_PREVIEWS,
  MAX_REJECTION_REASONS,
  MAX_STATUS_CHANGES,
  REJECTION_REASON_MAX_CHARS,
  REJECTION_REASON_MIN_CHARS,
  REJECTION_VARIABLES,
  type CandidateStatus,
  type HiringStep,
} from './domain/index.js';
import { OptionalDayOrInstant } from './dates.js';
import { KnownVariables } from './template-variables.js';
import { EachId, FormKey, Id, OneOf, OptionalFlag, OptionalId, OptionalText, Text } from './validation.js';

const RejectionMessage = (): PropertyDecorator =>
  applyDecorators(
    Text(
      REJECTION_REASON_MIN_CHARS.message,
      `O texto deve ter pelo menos ${REJECTION_REASON_MIN_CHARS.message} caracteres`,
      REJECTION_REASON_MAX_CHARS.message,
    ),
    KnownVariables(REJECTION_VARIABLES),
  );

/** A reason of rejections, with the text of its e-mail. */
class SaveRejectionReason {
  /** Staff choose by it; candidates do not see it. */
  @Text(REJECTION_REASON_MIN_CHARS.label, 'Informe o motivo', REJECTION_REASON_MAX_CHARS.label)
  label!: string;
  /** May contain {@link REJECTION_VARIABLES}. An empty line separates paragraphs. */
  @RejectionMessage() message!: string;
  /** False: not offered any more; histories keep it. */
  @IsBoolean({ message: 'Informe se o motivo está em uso' }) isActive!: boolean;
}

export class CreateRejectionReason extends SaveRejectionReason {
  @FormKey() formKey?: string;
}

export class UpdateRejectionReason extends SaveRejectionReason {
  @Id() id!: number;
  /** The version that the user edited. */
  @Id('Versão inválida') from!: number;
}

const ReasonIds = (): PropertyDecorator =>
  applyDecorators(
    IsArray({ message: 'Informe a ordem dos motivos' }),
    ArrayMaxSize(MAX_REJECTION_REASONS, { message: `No máximo ${MAX_REJECTION_REASONS} motivos` }),
    ArrayUnique({ message: 'Motivo repetido' }),
    EachId(),
  );

export class OrderRejectionReasons {
  /** All reasons, in their new order. */
  @ReasonIds() ids!: number[];
  /** The order that the caller last read. `CHANGED_MEANWHILE` if the current one differs. Absent: not checked. */
  @IsOptional() @ReasonIds() from?: number[];
}

export interface RejectionReasonView extends SaveRejectionReason {
  id: number;
  version: number;
}

class ResponseSettingsFields {
  /** After how many days without a response a candidate is shown as overdue. */
  @IsInt({ message: 'Informe um número inteiro de dias' })
  @Min(1, { message: 'Informe ao menos um dia' })
  @Max(MAX_OVERDUE_DAYS, { message: `Informe no máximo ${MAX_OVERDUE_DAYS} dias` })
  overdueDays!: number;
  /** Whether administrators get an e-mail each morning while candidates are overdue. */
  @IsBoolean({ message: 'Informe sim ou não' }) sendDigest!: boolean;
}

export class SaveResponseSettings extends ResponseSettingsFields {
  /** The `version` that the caller edited; `CHANGED_MEANWHILE` if the current one differs. Absent: not checked. */
  @OptionalText() from?: string;
}

export interface ResponseSettings extends ResponseSettingsFields {
  /** Differs for different settings. */
  version: string;
}

/** Ids of candidates, each once. */
const CandidateIds = (max: number): PropertyDecorator =>
  applyDecorators(
    EachId(),
    ArrayUnique({ message: 'Candidato repetido' }),
    ArrayMaxSize(max, { message: `No máximo ${max} candidatos` }),
    IsArray({ message: 'Informe uma lista de candidatos' }),
  );

/** The e-mail about a rejection, for the given candidates; without candidates, with example data. */
export class PreviewRejection {
  @IsOptional() @CandidateIds(MAX_REJECTION_PREVIEWS) candidateIds?: number[];
  /** Absent: the general text. */
  @OptionalId() reasonId?: number;
  /** A text that is being written, instead of that of a reason. */
  @OptionalText(REJECTION_REASON_MAX_CHARS.message) message?: string;
}

export interface RejectionPreview {
  /** null: example data. */
  candidateId: number | null;
  /** Recipient: full name. */
  name: string;
  subject: string;
  /** The plain text of the e-mail. */
  text: string;
  /** The text says that the job is closed, and the job is open. */
  callsOpenJobClosed: boolean;
}

/** The e-mails that follow from an approval, another status of hiring, or a step, for all candidates of one decision. */
export class PreviewDecision {
  @CandidateIds(MAX_STATUS_CHANGES) candidateIds!: number[];
  @IsOptional() @OneOf(CANDIDATE_STATUSES, 'Status desconhecido') status?: CandidateStatus;
  @IsOptional() @OneOf(HIRING_STEP_NAMES, 'Etapa de contratação desconhecida') hiringStep?: HiringStep;
  /** With a step: it also hires. @default false */
  @OptionalFlag() hire?: boolean;
  /** First day of work that is about to be stored. Absent: the stored one. */
  @OptionalDayOrInstant() startDate?: string;
  /** The decision ends an interview, which counts as held. @default false */
  @OptionalFlag() endsInterview?: boolean;
}

export interface DecisionPreview {
  /** How many e-mails follow. */
  total: number;
  /** Recipients of an approval who applied for no job, and those who had no interview. */
  withoutJob: number;
  withoutInterview: number;
  /** The first of them, at most `MAX_REJECTION_PREVIEWS`, in the order of the candidates. */
  emails: Array<RejectionPreview & { candidateId: number }>;
}

/** Candidates of a job who wait for a response longer than the limit. */
export interface OverdueJob {
  /** null: talent bank. */
  jobId: number | null;
  jobTitle: string | null;
  /** Whether the job accepts no applications any more. */
  isClosed: boolean;
  candidates: number;
}

export interface OverdueResponses {
  /** The limit: `overdueDays` of the settings. */
  days: number;
  candidates: number;
  /** Most candidates first. */
  jobs: OverdueJob[];
}

export class ByJob {
  @Id('Vaga inválida') jobId!: number;
}

/** The candidates of a job in one status who have no result yet. */
interface RemainingStage {
  status: CandidateStatus;
  candidates: number;
}

/** A job was closed, and its remaining candidates were deliberately left without a response. */
export interface UnansweredClosing {
  /** How many were left then. */
  candidates: number;
  /** Username; null: the system. */
  actorName: string | null;
  /** ISO 8601, UTC. */
  at: string;
}

export interface RemainingCandidates {
  /** In the order of the pipeline; only those with candidates. */
  stages: RemainingStage[];
  /** null: not closed in that way, or opened again since. */
  unanswered: UnansweredClosing | null;
}
