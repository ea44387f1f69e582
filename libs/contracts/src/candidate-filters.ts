import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  CANDIDATE_STATUSES,
  MAX_INT4,
  MAX_OVERDUE_DAYS,
  PLAIN_FIELDS,
  SEARCH_MAX_CHARS,
  fieldsWith,
  type CandidateStatus,
  type FieldWith,
  type ProfileField,
} from './domain/index.js';
import { OptionalDayOrInstant } from './dates.js';
import type { InputClass } from './rpc.js';
import { OptionalPage, OptionalPageLimit, numberFromQuery, parseNumber } from './pages.js';
import { ByIds, Id, OptionalText } from './validation.js';

/** Maximum number of ids of candidates in a filter, and in the response of the call that finds them. */
export const MAX_MATCHING_IDS = 50_000;

/** In query strings, `talent-bank` or 0 is the talent bank, and `all` means no condition. */
const parseJob = (value: unknown): unknown => {
  if (value === 'talent-bank') return 0;
  return value === 'all' ? undefined : parseNumber(value);
};

/** Query strings carry lists as comma-separated text; `all` means no condition. */
const parseList = (value: unknown): unknown => {
  const words: unknown = typeof value === 'string' ? value.split(',').map((word) => word.trim()) : value;
  if (!Array.isArray(words) || !words.length) return words ?? undefined;
  const conditions = words.filter((word) => word !== '' && word !== 'all');
  return conditions.length ? conditions : undefined;
};

/** Query strings carry booleans as text. */
const parseBoolean = (value: unknown): unknown => {
  if (value === '' || value === null) return undefined;
  return value === 'true' || value === 'false' ? value === 'true' : value;
};

/** Optional id of a job, also as text; 0 or `talent-bank`: the talent bank; `all`: no condition. A number once validated. */
export const OptionalJob = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => parseJob(value)),
    IsOptional(),
    IsInt({ message: 'Vaga inválida' }),
    Min(0, { message: 'Vaga inválida' }),
    Max(MAX_INT4, { message: 'Vaga inválida' }),
  );

const SCORE_MESSAGE = 'Informe um score de 0 a 100';

/** Optional bound of a range of scores; also accepted as the text of a query string. */
const OptionalScore = (): PropertyDecorator =>
  applyDecorators(
    numberFromQuery,
    IsOptional(),
    IsInt({ message: SCORE_MESSAGE }),
    Min(0, { message: SCORE_MESSAGE }),
    Max(100, { message: SCORE_MESSAGE }),
  );

/** Optional list of some of `words`; also accepted as the text of a query string, separated by commas. */
const OptionalListOf = (words: readonly string[], message: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => parseList(value)),
    IsOptional(),
    IsArray({ message }),
    ArrayMaxSize(words.length, { message }),
    IsIn(words, { each: true, message }),
  );

class FieldFilter {}
for (const field of fieldsWith('filterAll') as readonly ProfileField[]) {
  const { label, values = [] } = PLAIN_FIELDS[field];
  OptionalListOf(values, `${label}: valor desconhecido`)(FieldFilter.prototype, field);
}

/**
 * Selects candidates that match every given condition; an absent one matches all. Accepts the text of query strings.
 */
export class CandidateFilter extends (FieldFilter as InputClass<{
  [F in FieldWith<'filterAll'>]?: string[];
}>) {
  @OptionalListOf(CANDIDATE_STATUSES, 'Status desconhecido') status?: CandidateStatus[];
  @OptionalJob() job?: number | string;
  /** Words of full name or e-mail; accents and case do not matter. */
  @OptionalText(SEARCH_MAX_CHARS) search?: string;
  /** First day (`YYYY-MM-DD`, America/Sao_Paulo) or instant of registration, inclusive. */
  @OptionalDayOrInstant() startDate?: string;
  /** Last day of registration, inclusive to its end in America/Sao_Paulo; of an instant, the end of its day. */
  @OptionalDayOrInstant() endDate?: string;
  /** Those who have been waiting for a response for at least so many days. */
  @numberFromQuery
  @IsOptional()
  @IsInt({ message: 'Informe um número inteiro de dias' })
  @Min(1, { message: 'Informe ao menos um dia' })
  @Max(MAX_OVERDUE_DAYS, { message: `Informe no máximo ${MAX_OVERDUE_DAYS} dias` })
  withoutResponseDays?: number;
  /** Those with a score of at least so many points. Candidates without a score are in no range. */
  @OptionalScore() minScore?: number;
  /** Those with a score of at most so many points. */
  @OptionalScore() maxScore?: number;
  /** true: those who were referred; false: the others. */
  @Transform(({ value }: { value: unknown }) => parseBoolean(value))
  @IsOptional()
  @IsBoolean({ message: 'Informe sim ou não' })
  referred?: boolean;
}

