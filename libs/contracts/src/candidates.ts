import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  EducationInput,
  ExperienceInput,
  type EducationView,
  type ExperienceView,
  type HistoryEntryView,
} from './candidate-records.js';
import { CANDIDATE_STATUSES, type CandidateStatus, type HiringStep } from './candidate-status.js';
import { OptionalDayOrInstant } from './dates.js';
import {
  RecentHires,
  SetHiringStep,
  type HiresOfMonth,
  type HiringInProgress,
  type HiringStage,
  type HiringSummary,
  type RecentHire,
} from './hiring.js';
import { command, query, rpcContract } from './rpc.js';
import { ById, ByIds, Id, OneOf, OptionalText, Text } from './validation.js';

export const EDUCATION_LEVELS = [
  'Ensino Médio',
  'Técnico',
  'Graduação',
  'Pós-Graduação',
  'Mestrado',
  'Doutorado',
] as const;

/** What a screen shows where a candidate has no vacancy (`jobTitle` null). */
export const TALENT_BANK_TITLE = 'Banco de Talentos';

/** Shape of the keys that file storage gives to résumés. */
export const RESUME_KEY = /^resumes\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/;

/** Experiences and education of one application. */
const MAX_RECORDS = 50;
/** Matches that one answer may name; as many as a filter of interviews takes. */
export const MAX_MATCHING_IDS = 50_000;
const MAX_INT4 = 2_147_483_647;

/** Queries arrive as text: a number in it is meant. */
const numberIn = (value: unknown): unknown => {
  if (value === '' || value === null) return undefined;
  return typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value;
};
const fromQuery = Transform(({ value }: { value: unknown }) => numberIn(value));

/** 0 is the talent bank, as in an application. */
const jobOf = (value: unknown): unknown => {
  if (value === 'talent-bank') return 0;
  return value === 'all' ? undefined : numberIn(value);
};

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

/** What a visitor sends; everything that the server decides (status, score, …) is not here and so is ignored. */
export class Application {
  @Text(2, 'Nome é obrigatório', 80) firstName: string;
  @Text(2, 'Sobrenome é obrigatório', 120) lastName: string;
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsEmail({}, { message: 'Email inválido' })
  email: string;
  @Text(8, 'Telefone inválido', 40) phone: string;
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
  /** Key of the résumé in file storage, given by the upload. */
  @OptionalText(200)
  @Matches(RESUME_KEY, { message: 'Currículo inválido. Envie o arquivo novamente.' })
  resumeKey?: string;
  /** Name to download it by; of use only with `resumeKey`. */
  @OptionalText(255) resumeFilename?: string;
  @records(ExperienceInput) experiences?: ExperienceInput[];
  @records(EducationInput) education?: EducationInput[];
  /** Address of the sender as the gateway saw it. */
  @OptionalText(64) ipAddress?: string;
}

/** Which candidates; every given condition must hold. Takes query strings as they come. */
export class CandidateFilter {
  /** A comma list in text, or a list. */
  @Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value ?? undefined;
    const words = value.split(',').map((word) => word.trim());
    return words.some(Boolean) ? words.filter(Boolean) : undefined;
  })
  @IsOptional()
  @IsArray({ message: 'Status desconhecido' })
  @ArrayMaxSize(CANDIDATE_STATUSES.length, { message: 'Status desconhecido' })
  @IsIn(CANDIDATE_STATUSES, { each: true, message: 'Status desconhecido' })
  status?: CandidateStatus[];
  /** Candidates of one vacancy, or of the talent bank; `all` is the same as none. */
  @fromQuery
  @Transform(({ value }: { value: unknown }) =>
    value === 'talent-bank' ? 0 : value === 'all' ? undefined : value,
  )
  @IsOptional()
  @IsInt({ message: 'Vaga inválida' })
  @Min(0, { message: 'Vaga inválida' })
  @Max(MAX_INT4, { message: 'Vaga inválida' })
  job?: number | 'talent-bank' | 'all';
  /** Words of full name or e-mail; accents and case do not matter. */
  @OptionalText(200) search?: string;
  /** First day (`YYYY-MM-DD`, America/Sao_Paulo) or instant of registration, inclusive. */
  @OptionalDayOrInstant() startDate?: string;
  /** Last day of registration, inclusive to its end in America/Sao_Paulo; of an instant, the end of its day. */
  @OptionalDayOrInstant() endDate?: string;
}

