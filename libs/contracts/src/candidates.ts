import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { CandidateFilter, ExportCandidates, ListCandidates, SearchCandidates } from './candidate-filters.js';
import {
  EducationInput,
  ExperienceInput,
  type EducationView,
  type ExperienceView,
  type HistoryEntryView,
  type ResumeAccessView,
  type ResumeView,
} from './candidate-records.js';
import { CANDIDATE_STATUSES, type CandidateStatus } from './candidate-status.js';
import type {
  CandidateCounts,
  CandidateExport,
  CandidatePage,
  CandidateBatch,
  CandidateView,
} from './candidate-views.js';
import {
  RecentHires,
  SetHiringStep,
  type HiresOfMonth,
  type HiringInProgress,
  type HiringStage,
  type HiringSummary,
  type RecentHire,
} from './hiring.js';
import { EmailAddress } from './email-address.js';
import { ByEmail } from './referrers.js';
import { command, query, rpcContract } from './rpc.js';
import { RecordResumeNotices, RESUME_KEY, type ResumeNoticesView } from './resumes.js';
import {
  ChangeStatuses,
  OptionalChangeId,
  OptionalFromStatus,
  OrderedIds,
  StatusSelection,
  UndoStatusChange,
  type StatusChange,
  type StatusPreview,
} from './status-changes.js';
import { ById, ByIds, Id, OneOf, OptionalFlag, OptionalText, Text } from './validation.js';

export const EDUCATION_LEVELS = [
  'Ensino Médio',
  'Técnico',
  'Graduação',
  'Pós-Graduação',
  'Mestrado',
  'Doutorado',
] as const;

/** Experiences and education of one application. */
const MAX_RECORDS = 50;
const MAX_INT4 = 2_147_483_647;
/** The shortest number that can be called, with any signs between its digits. */
const EIGHT_DIGITS = /(\d\D*){8}/;

const records = (type: new () => object) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : (value ?? undefined))),
    IsOptional(),
    IsArray({ message: 'Informe uma lista' }),
    ArrayMaxSize(MAX_RECORDS, { message: `Use no máximo ${MAX_RECORDS} itens` }),
    IsObject({ each: true, message: 'Item inválido' }),
    ValidateNested({ each: true, message: 'Item inválido' }),
    Type(() => type),
  ) as PropertyDecorator;

/** What a visitor enters; everything that the server decides (status, score, …) is not here and so is ignored. */
export class ApplicationForm {
  @Text(2, 'Nome é obrigatório', 80) firstName: string;
  @Text(2, 'Sobrenome é obrigatório', 120) lastName: string;
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @EmailAddress('Email inválido')
  email: string;
  @Matches(EIGHT_DIGITS, { message: 'Telefone inválido' })
  @Text(8, 'Telefone inválido', 40)
  phone: string;
  @OptionalText() address?: string;
  @OptionalText(120) city?: string;
  @OptionalText(60) state?: string;
  @OptionalText(20) zip?: string;
  /** Absent, null, empty or 0: the talent bank. */
  @Transform(({ value }: { value: unknown }) =>
    value === '' || value === 0 || value === '0' ? undefined : (value ?? undefined),
  )
  @IsOptional()
  @IsInt({ message: 'Vaga inválida' })
  @Min(1, { message: 'Vaga inválida' })
  @Max(MAX_INT4, { message: 'Vaga inválida' })
  jobId?: number;
  @OptionalText(60) educationLevel?: string;
  @OptionalText(160) educationCourse?: string;
  @OptionalText(10_000) experienceSummary?: string;
  @OptionalText(500) linkedinUrl?: string;
  @OptionalText(500) portfolioUrl?: string;
  @OptionalText(10_000) additionalInfo?: string;
  @OptionalText(10_000) coverLetter?: string;
  @OptionalText(20) referralCode?: string;
  @OptionalText(160) referrerName?: string;
  @OptionalText(254) referrerEmail?: string;
  /** Version of the consent text that was agreed to; absent: none was asked for. */
  @OptionalText(40) consentVersion?: string;
  /** Name to download the résumé by. */
  @OptionalText(255) resumeFilename?: string;
  @records(ExperienceInput) experiences?: ExperienceInput[];
  @records(EducationInput) education?: EducationInput[];
}

/** An application with what the gateway adds to it. */
export class Application extends ApplicationForm {
  /** Key of the résumé in file storage, given by the upload. */
  @OptionalText(200)
  @Matches(RESUME_KEY, { message: 'Currículo inválido. Envie o arquivo novamente.' })
  resumeKey?: string;
  /** Address of the sender as the gateway saw it. */
  @OptionalText(64) ipAddress?: string;
}

export class ChangeStatusBody {
  @OneOf(CANDIDATE_STATUSES, 'Status desconhecido') status: CandidateStatus;
  @OptionalFromStatus() from?: CandidateStatus;
  /** The caller knows that this takes a hire back; needed with `from`, see {@link leavesHire}. @default false */
  @OptionalFlag() undoHire?: boolean;
  @OptionalText(2_000) note?: string;
  @OptionalChangeId() changeId?: string;
  /** Tells the candidate of a rejection, once it can no longer be taken back. @default false */
  @OptionalFlag() notify?: boolean;
}

export class ChangeStatus extends ChangeStatusBody {
  @Id() id: number;
}

export class ChangeScoreBody {
  @IsInt({ message: 'Informe um número inteiro' })
  @Min(0, { message: 'A pontuação deve estar entre 0 e 100' })
  @Max(100, { message: 'A pontuação deve estar entre 0 e 100' })
  score: number;
}

export class ChangeScore extends ChangeScoreBody {
  @Id() id: number;
}

