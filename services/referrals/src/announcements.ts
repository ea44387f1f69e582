import type { EntityManager } from '@mikro-orm/postgresql';
import { BUSINESS_ZONE, businessDayOf } from '@araucaria/platform';
import { TZDate } from '@date-fns/tz';
import { HOLD } from './application-rows.js';
import { addDays, type Day } from './calendar.js';

/** Nobody's telephone rings at midnight: what a day brings is told at eight in the morning. */
const HOUR = 8;

/** When what is to be told on that day is told. */
export function morningOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, HOUR, BUSINESS_ZONE).getTime());
}

/** The last day whose morning has come. */
export function lastMorning(now: Date): Day {
  const today = businessDayOf(now);
  return now < morningOf(today) ? addDays(today, -1) : today;
}

/**
 * What is still to be told, `day` being when: that an unpaid instalment is due, on its due date, and that it is overdue,
 * the day after. A due date that moves is announced again. Nothing is announced of erased candidates, whose instalments
 * stay in the lists, nor while nothing may be paid.
 */
const UNTOLD = `
  from referral_application a
    cross join lateral (values (1, a.first_due_on, a.first_paid_on), (2, a.second_due_on, a.second_paid_on))
      i(instalment, due_on, paid_on)
    cross join lateral (values ('due', i.due_on), ('overdue', i.due_on + 1)) k(kind, day)
  where a.second_paid_on is null and i.due_on is not null and i.paid_on is null and a.candidate_erased_at is null
    and ${HOLD} is null
    and not exists (select 1 from bonus_announcement told
      where told.application_id = a.id and told.instalment = i.instalment
        and told.kind = k.kind and told.due_on = i.due_on)`;

/** When each application has something to tell next. `$1`: of which one; null: of all. */
export const NEXT_ANNOUNCEMENTS = `
  select a.id, min(k.day)::text as day ${UNTOLD} and ($1::int is null or a.id = $1) group by a.id`;

export interface Announcement {
  id: number;
  instalment: 1 | 2;
  kind: 'due' | 'overdue';
  dueOn: Day;
}

/** Few enough to hold their locks for milliseconds. */
export const ANNOUNCEMENT_BATCH = 200;

/**
 * Writes down what is to be told by `through`, in order, and answers it. Two who do so at once share the work: a row that
 * somebody else wrote is not answered. Whoever pays meanwhile is waited for, and then not told of.
 */
export function takeAnnouncements(
  em: EntityManager,
  { through, id, now }: { through: Day; id: number | null; now: Date },
): Promise<Announcement[]> {
  return em.execute<Announcement[]>(
    `with untold as materialized (
       select a.id, i.instalment, k.kind, i.due_on, k.day ${UNTOLD}
         and k.day <= ?::date and (?::int is null or a.id = ?)
       order by k.day, a.id, i.instalment limit ${ANNOUNCEMENT_BATCH} for share of a)
     insert into bonus_announcement (application_id, instalment, kind, due_on, told_at)
     select id, instalment, kind, due_on, ?::timestamptz from untold order by day, id, instalment
     on conflict do nothing
     returning application_id as id, instalment, kind, due_on::text as "dueOn"`,
    [through, id, id, now],
  );
}
