import { sql, type RawBuilder } from 'kysely';
import {
  BONUS_STATUS,
  TALENT_BANK_TITLE,
  UPCOMING_BONUS_DAYS,
  addCalendarDays,
  type BonusColumn,
  type BonusListName,
  type BonusSituation,
  type BonusSort,
  type FilterBonuses,
} from '@araucaria/contracts';
import { containsWord, searchWords } from '@araucaria/database';
import { HOLD_REASON, NEXT_DUE } from '../records/application-query.js';
import type { Day } from '../records/days.js';
import { REFERRER_KEY, joinedUsers, type Names } from '../records/referral-names.service.js';

type Sql<T = unknown> = RawBuilder<T>;

const HOLD = sql.raw(`(${HOLD_REASON})`);
const DUE = sql.raw(NEXT_DUE);
/** The candidate was rejected before any hire, whatever else holds the bonus: nothing becomes due, and there is nothing to decide. */
const HAS_ENDED = sql`(a.hire_date is null and a.first_paid_on is null and coalesce(a.suspension = 'candidate_rejected', false))`;

/** `paymentStatus` of an application. */
const paymentStatusOn = (today: Day): Sql => sql`case
  when a.second_paid_on is not null then 'completed'
  when ${HOLD} is not null then 'suspended'
  when ${DUE} is null then 'awaiting_hire'
  when ${DUE} <= ${today}::date then 'overdue'
  when ${DUE} <= ${addCalendarDays(today, UPCOMING_BONUS_DAYS)}::date then 'upcoming'
  else 'scheduled' end`;

/** Whether an unpaid instalment falls due within `UPCOMING_BONUS_DAYS` after the day, also behind one that is overdue. */
const isUpcomingOn = (today: Day, instalment: Part): Sql =>
  sql`${sql.raw(`(a.${instalment}_paid_on is null and a.${instalment}_due_on`)} > ${today}::date
    and ${sql.raw(`a.${instalment}_due_on`)} <= ${addCalendarDays(today, UPCOMING_BONUS_DAYS)}::date and ${HOLD} is null)`;

/** Conditions on applications `a`. */
const LISTS: Readonly<Record<BonusListName, Sql>> = {
  predicted: sql`a.second_paid_on is null and (a.hire_date is not null or a.candidate_erased_at is null)`,
  pending: sql`a.second_paid_on is null and a.hire_date is not null`,
  completed: sql`a.second_paid_on is not null`,
  all: sql`true`,
};

const NEWEST = sql`a.created_at desc, a.id desc`;

/** By the next due date; of completed bonuses the latest payment first. */
const BY_DUE: Readonly<Record<BonusListName, Sql>> = {
  predicted: sql`${DUE} asc nulls last, a.created_at desc, a.id desc`,
  pending: sql`${DUE}, a.id`,
  completed: sql`a.second_paid_on desc, a.id desc`,
  all: NEWEST,
};

/** What has to be paid or decided comes first, what only waits for a hire comes last, and what has ended after it. */
const urgencyOn = (today: Day): Sql => sql`case when ${HAS_ENDED} then 7 else case ${paymentStatusOn(today)}
  when 'overdue' then 1 when 'suspended' then 2 when 'upcoming' then 3 when 'scheduled' then 4
  when 'awaiting_hire' then 5 else 6 end end`;

/** The places of the labels of `BONUS_STATUS` in their order. */
const STATUS_PLACES = Object.fromEntries(
  Object.entries(BONUS_STATUS)
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'pt-BR'))
    .map(([status], place) => [status, sql.lit(place)]),
) as Record<keyof typeof BONUS_STATUS, Sql>;

const JOB = sql`case when a.job_id is null then plain(${sql.lit(TALENT_BANK_TITLE)}) else nullif(j.title_key, '') end`;

/** What each column is sorted by; nulls are last in both directions. */
const COLUMNS: Readonly<Record<BonusColumn, Sql>> = {
  candidate: sql`a.name_key`,
  job: JOB,
  referrer: REFERRER_KEY,
  status: sql`case when a.second_paid_on is not null then ${STATUS_PLACES.completed}
    when a.first_paid_on is not null then ${STATUS_PLACES.first_paid}
    when a.hire_date is not null then ${STATUS_PLACES.hired} else ${STATUS_PLACES.pending} end`,
  hireDate: sql`a.hire_date`,
  first: sql`a.first_due_on`,
  second: sql`a.second_due_on`,
  total: sql`a.first_bonus_cents + a.second_bonus_cents`,
  date: sql`a.created_at`,
};

/** Whether a list needs the names of users who refer. */
export const needsNames = ({ search, sort }: FilterBonuses): boolean =>
  searchWords(search).length > 0 || sort?.replace('-', '') === 'referrer';

