import { Day, NotBefore, NotInFuture, OptionalDay } from './dates.js';
import {
  RECORD_MAX_CHARS,
  type PersonEducation,
  type PersonExperience,
  type UndoOffer,
} from './domain/index.js';
import { OptionalFlag, OptionalText, Text } from './validation.js';

const ENDS_TOO_EARLY = 'O término não pode ser antes do início';

export class ExperienceInput {
  @Text(1, 'Informe a empresa', RECORD_MAX_CHARS.name) company!: string;
  @Text(1, 'Informe o cargo', RECORD_MAX_CHARS.name) position!: string;
  @NotInFuture('O início não pode estar no futuro') @Day('Data de início inválida') startDate!: string;
  @NotBefore('startDate', ENDS_TOO_EARLY) @OptionalDay('Data de término inválida') endDate?: string;
  @OptionalFlag() isCurrent?: boolean;
  @OptionalText(RECORD_MAX_CHARS.description) description?: string;
}

export class EducationInput {
  @Text(1, 'Informe a instituição', RECORD_MAX_CHARS.name) institution!: string;
  @Text(1, 'Informe o curso', RECORD_MAX_CHARS.name) degree!: string;
  @Day('Data de início inválida') startDate!: string;
  @NotBefore('startDate', ENDS_TOO_EARLY) @OptionalDay('Data de término inválida') endDate?: string;
  @OptionalFlag() inProgress?: boolean;
  @OptionalText(RECORD_MAX_CHARS.description) description?: string;
}

/** With one of the person's applications. */
export interface ExperienceView extends PersonExperience {
  candidateId: number;
}

export interface EducationView extends PersonEducation {
  candidateId: number;
}

/**
 * The changed field: the candidate's status, or the hiring step.
 * @public for the generated types of the gateway's resolvers
 */
export type HistoryKind = 'status' | 'hiring-step';

/** One entry of a candidate's history. */
export interface HistoryEntryView {
  id: number;
  candidateId: number;
  /** Whether `from` and `to` are candidate statuses or hiring steps. */
  kind: HistoryKind;
  /** null: the entry of the application itself, or of the first hiring step. */
  from: string | null;
  to: string;
  note: string | null;
  /** Label of the reason of a rejection; null: without a reason. */
  reason: string | null;
  /** null: the candidate, or the system. */
  actorId: number | null;
  actorName: string | null;
  /** ISO 8601, UTC. */
  at: string;
  /** How the acting user can undo the change, and of how many candidates; null: not, or not any more. */
  undo: (UndoOffer & { candidates: number }) | null;
}

/** The location of a résumé in file storage. The access of the acting user is already recorded. */
export interface ResumeView {
  candidateId: number;
  /** Key in file storage. */
  key: string;
  filename: string;
  contentType: string;
}

/** One recorded access to a résumé. */
export interface ResumeAccessView {
  id: number;
  candidateId: number;
  actorId: number | null;
  actorName: string | null;
  /** ISO 8601, UTC. */
  at: string;
}