export const CANDIDATE_SORTS = ['createdAt', '-createdAt', 'score', '-score', 'name', '-name'] as const;
export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

export class ListCandidates extends CandidateFilter {
  /** @default 1 */
  @fromQuery
  @IsOptional()
  @IsInt({ message: 'Página inválida' })
  @Min(1, { message: 'Página inválida' })
  @Max(1_000_000, { message: 'Página inválida' })
  page?: number;
  /** @default 10 */
  @fromQuery
  @IsOptional()
  @IsInt({ message: 'Limite inválido' })
  @Min(1, { message: 'Limite inválido' })
  @Max(100, { message: 'No máximo 100 por página' })
  limit?: number;
  /** @default '-createdAt' */
  @fromQuery
  @IsOptional()
  @IsIn(CANDIDATE_SORTS, { message: 'Ordenação desconhecida' })
  sort?: CandidateSort;
}

/** Search of the scheduling calendar; answered without pages, {@link MAX_FOUND} at most. */
export class SearchCandidates extends CandidateFilter {
  /** Only among these: those whose interviews matched (`dateFilter=interview`). An empty list matches nobody. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_MATCHING_IDS)
  @IsInt({ each: true })
  @Max(MAX_INT4, { each: true })
  ids?: number[];
  /** Only those who may be invited to an interview (`isEligibleForInterview`). */
  @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) eligible?: boolean;
}
/** Candidates in one answer of `search` and `approved`, newest first. */
export const MAX_FOUND = 1_000;

/** One stretch of an export, newest first. */
export class ExportCandidates extends CandidateFilter {
  /** `next` of the stretch before; absent for the first. */
  @IsOptional() @Id() after?: number;
  /** @default 500 */
  @IsOptional() @IsInt() @Min(1) @Max(500) limit?: number;
}

export class ChangeStatus {
  @Id() id: number;
  @OneOf(CANDIDATE_STATUSES, 'Status desconhecido') status: CandidateStatus;
  @OptionalText(2_000) note?: string;
}

export class ChangeScore {
  @Id() id: number;
  @IsInt({ message: 'Informe um número inteiro' })
  @Min(0, { message: 'A pontuação deve estar entre 0 e 100' })
  @Max(100, { message: 'A pontuação deve estar entre 0 e 100' })
  score: number;
}

/** A decision on one candidate. */
export class DecideCandidate {
  @Id() id: number;
  @OptionalText(2_000) note?: string;
}

export interface CandidateView {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string | null;
  city: string | null;
  state: string | null;
  country: string;
  zip: string | null;
  educationLevel: string | null;
  educationCourse: string | null;
  experienceSummary: string | null;
  linkedinUrl: string | null;
  portfolioUrl: string | null;
  additionalInfo: string | null;
  coverLetter: string | null;
  /** null: talent bank. */
  jobId: number | null;
  /** null: talent bank ({@link TALENT_BANK_TITLE}). */
  jobTitle: string | null;
  score: number;
  status: CandidateStatus;
  referralCode: string | null;
  referrerName: string | null;
  referrerEmail: string | null;
  /** Key in file storage; the gateway turns it into an address. */
  resumeKey: string | null;
  resumeFilename: string | null;
  resumeContentType: string | null;
  ipAddress: string | null;
  /** ISO 8601, UTC, as the other instants. */
  createdAt: string;
  /** When a status of the approved list was first reached. */
  approvedDate: string | null;
  /** When `hired` or `contratado` was first reached. */
  hireDate: string | null;
  hiringStep: HiringStep | null;
  /** `YYYY-MM-DD` */
  startDate: string | null;
  consentVersion: string | null;
  consentAt: string | null;
  /** Talent bank only: when the entry is erased by itself. */
  retentionUntil: string | null;
}

