import { IsBoolean, IsOptional } from 'class-validator';
import { command, query, rpcContract } from './rpc.js';
import { ById, ByIds, Id, OneOf, OptionalText, OptionalNonNegativeInt, Text } from './validation.js';

/** Kinds of hiring that a job may have, as stored and sent. */
const JOB_TYPES = ['CLT', 'PJ', 'Remoto', 'Hibrido', 'Estagio', 'Temporario'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Reserved openings that no list shows; old clients send their ids when they know no better. */
export const SYSTEM_JOBS = { talentBank: 1, spontaneousReferral: 5 } as const;

/** A job, created or edited by an administrator. */
export class SaveJob {
  @Text(1, 'Informe o título da vaga', 160) title: string;
  @Text(1, 'Informe o departamento', 120) department: string;
  @Text(1, 'Informe a localização', 160) location: string;
  @OneOf(JOB_TYPES, 'Selecione o tipo de contratação') type: JobType;
  @Text(1, 'Informe a descrição da vaga', 20_000) description: string;
  /** Comma-separated. */
  @Text(5, 'Informe pelo menos um requisito para a vaga', 5_000) requirements: string;
  /** Comma-separated. */
  @OptionalText(5_000) benefits?: string;
  /** Whole reais a month. */
  @OptionalNonNegativeInt('O salário mínimo não pode ser negativo') salaryMin?: number;
  /** Whole reais a month, not below `salaryMin`. */
  @OptionalNonNegativeInt('O salário máximo não pode ser negativo') salaryMax?: number;
  @IsOptional() @IsBoolean({ message: 'Informe se a vaga está ativa' }) isActive?: boolean;
}

export class UpdateJobBody extends SaveJob {
  /** `version` of the job that the caller edited; absent: the edit is stored whatever changed since. */
  @OptionalNonNegativeInt('Versão inválida') from?: number;
}

export class UpdateJob extends UpdateJobBody {
  @Id() id: number;
}

/** The fields that an administrator edits. */
export type JobField = keyof SaveJob;

/** The last edit of one field since the version that a caller edited. */
export interface JobFieldChange {
  field: JobField;
  /** User name; null: the system. */
  changedBy: string | null;
  /** ISO 8601, UTC. */
  changedAt: string;
}

/** Details of `CHANGED_MEANWHILE` for a job. */
export interface JobConflict {
  /** The job as it is now. */
  current: JobView;
  changes: JobFieldChange[];
  /** Who made the last edit, and when. */
  changedBy: string | null;
  changedAt: string | null;
}

export interface JobView {
  id: number;
  title: string;
  department: string;
  location: string;
  type: JobType;
  description: string;
  requirements: string;
  benefits: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  isActive: boolean;
  isSystem: boolean;
  /** 1 at first; each edit that changes a field adds 1. */
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export interface JobFilter {
  /** Closed jobs too (administrators only). */
  includeInactive?: boolean;
}

export const JobsRpc = rpcContract('jobs', {
  /** Jobs, newest first; never the reserved ones. */
  list: query<JobFilter, JobView[]>(),
  /** One job, reserved and closed ones too; `NOT_FOUND` otherwise, with `closed` for one that was deleted. */
  byId: query<ById, JobView>(ById),
  byIds: query<ByIds, JobView[]>(ByIds),
  create: command<SaveJob, JobView>(SaveJob),
  /** `CHANGED_MEANWHILE` with a {@link JobConflict} if `from` is no longer the version. */
  update: command<UpdateJob, JobView>(UpdateJob),
  /** `JOB_HAS_CANDIDATES` when somebody applied to it. */
  remove: command<ById, void>(ById),
});
