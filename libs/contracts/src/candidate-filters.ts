import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { CANDIDATE_STATUSES, type CandidateStatus } from './candidate-status.js';
import { OptionalDayOrInstant } from './dates.js';
import { Id, OptionalText } from './validation.js';

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
  /** Id of a job, also as text; 0 or `talent-bank`: the talent bank; `all`: no condition. A number once validated. */
  @Transform(({ value }: { value: unknown }) => jobOf(value))
  @IsOptional()
  @IsInt({ message: 'Vaga inválida' })
  @Min(0, { message: 'Vaga inválida' })
  @Max(MAX_INT4, { message: 'Vaga inválida' })
  job?: number | string;
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

/** Search of the scheduling calendar; answered without pages, {@link MAX_SEARCH_RESULTS} at most. */
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
export const MAX_SEARCH_RESULTS = 1_000;

/** One stretch of an export, newest first. */
export class ExportCandidates extends CandidateFilter {
  /** `next` of the stretch before; absent for the first. */
  @IsOptional() @Id() after?: number;
  /** @default 500 */
  @IsOptional() @IsInt() @Min(1) @Max(500) limit?: number;
}