interface Context {
  today: Day;
  /** Absent: the list needs none. */
  names: Names | undefined;
}

/** The applications of a list: `from` with its conditions. Those of referrers in quarantine are not part of any list. */
export function matchingBonuses(
  { list, situation, search, candidate }: FilterBonuses,
  { today, names }: Context,
): Sql {
  const words = searchWords(search);
  const code = list === 'all' ? sql`, lower(referral.code)` : sql``;
  const text = sql`concat_ws(E'\n', a.name_key, ${REFERRER_KEY}, ${JOB}${code})`;
  const conditions = [
    LISTS[list],
    ...(situation ? [isInSituation(situation, today)] : []),
    ...words.map((word) => containsWord(text, word)),
    ...searchWords(candidate).map((word) => containsWord(sql`a.name_key`, word)),
  ];
  return sql`from referral_application a
    join referral on referral.id = a.referral_id
    left join job_ref j on j.id = a.job_id
    ${joinedUsers(names)}
    where ${sql.join(conditions, sql` and `)}`;
}

function isInSituation(situation: BonusSituation, today: Day): Sql {
  if (situation === 'ended') return HAS_ENDED;
  if (situation === 'open') return sql`not ${HAS_ENDED}`;
  if (situation === 'upcoming')
    return sql`(${isUpcomingOn(today, 'first')} or ${isUpcomingOn(today, 'second')})`;
  return sql`not ${HAS_ENDED} and ${paymentStatusOn(today)} = ${situation}`;
}

/** Every order is total, so that no bonus is on two pages. */
export function orderOf(list: BonusListName, sort: BonusSort, today: Day): Sql {
  if (sort === 'newest') return NEWEST;
  // Neither completed bonuses nor all applications have an urgency.
  const hasUrgency = list === 'predicted' || list === 'pending';
  const byUrgency = hasUrgency ? sql`${urgencyOn(today)}, ${BY_DUE[list]}` : BY_DUE[list];
  if (sort === 'due') return BY_DUE[list];
  if (sort === 'urgency') return byUrgency;
  const column = COLUMNS[sort.replace('-', '') as BonusColumn];
  return sql`${column} ${sql.raw(sort.startsWith('-') ? 'desc' : 'asc')} nulls last, ${byUrgency}`;
}

const countIf = (condition: Sql) => sql`count(*) filter (where ${condition})::int`;
const sumIf = (condition: Sql, cents: Sql) =>
  sql`coalesce(sum(${cents}) filter (where ${condition}), 0)::float8`;

type Part = 'first' | 'second';

/** The cents of the first and second instalments that meet their condition. */
const sumDue = (condition: (one: Part) => Sql) =>
  sql`${sumIf(condition('first'), sql`first_bonus_cents`)} + ${sumIf(condition('second'), sql`second_bonus_cents`)}`;
const figure = (bonuses: Sql, cents: Sql = sql`0`) =>
  sql`json_build_object('bonuses', ${bonuses}, 'amountCents', ${cents})`;

/** `BonusFigures`: numbers and sums of all predicted bonuses, in one reading of those that are unpaid. */
export function figuresOn(today: Day): Sql {
  const unpaid = sql.raw(
    `(case when first_paid_on is null then first_bonus_cents else 0 end + second_bonus_cents)`,
  );
  const isDue = (column: Part) =>
    sql`${sql.raw(`${column}_paid_on is null and ${column}_due_on`)} <= ${today}::date`;
  const is = (status: string) => sql`status = ${sql.lit(status)}`;
  return sql`
    with bonus as materialized (
      select a.*, ${HOLD} as hold,
        ${isUpcomingOn(today, 'first')} as first_upcoming, ${isUpcomingOn(today, 'second')} as second_upcoming,
        case when ${HAS_ENDED} then 'ended' else ${paymentStatusOn(today)} end as status
      from referral_application a join referral on referral.id = a.referral_id where ${LISTS.predicted})
    select ${figure(
      countIf(is('overdue')),
      sumDue((one) => sql`${is('overdue')} and ${isDue(one)}`),
    )} as overdue,
      ${figure(countIf(is('suspended')))} as suspended,
      ${figure(
        countIf(sql`first_upcoming or second_upcoming`),
        sumDue((one) => sql.ref(`${one}_upcoming`)),
      )} as upcoming,
      ${figure(countIf(is('awaiting_hire')), sumIf(is('awaiting_hire'), unpaid))} as "awaitingHire",
      ${figure(countIf(is('ended')))} as ended,
      ${countIf(sql`${is('overdue')} and ${isDue('first')}`)}
        + ${countIf(sql`${is('overdue')} and ${isDue('second')}`)} as "dueInstalments",
      ${sumIf(sql`hold is null`, unpaid)} as "totalCents"
    from bonus`;
}
