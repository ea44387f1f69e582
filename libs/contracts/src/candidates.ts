import { IsEmail, IsIn, IsInt, IsISO8601, IsOptional, Max, Min } from 'class-validator';
import { Transform } from 'class-transformer';
import { CANDIDATE_STATUSES, type CandidateStatus } from './candidate-status.js';
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
  @Max(2_147_483_647, { message: 'Vaga inválida' })
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
  @OptionalText(40) consentVersion?: string;
  /** Key of the résumé in file storage, given by the upload. */
  @OptionalText(200) resumeKey?: string;
  @OptionalText(255) resumeFilename?: string;
  /** Address of the sender as the gateway saw it. */
  @OptionalText(64) ipAddress?: string;
}

export class ListCandidates {
  @IsOptional() @IsInt() @Min(1) @Max(1_000_000) page?: number;
  @IsOptional() @IsInt() @Min(1) @Max(100, { message: 'No máximo 100 por página' }) limit?: number;
  @IsOptional()
  @IsIn(CANDIDATE_STATUSES, { each: true, message: 'Status desconhecido' })
  status?: CandidateStatus[];
  /** Candidates of one vacancy, or of the talent bank. */
  @IsOptional() job?: number | 'talent-bank';
  @OptionalText(200) search?: string;
  /** First day or instant of registration, inclusive. */
  @IsOptional() @IsISO8601({}, { message: 'Data inválida' }) startDate?: string;
  /** Last day of registration, inclusive to its end in America/Sao_Paulo. */
  @IsOptional() @IsISO8601({}, { message: 'Data inválida' }) endDate?: string;
  @IsOptional()
  @IsIn(['createdAt', '-createdAt', 'score', '-score', 'name', '-name'], {
    message: 'Ordenação desconhecida',
  })
  sort?: string;
}

export class ChangeStatus {
  @Id() id: number;
  @OneOf(CANDIDATE_STATUSES, 'Status desconhecido') status: CandidateStatus;
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
  createdAt: string;
  approvedDate: string | null;
  hireDate: string | null;
  hiringStep: string | null;
  startDate: string | null;
  consentVersion: string | null;
}

export interface StatusChangeView {
  id: number;
  from: string | null;
  to: string;
  note: string | null;
  actorId: number | null;
  actorName: string | null;
  at: string;
}

export interface Pagination {
  currentPage: number;
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

export const CandidatesRpc = rpcContract('candidates', {
  /** Stores an application with its event; answers its id. */
  apply: command<Application, { id: number }>(Application),
  list: query<ListCandidates, CandidatePage>(ListCandidates),
  byId: query<ById, CandidateView>(ById),
  byIds: query<ByIds, CandidateView[]>(ByIds),
  changeStatus: command<ChangeStatus, CandidateView>(ChangeStatus),
  history: query<ById, StatusChangeView[]>(ById),
  /** Closes a vacancy to applications for good, unless somebody applied: `JOB_HAS_CANDIDATES`. */
  releaseJob: command<ById, void>(ById),
});
