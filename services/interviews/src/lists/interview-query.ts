import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { InterviewView, ListInterviews } from '@araucaria/contracts';
import { containsPattern, isoInstant, viewColumns } from '@araucaria/database';
import { endOf, parseTime } from '../schedule/business-time.js';
import type { InterviewTable, InterviewTables } from '../schedule/interview-tables.js';
import { InterviewSchema } from '../schedule/interview-schema.js';

/** Builds conditions on the table `interview`, which every statement here calls `i`. */
const interview = expressionBuilder<InterviewTables & { i: InterviewTable }, 'i'>();

type Filter = Omit<ListInterviews, 'search'>;
type Conditions = {
  [Name in keyof Filter]-?: (value: NonNullable<Filter[Name]>) => Expression<SqlBool>;
};

/** The SQL of each condition of the filter; one that is missing here does not compile. */
const CONDITIONS: Conditions = {
  status: (status) => interview('i.status', '=', status),
  confirmed: (confirmed) =>
    interview.and([
      interview('i.status', '=', 'scheduled'),
      interview('i.confirmed_by', confirmed ? 'is not' : 'is', null),
    ]),
  jobId: (id) => interview('i.job_id', '=', id),
  startDate: (dayOrInstant) => interview('i.starts_at', '>=', parseTime(dayOrInstant, 'startDate')),
  endDate: (dayOrInstant) => interview('i.starts_at', '<', endOf(dayOrInstant, 'endDate')),
};

/** Properties of {@link InterviewView} that the entity has under the same names. */
const VIEW_COLUMNS = viewColumns(InterviewSchema, 'i', [
  'type',
  'startsAt',
  'sendEmail',
  'sendWhatsapp',
  'customMessage',
  'arrangedAt',
  'changedBy',
  'changedById',
  'changedAt',
  'undoState',
]);

/** Interviews for which every condition of the filter holds, except hidden ones; `i` names their table. */
export function matchingInterviews(db: Kysely<InterviewTables>, filter: Filter = {}) {
  return db
    .selectFrom('interview as i')
    .where(sql<SqlBool>`not i.is_hidden`)
    .where(interview.and(conditionsOf(filter)));
}
type InterviewSelect = ReturnType<typeof matchingInterviews>;

/** Interviews of these candidates, and for jobs whose title contains the text; accents and case do not matter. */
export function matchesSearch(candidateIds: readonly number[], text: string): Expression<SqlBool> {
  const jobsWithTitle = interview
    .selectFrom('job_ref as j')
    .select('j.id')
    .where(
      sql<SqlBool>`lower(public.unaccent(j.title)) like ${containsPattern(sql`lower(public.unaccent(${text}))`)}`,
    );
  return interview.or([
    interview('i.candidate_id', '=', anyOf(candidateIds)),
    interview('i.job_id', 'in', jobsWithTitle),
  ]);
}

/** Rows of {@link InterviewView}, sorted by time. */
export const selectViews = (query: InterviewSelect) =>
  query
    .select(VIEW_COLUMNS)
    .select(['i.type as interviewType', isoInstant('i.starts_at').as('interviewDate')])
    .select(
      sql<InterviewView['notificationOptions']>`json_build_object('sendEmail', i.send_email,
        'sendWhatsApp', i.send_whatsapp, 'customMessage', i.custom_message)`.as('notificationOptions'),
    )
    .orderBy('i.starts_at')
    .orderBy('i.id');

/** One array parameter, so that the statement is the same for every number of values. */
export const anyOf = <T>(values: readonly T[]) => interview.fn.any(interview.val([...values]));

/** null is absent, as in GraphQL. */
function conditionsOf(filter: Filter): Expression<SqlBool>[] {
  return Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = filter[name as keyof Filter];
    return value == null ? [] : [(condition as (value: unknown) => Expression<SqlBool>)(value)];
  });
}