export const CANDIDATE_SORTS = ['createdAt', '-createdAt', 'score', '-score', 'name', '-name'] as const;
export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

export class ListCandidates extends CandidateFilter {
  /** @default 1 */
  @OptionalPage() page?: number;
  /** @default 10 */
  @OptionalPageLimit() limit?: number;
  /** @default '-createdAt' */
  @numberFromQuery
  @IsOptional()
  @IsIn(CANDIDATE_SORTS, { message: 'Ordenação desconhecida' })
  sort?: CandidateSort;
}

/** Search of the scheduling calendar, without pages: {@link MAX_SEARCH_RESULTS} results at most. */
export class SearchCandidates extends CandidateFilter {
  /** Only these candidates, whose interviews matched (`dateFilter=interview`). An empty list matches no candidate. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_MATCHING_IDS)
  @IsInt({ each: true })
  @Max(MAX_INT4, { each: true })
  ids?: number[];
  /** Only those who may be invited to an interview (`isEligibleForInterview`). */
  @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) eligible?: boolean;
}
const APPROVED_SORTS = [
  ...(['approvedDate', '-approvedDate', 'name', '-name', 'job', '-job'] as const),
  ...(['progress', '-progress', 'startDate', '-startDate'] as const),
] as const;
export type ApprovedSort = (typeof APPROVED_SORTS)[number];

export class ListApproved {
  /** Words of full name or e-mail; accents and case do not matter. */
  @OptionalText(SEARCH_MAX_CHARS) search?: string;
  /** @default 1 */
  @numberFromQuery @IsOptional() @IsInt() @Min(1) @Max(MAX_INT4) page?: number;
  /** @default 10 */
  @numberFromQuery
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100, { message: 'No máximo 100 por página' })
  limit?: number;
  /** Candidates without the value come last in both directions. @default '-approvedDate' */
  @numberFromQuery
  @IsOptional()
  @IsIn(APPROVED_SORTS, { message: 'Ordenação desconhecida' })
  sort?: ApprovedSort;
}

/** What lists of other services show of these candidates. */
export class NamesOf extends ByIds {
  /** Whether each comes with its person: for users who may see all candidates. */
  @IsOptional() @IsBoolean({ message: 'Informe sim ou não' }) withPersons?: boolean;
}

/** Candidates in one response of `search` and `approved`, newest first. */
export const MAX_SEARCH_RESULTS = 1_000;

/** The lines of a batch of a spreadsheet: about half a megabyte, which a service formats in 20 ms. */
export const MAX_EXPORT_BATCH = 5_000;

/** One batch of an export, in the order of the list. */
export class ExportCandidates extends CandidateFilter {
  /** As `next` of the previous batch has it; the first batch has neither. */
  @IsOptional() @Id() after?: number;
  /** These candidates in this order, whether or not they still match. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_EXPORT_BATCH)
  @IsInt({ each: true })
  @Max(MAX_INT4, { each: true })
  ids?: number[];
  /** @default '-createdAt' */
  @IsOptional() @IsIn(CANDIDATE_SORTS, { message: 'Ordenação desconhecida' }) sort?: CandidateSort;
  /** @default 500 */
  @IsOptional() @IsInt() @Min(1) @Max(MAX_EXPORT_BATCH) limit?: number;
}