/** A decision on one candidate. */
export class DecideCandidateBody {
  @OptionalFromStatus() from?: CandidateStatus;
  @OptionalText(2_000) note?: string;
  @OptionalChangeId() changeId?: string;
  /** Tells the candidate of a rejection, once it can no longer be taken back. @default false */
  @OptionalFlag() notify?: boolean;
}

export class DecideCandidate extends DecideCandidateBody {
  @Id() id: number;
}

export const CandidatesRpc = rpcContract('candidates', {
  /**
   * Stores an application with its event; answers its id. `EMAIL_ALREADY_EXISTS`; `NOT_FOUND` and `JOB_CLOSED` for
   * the job. The deadline leaves time to ask jobs, and to do without its answer.
   */
  apply: command<Application, { id: number }>(Application, { timeoutMs: 10_000 }),

  list: query<ListCandidates, CandidatePage>(ListCandidates),
  search: query<SearchCandidates, CandidateView[]>(SearchCandidates, { timeoutMs: 10_000 }),
  /** Ids only, {@link MAX_MATCHING_IDS} at most: for those who filter their own records by a candidate's name. */
  idsMatching: query<CandidateFilter, number[]>(CandidateFilter, { timeoutMs: 10_000 }),
  /** Ids in the order of the list, to walk through it one by one whatever changes meanwhile. */
  orderedIds: query<OrderedIds, number[]>(OrderedIds, { timeoutMs: 10_000 }),
  /** Everybody in a status of the approved list, last approved first, {@link MAX_SEARCH_RESULTS} at most. */
  approved: query<void, CandidateView[]>(),
  byId: query<ById, CandidateView>(ById),
  byIds: query<ByIds, CandidateView[]>(ByIds),
  counts: query<void, CandidateCounts>(),

  /** What belongs to the candidates named: each record says whose it is. Last begun first. */
  experiences: query<ByIds, ExperienceView[]>(ByIds),
  education: query<ByIds, EducationView[]>(ByIds),
  /** Oldest first. */
  history: query<ByIds, HistoryEntryView[]>(ByIds),

  /** Where the file is; that the acting user asks is written down first. `NOT_FOUND` when there is none. */
  openResume: command<ById, ResumeView>(ById),
  /** Last first. */
  resumeAccesses: query<ByIds, ResumeAccessView[]>(ByIds),
  /** Keeps what the parser noticed in a file, for the staff who will read it. */
  recordResumeNotices: command<RecordResumeNotices, void>(RecordResumeNotices),
  /** Of those whose résumé has been read. */
  resumeNotices: query<ByIds, ResumeNoticesView[]>(ByIds),

  /**
   * The status that is there already changes nothing. With `from`: `CHANGED_MEANWHILE`; `HIRED` where it would move a
   * hired candidate back to an earlier stage without `undoHire`.
   */
  changeStatus: command<ChangeStatus, CandidateView>(ChangeStatus),
  /** What `changeStatuses` would do to each of the selection. */
  previewStatuses: query<StatusSelection, StatusPreview[]>(StatusSelection),
  /** All of them or, where something fails (`CHANGED_MEANWHILE` for one of them), none. */
  changeStatuses: command<ChangeStatuses, StatusChange>(ChangeStatuses, { timeoutMs: 15_000 }),
  /**
   * Gives those of a change their earlier status, step and dates again, as a change of its own in their history.
   * `NOT_FOUND`; `UNDO_EXPIRED` after {@link UNDO_WINDOW_SECONDS}. A candidate who was changed since is left as they are;
   * `CHANGED_MEANWHILE` where that leaves nothing to undo.
   */
  undoStatusChange: command<UndoStatusChange, StatusChange>(UndoStatusChange, { timeoutMs: 15_000 }),
  changeScore: command<ChangeScore, CandidateView>(ChangeScore),
  /** Never moves a candidate back who is past `approved`. `CHANGED_MEANWHILE`. */
  approve: command<DecideCandidate, CandidateView>(DecideCandidate),
  /** `CHANGED_MEANWHILE`. */
  reject: command<DecideCandidate, CandidateView>(DecideCandidate),

  /** `CHANGED_MEANWHILE`; `NOT_APPROVED` where it would hire a candidate who is not approved. */
  setHiringStep: command<SetHiringStep, CandidateView>(SetHiringStep),
  hiringSummary: query<void, HiringSummary>(),
  recentHires: query<RecentHires, RecentHire[]>(RecentHires),
  /** Last updated first. */
  hiringInProgress: query<void, HiringInProgress[]>(),
  /** Every step, also those that nobody is at. */
  hiringStages: query<void, HiringStage[]>(),
  /** The last twelve months, oldest first. */
  hiresPerMonth: query<void, HiresOfMonth[]>(),

  exportBatch: query<ExportCandidates, CandidateBatch>(ExportCandidates, { timeoutMs: 10_000 }),
  exportOne: query<ById, CandidateExport>(ById),
  /** Forgets a person here, tells everybody else to, and removes the résumé from file storage by itself. */
  erase: command<ById, void>(ById),
  /** Erases what has outlived its time in the talent bank; also happens by itself every hour. */
  expireRetention: command<void, { candidates: number }>(undefined, { timeoutMs: 30_000 }),
  /** Applications that state this referrer. */
  referrerMentions: query<ByEmail, { candidates: number }>(ByEmail),
  /** Removes name and e-mail of that referrer from the applications that state them. */
  eraseReferrer: command<ByEmail, { candidates: number }>(ByEmail),
  /** Erases everybody, as {@link erase} does one. */
  clean: command<void, { candidates: number }>(undefined, { timeoutMs: 60_000 }),

  /** Closes a job to applications for good, unless somebody applied: `JOB_HAS_CANDIDATES`. */
  closeJobForRemoval: command<ById, void>(ById),
});
