import { Injectable } from '@nestjs/common';
import { Database } from '@araucaria/database';
import { Cron, OnTimer, Outbox, Timers } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import type { Day } from '../records/days.js';
import {
  NEXT_NOTICE_DAYS,
  NOTICE_BATCH,
  lastNoticeDay,
  noticeTimeOf,
  recordNotices,
  type DueNotice,
} from './due-notices.js';
import type { ReferralApplication } from '../records/referral-application.entity.js';

/**
 * Publishes due and overdue instalments. Rows define which notices are to be published, and which were; timers and the daily
 * cron job only trigger the query.
 */
@Injectable()
export class BonusScheduleService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly timers: Timers,
    private readonly clock: Clock,
  ) {}

  /** Sets timers after due dates changed, a payment was reversed, or a hold ended. */
  scheduleNotices({
    id,
    firstDueOn,
    firstPaidOn,
    secondDueOn,
    secondPaidOn,
    hold,
  }: ReferralApplication): void {
    if (hold) return;
    const days = [!firstPaidOn && firstDueOn, !secondPaidOn && secondDueOn].filter((day) => Boolean(day));
    const now = this.clock.now();
    // A notice of the past, for example of the time of a hold, is published now: its own timer may have fired already.
    const notBeforeNow = (time: Date) => (time < now ? now : time);
    this.timers.set(...days.map((day) => ({ key: String(id), at: notBeforeNow(noticeTimeOf(day as Day)) })));
  }

  @OnTimer()
  async onTimer(key: string): Promise<Date | undefined> {
    await this.publishNotices(Number(key));
    const [next] = await this.nextNoticeDays(Number(key));
    return next && noticeTimeOf(next.day);
  }

  /** Publishes notices whose timers were lost, sets all timers again, and requests the daily digest. */
  @Cron('bonus', '0 8 * * *')
  async publishAll(): Promise<Record<string, number>> {
    const published = await this.publishNotices(null);
    const pending = await this.nextNoticeDays(null);
    this.timers.set(...pending.map(({ id, day }) => ({ key: String(id), at: noticeTimeOf(day) })));
    const digests = await this.requestDigest();
    const count = (kind: DueNotice['kind']) => published.filter((notice) => notice.kind === kind).length;
    return { due: count('due'), overdue: count('overdue'), timers: pending.length, digests };
  }

  private async publishNotices(id: number | null): Promise<DueNotice[]> {
    const published: DueNotice[] = [];
    for (let batchSize = NOTICE_BATCH; batchSize === NOTICE_BATCH;) {
      const batch = await this.publishBatch(id);
      published.push(...batch);
      batchSize = batch.length;
    }
    return published;
  }

  private publishBatch(id: number | null): Promise<DueNotice[]> {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      const notices = await recordNotices(em, { through: lastNoticeDay(now), id, now });
      for (const { id: referralApplicationId, kind, instalment, dueOn: dueDate } of notices)
        this.outbox.add(em, `referral.bonus-${kind}`, { referralApplicationId, instalment, dueDate });
      return notices;
    });
  }

  private nextNoticeDays(id: number | null): Promise<Array<{ id: number; day: Day }>> {
    return this.database.read<{ id: number; day: Day }>({
      name: 'next-notice-days',
      text: NEXT_NOTICE_DAYS,
      values: [id],
    });
  }

  /** Requests today's digest once, from eight in the morning on. A digest of a missed day is not sent later. */
  private requestDigest(): Promise<number> {
    return this.database.transaction(async (em) => {
      const now = this.clock.now();
      const date = this.clock.today();
      if (now < noticeTimeOf(date)) return 0;
      const inserted = await em.execute<unknown[]>(
        'insert into bonus_digest (day, published_at) values (?, ?) on conflict do nothing returning day',
        [date, now],
      );
      if (inserted.length) this.outbox.add(em, 'bonus.digest-due', { date });
      return inserted.length;
    });
  }
}
