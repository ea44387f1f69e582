import { Injectable } from '@nestjs/common';
import { Database } from '@araucaria/database';
import { OnTimer, Outbox, Cron, Timers } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import {
  ANNOUNCEMENT_BATCH,
  NEXT_ANNOUNCEMENTS,
  lastMorning,
  morningOf,
  takeAnnouncements,
  type Announcement,
} from './announcements.js';
import type { Day } from './calendar.js';
import type { ReferralApplication } from './referral-application.entity.js';

/** Tells when instalments fall due: rows say what and whether it was told, timers and the morning's cron job only ask. */
@Injectable()
export class BonusSchedule {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly timers: Timers,
    private readonly clock: Clock,
  ) {}

  /** The application's dates are new, one of them is unpaid again, or what was suspended is payable again. */
  follow({ id, firstDueOn, firstPaidOn, secondDueOn, secondPaidOn, hold }: ReferralApplication): void {
    if (hold) return;
    const days = [!firstPaidOn && firstDueOn, !secondPaidOn && secondDueOn].filter((day) => Boolean(day));
    const now = this.clock.now();
    // What fell due while it was suspended is announced now; a timer for a time that has passed may be gone already.
    const at = (morning: Date) => (morning < now ? now : morning);
    this.timers.set(...days.map((day) => ({ key: String(id), at: at(morningOf(day as Day)) })));
  }

  @OnTimer()
  async onTimer(key: string): Promise<Date | undefined> {
    await this.announce(Number(key));
    const [next] = await this.next(Number(key));
    return next && morningOf(next.day);
  }

  /** Tells what nobody was woken for, sets every timer anew, and calls for the morning's digest. */
  @Cron('bonus', '0 8 * * *')
  async announceAll(): Promise<Record<string, number>> {
    const told = await this.announce(null);
    const pending = await this.next(null);
    this.timers.set(...pending.map(({ id, day }) => ({ key: String(id), at: morningOf(day) })));
    const digests = await this.tellDigest();
    const count = (kind: Announcement['kind']) => told.filter((one) => one.kind === kind).length;
    return { due: count('due'), overdue: count('overdue'), timers: pending.length, digests };
  }

  private async announce(id: number | null): Promise<Announcement[]> {
    const all: Announcement[] = [];
    for (let batch = ANNOUNCEMENT_BATCH; batch === ANNOUNCEMENT_BATCH;) {
      const told = await this.announceBatch(id);
      all.push(...told);
      batch = told.length;
    }
    return all;
  }

  private announceBatch(id: number | null): Promise<Announcement[]> {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      const told = await takeAnnouncements(em, { through: lastMorning(now), id, now });
      for (const { id: referralApplicationId, kind, instalment, dueOn: dueDate } of told)
        this.outbox.add(em, `referral.bonus-${kind}`, { referralApplicationId, instalment, dueDate });
      return told;
    });
  }

  private next(id: number | null): Promise<Array<{ id: number; day: Day }>> {
    return this.database.prepared<{ id: number; day: Day }>('next-announcements', NEXT_ANNOUNCEMENTS, [id]);
  }

  /** Of today, from eight on; that of a day on which nobody was there is not made up for. */
  private tellDigest(): Promise<number> {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      const date = this.clock.today();
      if (now < morningOf(date)) return 0;
      const told = await em.execute<unknown[]>(
        'insert into bonus_digest (day, told_at) values (?, ?) on conflict do nothing returning day',
        [date, now],
      );
      if (told.length) this.outbox.add(em, 'bonus.digest-due', { date });
      return told.length;
    });
  }
}
