import { IsBoolean, IsISO8601, IsOptional, IsString, Matches } from 'class-validator';
import { OptionalDay } from './dates.js';
import { JOB_MAX_CHARS, JOB_MIN_CHARS, JOB_TYPES, LIST_WITH_ITEMS, type JobType } from './domain/index.js';
import {
  ReadHomePicture,
  RemoveHomePicture,
  SaveHomePicture,
  type HomePicture,
  type HomePictureFile,
} from './home-picture.js';
import { SaveHomeTexts, type HomeTexts } from './home-texts.js';
import type { JobAlertChoices } from './job-alerts.js';
import { clientClass, command, query, rpcContract } from './rpc.js';
import {
  ById,
  ByIds,
  FormKey,
  Id,
  OneOf,
  OptionalNonNegativeInt,
  OptionalText,
  Text,
  UserIds,
} from './validation.js';

const NO_REQUIREMENT = 'Informe pelo menos um requisito para a vaga';

export class SaveJob {
  @Text(1, 'Informe o título da vaga', JOB_MAX_CHARS.title) title!: string;
  @Text(1, 'Informe o departamento', JOB_MAX_CHARS.department) department!: string;
  @Text(1, 'Informe a localização', JOB_MAX_CHARS.location) location!: string;
  @OneOf(Object.keys(JOB_TYPES), 'Selecione o tipo de contratação') type!: JobType;
  @Text(1, 'Informe a descrição da vaga', JOB_MAX_CHARS.description) description!: string;
  /** Comma-separated. */
  @Matches(LIST_WITH_ITEMS, { message: NO_REQUIREMENT })
  @Text(JOB_MIN_CHARS.requirements, NO_REQUIREMENT, JOB_MAX_CHARS.requirements)
  requirements!: string;
  /** Comma-separated. */
  @OptionalText(JOB_MAX_CHARS.benefits) benefits?: string;
  /** Comma-separated, in their order. */
  @OptionalText(JOB_MAX_CHARS.selectionSteps) selectionSteps?: string;
  /** Whole reais a month. */
  @OptionalNonNegativeInt('O salário mínimo não pode ser negativo') salaryMin?: number;
  /** Whole reais a month, not below `salaryMin`. */
  @OptionalNonNegativeInt('O salário máximo não pode ser negativo') salaryMax?: number;
  /** The last day of applications, `YYYY-MM-DD` in America/Sao_Paulo. A new one is today or later. */
  @OptionalDay('Informe uma data válida') closesOn?: string;
  @IsOptional() @IsBoolean({ message: 'Informe se a vaga está ativa' }) isActive?: boolean;
}

export class CreateJob extends SaveJob {
  @FormKey() formKey?: string;
}

export class UpdateJobBody extends SaveJob {
  /** The `version` that the caller edited; `CHANGED_MEANWHILE` if the current one differs. Absent: not checked. */
  @OptionalNonNegativeInt('Versão inválida') from?: number;
}

export class UpdateJob extends UpdateJobBody {
  @Id() id!: number;
}

export class SetJobManagersBody {
  /** Replaces all managers. */
  @UserIds() managerIds!: number[];
  /** The managers that the caller last read: what another user has changed since then stays. Absent: all are replaced. */
  @IsOptional() @UserIds() basedOn?: number[];
}

export class SetJobManagers extends SetJobManagersBody {
  @Id() id!: number;
}

/** The users who manage a job: those with the role `gestor` work on its candidates. */
export interface JobManagersView {
  jobId: number;
  managerIds: number[];
}

/** What other services keep of a job, as its event `job.saved` of the same time states it. */
export class JobCopy extends ById {
  @IsString() title!: string;
  @IsString() department!: string;
  @IsBoolean() isActive!: boolean;
  /** The last day of applications, `YYYY-MM-DD` in America/Sao_Paulo. null: they have no end. */
  @OptionalDay() closesOn?: string | null | undefined;
  /** ISO 8601, UTC. */
  @IsISO8601() occurredAt!: string;
}

export type JobField = keyof SaveJob;

/** The last edit of one field since the version that a caller edited. */
export interface JobFieldChange {
  field: JobField;
  /** Username; null: the system. */
  changedBy: string | null;
  /** ISO 8601, UTC. */
  changedAt: string;
}

