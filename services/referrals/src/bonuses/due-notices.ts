import type { EntityManager } from '@mikro-orm/postgresql';
import { UNDO_WINDOW_SECONDS, addCalendarDays } from '@araucaria/contracts';
import { businessDayOf, instantOf } from '@araucaria/platform';
import { HOLD_REASON } from '../records/application-query.js';
import type { Day } from '../records/days.js';

/** Notices are published at eight in the morning, not at midnight, because they cause messages to people. */
const NOTICE_HOUR = 8;

/** The instant at which notices of that day are published. */
export const noticeTimeOf = (day: Day): Date => instantOf(day, NOTICE_HOUR);

/** The last day whose notice time has passed. */
export function lastNoticeDay(now: Date): Day {
  const today = businessDayOf(now);
  return now < noticeTimeOf(today) ? addCalendarDays(today, -1) : today;
}

/**
 * Notices that are not published yet: `due` on the due date of an unpaid instalment, and `overdue` on the next day; `day` is
 * that day. An instalment whose due date moves gets notices for its new date. Instalments of erased candidates and of bonuses
 * on hold get none.
 */
const UNPUBLISHED_NOTICES = `
  from referral_application a
    cross join lateral (values (1, a.first_due_on, a.first_paid_on), (2, a.second_due_on, a.second_paid_on))
      i(instalment, due_on, paid_on)
    cross join lateral (values ('due', i.due_on), ('overdue', i.due_on + 1)) k(kind, day)
  where a.second_paid_on is null and i.due_on is not null and i.paid_on is null and a.candidate_erased_at is null
    and ${HOLD_REASON} is null
    and not exists (select 1 from bonus_announcement published
      where published.application_id = a.id and published.instalment = i.instalment
        and published.kind = k.kind and published.due_on = i.due_on)`;

/** The day of each application's next notice. `$1`: id of one application; null: all. */
export const NEXT_NOTICE_DAYS = `
  select a.id, min(k.day)::text as day ${UNPUBLISHED_NOTICES} and ($1::int is null or a.id = $1) group by a.id`;

export interface DueNotice {
  /** Of the referral application. */
  id: number;
  instalment: 1 | 2;
  kind: 'due' | 'overdue';
  dueOn: Day;
}

/** Small enough to hold the locks of its rows for milliseconds only. */
export const NOTICE_BATCH = 200;

/**
 * Records the notices up to the day `through` as published, oldest first, and returns them; at most {@link NOTICE_BATCH}.
 * Concurrent calls return disjoint notices. A concurrent payment is waited for, and its instalment gets no notice.
 * @param id of one application; null: all
 */
export function recordNotices(
  em: EntityManager,
  { through, id, now }: { through: Day; id: number | null; now: Date },
): Promise<DueNotice[]> {
  return em.execute<DueNotice[]>(
    `with unpublished as materialized (
       select a.id, i.instalment, k.kind, i.due_on, k.day ${UNPUBLISHED_NOTICES}
         and k.day <= ?::date and (?::int is null or a.id = ?)
       order by k.day, a.id, i.instalment limit ${NOTICE_BATCH} for share of a)
     insert into bonus_announcement (application_id, instalment, kind, due_on, published_at)
     select id, instalment, kind, due_on, ?::timestamptz from unpublished order by day, id, instalment
     on conflict do nothing
     returning application_id as id, instalment, kind, due_on::text as "dueOn"`,
    [through, id, id, now],
  );
}

/** Messages about notices wait for the undo window; see `UNDO_DELAY_MS` of notifications. */
const UNSENT_MS = (UNDO_WINDOW_SECONDS + 5) * 1_000;

/**
 * Forgets the notices whose messages still wait, after the hire that caused them changed: those messages are cancelled, and the
 * same due date would be announced to no one when the hire is registered again.
 */
export async function forgetUnsentNotices(em: EntityManager, id: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNSENT_MS);
  await em.execute('delete from bonus_announcement where application_id = ? and published_at > ?', [
    id,
    since,
  ]);
}
