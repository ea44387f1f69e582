import {
  expressionBuilder,
  sql,
  type Expression,
  type Kysely,
  type OrderByDirection,
  type SqlBool,
} from 'kysely';
import {
  DAY_MS,
  DECIDED_STATUSES,
  ELIGIBLE_STATUSES,
  fieldsWith,
  type CandidateFilter,
  type CandidateSort,
  type FieldWith,
} from '@araucaria/contracts';
import { anyOf, columnNames, containsWord, searchWords, viewColumns } from '@araucaria/database';
import type { Clock } from '@araucaria/platform';
import { endInstantOf, startInstantOf } from './business-zone.js';
import type { CandidateTable, CandidateTables } from './candidate-tables.js';
import { CandidateSchema } from '../records/candidate.entity.js';

/** Builds conditions on the table `candidate`, which every statement here calls `c`. */
export const candidate = expressionBuilder<{ c: CandidateTable }, 'c'>();

type Conditions = {
  [Name in keyof CandidateFilter]-?: (
    value: NonNullable<CandidateFilter[Name]>,
    clock: Clock,
  ) => Expression<SqlBool>;
};

/**
 * Candidates who have been waiting for a response since before the instant. A candidate cannot wait longer than the application is old:
 * the second condition lets a walk along the order of registration begin there.
 */
const isWaitingSince = (instant: Date): Expression<SqlBool> =>
  candidate.and([candidate('c.waiting_since', '<=', instant), candidate('c.created_at', '<=', instant)]);

/** A range of scores holds only candidates who have one: the column is 0 for all others. */
const isScored = (operator: '>=' | '<=', score: number): Expression<SqlBool> =>
  candidate.and([candidate('c.scored_at', 'is not', null), candidate('c.score', operator, score)]);

const COLUMNS = columnNames(CandidateSchema);

export const columnOf = (property: string): string => `c.${COLUMNS.get(property)}`;

const FIELD_CONDITIONS = Object.fromEntries(
  fieldsWith('filterAll').map((field) => [
    field,
    (values: string[]) => candidate(sql.ref<string>(columnOf(field)), '=', anyOf(values)),
  ]),
) as unknown as Pick<Conditions, FieldWith<'filterAll'>>;

/** The SQL of each condition of the filter; one that is missing here does not compile. */
const CONDITIONS: Conditions = {
  status: (statuses) => candidate('c.status', '=', anyOf(statuses)),
  job: (id) => (id === 0 ? candidate('c.job_id', 'is', null) : candidate('c.job_id', '=', Number(id))),
  search: (text) => candidate.and(searchWords(text).map(isFoundBy)),
  startDate: (dayOrInstant) => candidate('c.created_at', '>=', startInstantOf(dayOrInstant)),
  endDate: (dayOrInstant) => candidate('c.created_at', '<', endInstantOf(dayOrInstant)),
  withoutResponseDays: (days, clock) => isWaitingSince(new Date(clock.now().getTime() - days * DAY_MS)),
  minScore: (score) => isScored('>=', score),
  maxScore: (score) => isScored('<=', score),
  referred: (isReferred) => candidate('c.referral_code', isReferred ? 'is not' : 'is', null),
  ...FIELD_CONDITIONS,
};

const SORT_COLUMNS = { createdAt: 'c.created_at', score: 'c.score', name: 'c.name_key' } as const;

/** Every property of {@link CandidateView} but the job's title. */
const VIEW_COLUMNS = viewColumns(CandidateSchema, 'c', ['updatedAt']);

/** Candidates for whom every condition of the filter holds; `c` names their table. */
export function matchingCandidates(db: Kysely<CandidateTables>, ...filter: [] | [CandidateFilter, Clock]) {
  return db
    .selectFrom('candidate as c')
    .where(candidate.and(filter.length === 0 ? [] : conditionsOf(...filter)));
}
export type CandidateSelect = ReturnType<typeof matchingCandidates>;

export const countCandidates = (query: CandidateSelect) =>
  query.select(sql<number>`count(*)::int`.as('total'));

export const selectViews = (query: CandidateSelect) =>
  query.leftJoin('job_ref as j', 'j.id', 'c.job_id').select(VIEW_COLUMNS).select('j.title as jobTitle');

/** Ties are sorted by id in the same direction, so that one index serves both directions. */
export function sortCandidates(query: CandidateSelect, sort: CandidateSort): CandidateSelect {
  const { column, direction } = sortOrder(sort);
  return query.orderBy(column, direction).orderBy('c.id', direction);
}

export function sortOrder(sort: CandidateSort) {
  const isDescending = sort.startsWith('-');
  const key = sort.replace('-', '') as keyof typeof SORT_COLUMNS;
  const direction: OrderByDirection = isDescending ? 'desc' : 'asc';
  return { key, column: SORT_COLUMNS[key], direction, isDescending };
}

export const reversed = (sort: CandidateSort): CandidateSort =>
  (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as CandidateSort;

/**
 * The condition of a search in a form that the index of trigrams does not serve: an index of the sort order is walked until
 * the page is full. That is quicker for words that many candidates have.
 */
export const containsWordsOf = (text: string): Expression<SqlBool> =>
  candidate.and(searchWords(text).map((word) => containsWord(sql`(c.search_text || '')`, word)));

/** Those who may be invited to an interview: `isEligibleForInterview` in SQL. */
export const isEligible = (): Expression<SqlBool> =>
  candidate.or([
    candidate('c.status', '=', anyOf(ELIGIBLE_STATUSES)),
    candidate.and([
      candidate('c.referral_code', 'is not', null),
      candidate.not(candidate('c.status', '=', anyOf(DECIDED_STATUSES))),
    ]),
  ]);

function conditionsOf(filter: CandidateFilter, clock: Clock): Expression<SqlBool>[] {
  return Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = filter[name as keyof CandidateFilter];
    type Condition = (value: unknown, clock: Clock) => Expression<SqlBool>;
    return value === undefined ? [] : [(condition as Condition)(value, clock)];
  });
}

/** `search_text` and `plain()` are without accents and in lower case; the index of trigrams serves `like`. */
const isFoundBy = (word: string): Expression<SqlBool> => containsWord(candidate.ref('c.search_text'), word);