export interface Pagination {
  currentPage: number;
  /** At least 1. */
  totalPages: number;
  totalCandidates: number;
  limit: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export interface CandidatePage {
  candidates: CandidateView[];
  pagination: Pagination;
}

export interface CandidateStretch {
  candidates: CandidateView[];
  /** `after` of the next stretch; null: that was all. */
  next: number | null;
}

export interface CandidateCounts {
  total: number;
  /** In a status of the approved list. */
  approved: number;
  /** `hired` and `contratado`. */
  hired: number;
  talentBank: number;
  byStatus: Record<CandidateStatus, number>;
}

/** Everything that is stored of one person, but for the file (`candidate.resumeKey`). */
export interface CandidateDossier {
  candidate: CandidateView;
  experiences: ExperienceView[];
  education: EducationView[];
  history: HistoryEntryView[];
}

export const CandidatesRpc = rpcContract('candidates', {
  /**
   * Stores an application with its event; answers its id. `EMAIL_ALREADY_EXISTS`; `NOT_FOUND` and `JOB_CLOSED` for
   * the vacancy. The deadline leaves time to ask jobs, and to do without its answer.
   */
  apply: command<Application, { id: number }>(Application, { deadline: 10_000 }),

  list: query<ListCandidates, CandidatePage>(ListCandidates),
  search: query<SearchCandidates, CandidateView[]>(SearchCandidates, { deadline: 10_000 }),
  /** Ids only, {@link MAX_MATCHING_IDS} at most: for those who filter their own records by a candidate's name. */
  idsMatching: query<CandidateFilter, number[]>(CandidateFilter, { deadline: 10_000 }),
  /** Everybody in a status of the approved list, last approved first, {@link MAX_FOUND} at most. */
  approved: query<void, CandidateView[]>(),
  byId: query<ById, CandidateView>(ById),
  byIds: query<ByIds, CandidateView[]>(ByIds),
  counts: query<void, CandidateCounts>(),

  experiences: query<ById, ExperienceView[]>(ById),
  education: query<ById, EducationView[]>(ById),
  /** Oldest first. */
  history: query<ById, HistoryEntryView[]>(ById),

  /** The status that is there already changes nothing. */
  changeStatus: command<ChangeStatus, CandidateView>(ChangeStatus),
  changeScore: command<ChangeScore, CandidateView>(ChangeScore),
  /** Leaves alone whoever is further than `approved` already. */
  approve: command<DecideCandidate, CandidateView>(DecideCandidate),
  reject: command<DecideCandidate, CandidateView>(DecideCandidate),

  setHiringStep: command<SetHiringStep, CandidateView>(SetHiringStep),
  hiringSummary: query<void, HiringSummary>(),
  recentHires: query<RecentHires, RecentHire[]>(RecentHires),
  /** Last updated first. */
  hiringInProgress: query<void, HiringInProgress[]>(),
  /** Every step, also those that nobody is at. */
  hiringStages: query<void, HiringStage[]>(),
  /** The last twelve months, oldest first. */
  hiresPerMonth: query<void, HiresOfMonth[]>(),

  exportPage: query<ExportCandidates, CandidateStretch>(ExportCandidates, { deadline: 10_000 }),
  exportOne: query<ById, CandidateDossier>(ById),
  /** Forgets a person here, tells everybody else to, and removes the résumé from file storage by itself. */
  erase: command<ById, void>(ById),
  /** Erases what has outlived its time in the talent bank; also happens by itself every hour. */
  expireRetention: command<void, { candidates: number }>(undefined, { deadline: 30_000 }),
  /** Erases everybody, as {@link erase} does one. */
  clean: command<void, { candidates: number }>(undefined, { deadline: 60_000 }),

  /** Closes a vacancy to applications for good, unless somebody applied: `JOB_HAS_CANDIDATES`. */
  releaseJob: command<ById, void>(ById),
});
