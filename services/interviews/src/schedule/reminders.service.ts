import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReminderLead } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Cron, OnTimer, Outbox, Timers } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { HOUR_MS } from '@araucaria/contracts';
import type { Interview } from './interview.entity.js';

/**
 * How long before an interview each reminder is sent, and how late it may be after an outage. The reminder of the day before is
 * useful up to six hours later. The one of the hour before would leave too little time if it were more than half an hour late.
 */
const LEADS: ReadonlyArray<{ lead: ReminderLead; beforeMs: number; maxDelayMs: number }> = [
  { lead: 'day', beforeMs: 24 * HOUR_MS, maxDelayMs: 6 * HOUR_MS },
  { lead: 'hour', beforeMs: HOUR_MS, maxDelayMs: HOUR_MS / 2 },
];

const LEAD_ROWS = LEADS.map(
  ({ lead, beforeMs, maxDelayMs }) =>
    `('${lead}', interval '${beforeMs} milliseconds', interval '${maxDelayMs} milliseconds')`,
).join();

/**
 * Records the outcome of every due reminder, of one interview or of all, once for each lead and time: a new length has another
 * revision, too. An interview that was arranged after the time of a reminder does not get that reminder.
 */
const RECORD_DUE_REMINDERS = `
  with due as materialized (
    select i.id, i.candidate_id, i.revision, i.send_email, i.send_whatsapp, l.lead,
      case when i.starts_at - l.before + l.max_delay > ?::timestamptz then 'sent' else 'dropped' end as outcome
    from interview i cross join (values ${LEAD_ROWS}) l(lead, before, max_delay)
    where i.status = 'scheduled' and i.starts_at > ?::timestamptz
      and i.starts_at - l.before <= ?::timestamptz and i.arranged_at < i.starts_at - l.before
      and (?::uuid is null or i.id = ?)
      and not exists (select 1 from interview_reminder r
        where r.interview_id = i.id and r.lead = l.lead
          and (r.revision = i.revision or r.decided_at >= i.arranged_at))
    order by i.starts_at for share of i),
  recorded as (
    insert into interview_reminder (interview_id, revision, lead, outcome, decided_at)
    select id, revision, lead, outcome, ?::timestamptz from due
    on conflict do nothing returning interview_id, lead)
  select due.* from due join recorded on recorded.interview_id = due.id and recorded.lead = due.lead`;

interface RecordedReminder {
  id: string;
  candidate_id: number;
  revision: number;
  send_email: boolean;
  send_whatsapp: boolean;
  lead: ReminderLead;
  outcome: 'sent' | 'dropped';
}

/**
 * Publishes reminders a day and an hour before interviews. Rows define which reminders are due, and which were sent; timers and
 * the cron job only trigger the query.
 */
@Injectable()
export class RemindersService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly timers: Timers,
    private readonly clock: Clock,
  ) {}

  schedule({ id, startsAt }: Pick<Interview, 'id' | 'startsAt'>): void {
    const now = this.clock.now();
    const times = LEADS.map(({ beforeMs }) => new Date(startsAt.getTime() - beforeMs));
    this.timers.set(...times.filter((at) => at > now).map((at) => ({ key: id, at })));
  }

  @OnTimer()
  async onTimer(id: string): Promise<undefined> {
    await this.remind(id);
  }

  /** Runs every ten minutes, which is shorter than every `maxDelayMs`. */
  @Cron('reminders', '*/10 * * * *')
  async remindAll(): Promise<Record<string, number>> {
    const reminders = await this.remind(null);
    const future = await this.database.read<{ id: string; startsAt: Date }>({
      name: 'future-interviews',
      text: `select id, starts_at as "startsAt" from interview where status = 'scheduled' and starts_at > $1`,
      values: [this.clock.now()],
    });
    for (const interview of future) this.schedule(interview);
    const count = (outcome: RecordedReminder['outcome']) =>
      reminders.filter((reminder) => reminder.outcome === outcome).length;
    return { sent: count('sent'), dropped: count('dropped'), interviews: future.length };
  }

  private remind(id: string | null): Promise<RecordedReminder[]> {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      const reminders = await em.execute<RecordedReminder[]>(RECORD_DUE_REMINDERS, [
        now,
        now,
        now,
        id,
        id,
        now,
      ]);
      for (const reminder of reminders) if (reminder.outcome === 'sent') this.publish(em, reminder);
      return reminders;
    });
  }

  private publish(
    em: EntityManager,
    { id, candidate_id, revision, lead, ...channels }: RecordedReminder,
  ): void {
    this.outbox.add(em, 'interview.reminder-due', {
      interviewId: id,
      candidateId: candidate_id,
      revision,
      lead,
      sendEmail: channels.send_email,
      sendWhatsApp: channels.send_whatsapp,
    });
  }
}