/** Details of `CHANGED_MEANWHILE` for a job. */
export interface JobConflict {
  /** The job as it is now. */
  current: JobView;
  changes: JobFieldChange[];
  /** Username of the last editor; null: the system. */
  changedBy: string | null;
  /** Time of the last edit, ISO 8601, UTC. */
  changedAt: string | null;
}

export interface JobView {
  id: number;
  title: string;
  department: string;
  location: string;
  type: JobType;
  description: string;
  /** Comma-separated. */
  requirements: string;
  /** Comma-separated. */
  benefits: string | null;
  /** Steps of the selection in their order, comma-separated. */
  selectionSteps: string | null;
  /** Whole reais a month. */
  salaryMin: number | null;
  /** Whole reais a month. */
  salaryMax: number | null;
  /** False: closed to applications by staff. A closing day closes a job too ({@link isJobOpen}). */
  isActive: boolean;
  /** The last day of applications, `YYYY-MM-DD` in America/Sao_Paulo; null: they have no end. */
  closesOn: string | null;
  /** True for a reserved job ({@link SYSTEM_JOBS}). */
  isSystem: boolean;
  /** 1 at first; each edit that changes a field adds 1. */
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export interface JobEdit {
  jobId: number;
  /** ISO 8601, UTC. */
  editedAt: string;
}

export interface JobFilter {
  /** Includes those closed jobs, by staff or by their closing day, that the acting user may see (`jobs.read`). @default false */
  includeInactive?: boolean;
}

export interface JobCount {
  jobs: number;
}

export const JobsRpc = rpcContract('jobs', {
  /** Jobs, newest first; never the reserved ones. */
  list: query<JobFilter, JobView[]>(undefined, { callers: ['candidates'] }),
  /** Open and closed jobs; never the reserved ones. */
  count: query<void, JobCount>(),
  /** One job, including reserved and closed ones. `NOT_FOUND` otherwise, with the detail `closed` for a deleted job. */
  byId: query<ById, JobView>(ById, { callers: ['candidates', 'referrals'] }),
  /** Includes reserved and closed jobs. */
  byIds: query<ByIds, JobView[]>(ByIds, {
    callers: ['candidates', 'interviews', 'referrals', 'notifications'],
  }),
  /** The last edit of each job that was ever edited. */
  lastEdits: query<void, JobEdit[]>(),
  alertChoices: query<void, JobAlertChoices>(),
  homeTexts: query<void, HomeTexts>(),
  /** Replaces all texts. `CHANGED_MEANWHILE` with the {@link HomeTexts} as they are now if `from` is not their version. */
  saveHomeTexts: command<SaveHomeTexts, HomeTexts>(SaveHomeTexts),
  /** null: administrators have chosen none. */
  homePicture: query<void, HomePicture | null>(),
  /** null: there is no such picture, or not any more. */
  homePictureFile: query<ReadHomePicture, HomePictureFile | null>(ReadHomePicture),
  /** Replaces the picture. Both: `CHANGED_MEANWHILE` with the `current` {@link HomePicture} or null if `from` is not its version. */
  saveHomePicture: command<SaveHomePicture, HomePicture>(SaveHomePicture),
  removeHomePicture: command<RemoveHomePicture, null>(RemoveHomePicture),
  create: command<CreateJob, JobView>(CreateJob),
  /** `CHANGED_MEANWHILE` with a {@link JobConflict} if `from` is no longer the version. */
  update: command<UpdateJob, JobView>(UpdateJob),
  /** The managers of the given jobs; jobs without managers are left out. */
  managers: query<ByIds, JobManagersView[]>(ByIds),
  /** Ids of the jobs that this user manages. */
  managedBy: query<ById, number[]>(ById),
  /** `NOT_FOUND`; `SYSTEM_JOB` for a reserved job. */
  setManagers: command<SetJobManagers, JobManagersView>(SetJobManagers),
  /** `JOB_HAS_CANDIDATES` if the job has applications. */
  remove: command<ById, void>(ById),
});

export abstract class JobsClient extends clientClass(JobsRpc) {}
