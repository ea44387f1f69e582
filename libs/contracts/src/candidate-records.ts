import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { Day, OptionalDay } from './dates.js';
import { OptionalText, Text } from './validation.js';

const absent = Transform(({ value }: { value: unknown }) =>
  value === '' ? undefined : (value ?? undefined),
);

/** Somewhere that a candidate worked. */
export class ExperienceInput {
  @Text(1, 'Informe a empresa', 160) company: string;
  @Text(1, 'Informe o cargo', 160) position: string;
  @Day('Data de início inválida') startDate: string;
  @OptionalDay('Data de término inválida') endDate?: string;
  @absent @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) isCurrent?: boolean;
  @OptionalText(5_000) description?: string;
}

/** Something that a candidate studied. */
export class EducationInput {
  @Text(1, 'Informe a instituição', 160) institution: string;
  @Text(1, 'Informe o curso', 160) degree: string;
  @Day('Data de início inválida') startDate: string;
  @OptionalDay('Data de término inválida') endDate?: string;
  @absent @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) inProgress?: boolean;
  @OptionalText(5_000) description?: string;
}

export interface ExperienceView {
  id: number;
  candidateId: number;
  company: string;
  position: string;
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string | null;
  isCurrent: boolean;
  description: string | null;
}

export interface EducationView {
  id: number;
  candidateId: number;
  institution: string;
  degree: string;
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string | null;
  inProgress: boolean;
  description: string | null;
}

/**
 * What changed: the candidate's status, or the step of hiring.
 * @public for the generated types of the gateway's resolvers
 */
export type HistoryKind = 'status' | 'hiring-step';

/** One line of a candidate's timeline. */
export interface HistoryEntryView {
  id: number;
  candidateId: number;
  /** What `from` and `to` are: candidate statuses, or steps of hiring. */
  kind: HistoryKind;
  /** null: the application itself, or the first step. */
  from: string | null;
  to: string;
  note: string | null;
  /** null: the candidate, or the system. */
  actorId: number | null;
  actorName: string | null;
  /** ISO 8601, UTC. */
  at: string;
}

/** A résumé in file storage, for somebody whose looking at it has been written down. */
export interface ResumeView {
  candidateId: number;
  key: string;
  filename: string;
  contentType: string;
}

/** Who looked at a résumé. */
export interface ResumeAccessView {
  id: number;
  candidateId: number;
  actorId: number | null;
  actorName: string | null;
  /** ISO 8601, UTC. */
  at: string;
}
