import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { InterviewFilter, InterviewView } from '@araucaria/contracts';
import { containsWord, isoInstant, searchWords, viewColumns } from '@araucaria/database';
import { endOf, parseTime } from '../schedule/business-time.js';
import type { InterviewTable, InterviewTables } from '../schedule/interview-tables.js';
import { InterviewSchema } from '../schedule/interview-schema.js';

/** Builds conditions on the table `interview`, which every statement here calls `i`. */
const interview = expressionBuilder<InterviewTables & { i: InterviewTable }, 'i'>();

type Conditions = {
  [Name in keyof InterviewFilter]-?: (
    value: NonNullable<InterviewFilter[Name]>,
    now: Date,
  ) => Expression<SqlBool>;
};

const isAwaitingOutcome = (now: Date): Expression<SqlBool> =>
  interview.and([interview('i.status', '=', 'scheduled'), interview('i.starts_at', '<=', now)]);

/** The SQL of each condition of the filter; one that is missing here does not compile. */
const CONDITIONS: Conditions = {
  status: (status) => interview('i.status', '=', status),
  confirmed: (confirmed) =>
    interview.and([
      interview('i.status', '=', 'scheduled'),
      interview('i.confirmed_by', confirmed ? 'is not' : 'is', null),
    ]),
  awaitingOutcome: (isAwaiting, now) =>
    isAwaiting ? isAwaitingOutcome(now) : interview.not(isAwaitingOutcome(now)),
  jobId: (id) => interview('i.job_id', '=', id),
  search: (text) => interview.or([interview.and(searchWords(text).map(isFoundBy)), isForJobWith(text)]),
  startDate: (dayOrInstant) => interview('i.starts_at', '>=', parseTime(dayOrInstant, 'startDate')),
  endDate: (dayOrInstant) => interview('i.starts_at', '<', endOf(dayOrInstant, 'endDate')),
};

/** Properties of {@link InterviewView} that the entity has under the same names. */
const VIEW_COLUMNS = viewColumns(InterviewSchema, 'i', [
  'type',
  'startsAt',
  'candidateName',
  'candidateEmail',
  'sendEmail',
  'sendWhatsapp',
  'customMessage',
  'arrangedAt',
  'changedBy',
  'changedById',
  'changedAt',
  'undoState',
  'sequenceOffset',
]);

/** Interviews for which every condition of the filters holds, except hidden ones; `i` names their table. */
export function matchingInterviews(db: Kysely<InterviewTables>, now: Date, ...filters: InterviewFilter[]) {
  return db
    .selectFrom('interview as i')
    .where(sql<SqlBool>`not i.is_hidden`)
    .where(interview.and(filters.flatMap((filter) => conditionsOf(filter, now))));
}
export type InterviewSelect = ReturnType<typeof matchingInterviews>;

export const selectViews = (query: InterviewSelect) =>
  query
    .select(VIEW_COLUMNS)
    .select(['i.type as interviewType', isoInstant('i.starts_at').as('interviewDate')])
    .select(sql<number>`i.revision + i.sequence_offset`.as('calendarSequence'))
    .select(
      sql<InterviewView['notificationOptions']>`json_build_object('sendEmail', i.send_email,
        'sendWhatsApp', i.send_whatsapp, 'customMessage', i.custom_message)`.as('notificationOptions'),
    );

export const sortByTime = (query: InterviewSelect): InterviewSelect =>
  query.orderBy('i.starts_at').orderBy('i.id');

/** null is absent, as in GraphQL. */
function conditionsOf(filter: InterviewFilter, now: Date): Expression<SqlBool>[] {
  return Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = filter[name as keyof InterviewFilter];
    type Condition = (value: unknown, now: Date) => Expression<SqlBool>;
    return value == null ? [] : [(condition as Condition)(value, now)];
  });
}

/** `search_text`, `title_key` and `plain()` are without accents and in lower case; an index of trigrams serves `like`. */
const isFoundBy = (word: string): Expression<SqlBool> => containsWord(interview.ref('i.search_text'), word);

/** For jobs whose title contains the text. They are found first, so that the index of jobs finds their interviews. */
function isForJobWith(text: string): Expression<SqlBool> {
  const jobs = interview
    .selectFrom('job_ref as j')
    .select('j.id')
    .where(containsWord(sql.ref('j.title_key'), text));
  return sql<SqlBool>`i.job_id = any(array(${jobs}))`;
}
