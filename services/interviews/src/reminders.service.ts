import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReminderLead } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { OnTimer, Outbox, Cron, Timers } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import type { Interview } from './interview.entity.js';

const HOUR = 3_600_000;

/**
 * How long before an interview each reminder is sent, and how late it may be after an outage: `In 24 hours` still helps
 * in the morning when it was meant for the night; `in one hour` half an hour late sends people running.
 */
const LEADS: ReadonlyArray<{ lead: ReminderLead; before: number; patience: number }> = [
  { lead: 'day', before: 24 * HOUR, patience: 6 * HOUR },
  { lead: 'hour', before: HOUR, patience: HOUR / 2 },
];

const LEAD_ROWS = LEADS.map(
  ({ lead, before, patience }) =>
    `('${lead}', interval '${before} milliseconds', interval '${patience} milliseconds')`,
).join();

/**
 * Writes down what becomes of every reminder whose time has come (`$1`: of one interview, or of all), once for each lead of
 * each revision. One whose time lay before the arrangement itself is none.
 */
const DECIDE = `
  with come as materialized (
    select i.id, i.candidate_id, i.revision, i.send_email, i.send_whatsapp, l.lead,
      case when i.starts_at - l.before + l.patience > ?::timestamptz then 'told' else 'dropped' end as outcome
    from interview i cross join (values ${LEAD_ROWS}) l(lead, before, patience)
    where i.status = 'scheduled' and i.starts_at > ?::timestamptz
      and i.starts_at - l.before <= ?::timestamptz and i.arranged_at < i.starts_at - l.before
      and (?::uuid is null or i.id = ?)
      and not exists (select 1 from interview_reminder r
        where r.interview_id = i.id and r.revision = i.revision and r.lead = l.lead)
    order by i.starts_at for share of i),
  decided as (
    insert into interview_reminder (interview_id, revision, lead, outcome, decided_at)
    select id, revision, lead, outcome, ?::timestamptz from come
    on conflict do nothing returning interview_id, lead)
  select come.* from come join decided on decided.interview_id = come.id and decided.lead = come.lead`;

interface Decision {
  id: string;
  candidate_id: number;
  revision: number;
  send_email: boolean;
  send_whatsapp: boolean;
  lead: ReminderLead;
  outcome: 'told' | 'dropped';
}

/** Reminds candidates a day and an hour ahead: rows say of what and whether it was told, timers and cron jobs only ask. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly timers: Timers,
    private readonly clock: Clock,
  ) {}

  /** The interview has a time that it did not have before. */
  follow({ id, startsAt }: Pick<Interview, 'id' | 'startsAt'>): void {
    const now = this.clock.now();
    const times = LEADS.map(({ before }) => new Date(startsAt.getTime() - before));
    this.timers.set(...times.filter((at) => at > now).map((at) => ({ key: id, at })));
  }

  @OnTimer()
  async onTimer(id: string): Promise<undefined> {
    await this.remind(id);
  }

  /** Every ten minutes, well within the patience of the shortest reminder. */
  @Cron('reminders', '*/10 * * * *')
  async remindAll(): Promise<Record<string, number>> {
    const decided = await this.remind(null);
    const coming = await this.database.prepared<{ id: string; startsAt: Date }>(
      'interviews-to-come',
      `select id, starts_at as "startsAt" from interview where status = 'scheduled' and starts_at > $1`,
      [this.clock.now()],
    );
    for (const interview of coming) this.follow(interview);
    const count = (outcome: Decision['outcome']) => decided.filter((one) => one.outcome === outcome).length;
    return { told: count('told'), dropped: count('dropped'), interviews: coming.length };
  }

  private remind(id: string | null): Promise<Decision[]> {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      const decided = await em.execute<Decision[]>(DECIDE, [now, now, now, id, id, now]);
      for (const decision of decided) if (decision.outcome === 'told') this.tell(em, decision);
      return decided;
    });
  }

  private tell(em: EntityManager, { id, candidate_id, revision, lead, ...decision }: Decision): void {
    this.outbox.add(em, 'interview.reminder-due', {
      interviewId: id,
      candidateId: candidate_id,
      revision,
      lead,
      sendEmail: decision.send_email,
      sendWhatsApp: decision.send_whatsapp,
    });
  }
}
