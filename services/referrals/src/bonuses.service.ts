import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Instalment, PayBonus, ReferralApplicationView, RegisterHire } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock } from '@araucaria/platform';
import { NEXT_DUE } from './application-rows.js';
import { ApplicationRows } from './application-rows.service.js';
import { BonusSchedule } from './bonus-schedule.service.js';
import { readDay, type Day } from './calendar.js';
import { OneAtATime } from './one-at-a-time.js';
import type { ReferralApplication } from './referral-application.entity.js';

/** Hires of referred candidates, and what is paid for them. */
@Injectable()
export class BonusesService {
  private readonly turns = new OneAtATime<number>();

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly rows: ApplicationRows,
    private readonly schedule: BonusSchedule,
    private readonly clock: Clock,
  ) {}

  /** Bonuses that are owed, the next due first. */
  pending(): Promise<ReferralApplicationView[]> {
    const owed = 'where a.hire_date is not null and a.second_paid_on is null';
    return this.rows.list('pending', `${owed} order by ${NEXT_DUE}, a.id`);
  }

  completed(): Promise<ReferralApplicationView[]> {
    return this.rows.list(
      'completed',
      'where a.second_paid_on is not null order by a.second_paid_on desc, a.id desc',
    );
  }

  /** Bonuses that are or may become owed: somebody who was forgotten before being hired no longer can be. */
  predicted(): Promise<ReferralApplicationView[]> {
    const possible =
      'where a.second_paid_on is null and (a.hire_date is not null or a.candidate_erased_at is null)';
    return this.rows.list(
      'predicted',
      `${possible} order by ${NEXT_DUE} nulls last, a.created_at desc, a.id desc`,
    );
  }

  hire({ id, hireDate }: RegisterHire): Promise<ReferralApplicationView> {
    const day = readDay(hireDate, 'hireDate');
    return this.change(id, (application) => application.hireOn(day));
  }

  payFirst({ id, paid, paidDate }: PayBonus): Promise<ReferralApplicationView> {
    return this.change(
      id,
      (application, today) =>
        paid ? application.payFirst(this.paidOn(paidDate, today), today) : application.takeBackFirst(),
      ({ firstBonusPaid }) => paid && firstBonusPaid,
    );
  }

  paySecond({ id, paid, paidDate }: PayBonus): Promise<ReferralApplicationView> {
    return this.change(
      id,
      (application, today) =>
        paid ? application.paySecond(this.paidOn(paidDate, today), today) : application.takeBackSecond(),
      ({ secondBonusPaid }) => paid && secondBonusPaid,
    );
  }

  /**
   * A candidate was hired by whatever way. The date that an administrator gives with `hire` counts more than this one,
   * whichever comes first: this one fills only a gap.
   */
  async noteHire(em: EntityManager, candidateId: number, day: Day): Promise<void> {
    const application = await this.rows.lock(em, 'candidate_id', candidateId);
    if (!application || application.hireDate) return;
    application.hireOn(day);
    this.schedule.follow(application);
  }

  /** A hire that was a slip owes nothing. A date that an administrator gave, or a paid instalment, stays. */
  async forgetHire(em: EntityManager, candidateId: number, day: Day): Promise<void> {
    const application = await this.rows.lock(em, 'candidate_id', candidateId);
    if (application?.hireDate === day) application.forgetHire();
  }

  /**
   * One at a time for each application, so that two who pay at once pay once.
   * @param isDone whether nothing is left to do; asked before anything is locked
   */
  private change(
    id: number,
    act: (application: ReferralApplication, today: Day) => void,
    isDone: (application: ReferralApplicationView) => boolean = () => false,
  ): Promise<ReferralApplicationView> {
    return this.turns.run(id, async () => {
      const [present] = await this.rows.list('one', 'where a.id = $1', [id]);
      if (!present) throw new AppError('NOT_FOUND', 'Indicação não encontrada.');
      return isDone(present) ? present : this.changeLocked(id, act);
    });
  }

  private changeLocked(
    id: number,
    act: (application: ReferralApplication, today: Day) => void,
  ): Promise<ReferralApplicationView> {
    return this.database.transaction(async (em) => {
      const application = await this.rows.lock(em, 'id', id);
      if (!application) throw new AppError('NOT_FOUND', 'Indicação não encontrada.');
      const today = this.clock.today();
      const { firstPaidOn, secondPaidOn } = application;
      act(application, today);
      if (!firstPaidOn && application.firstPaidOn) this.tellPaid(em, id, 1);
      if (!secondPaidOn && application.secondPaidOn) this.tellPaid(em, id, 2);
      this.schedule.follow(application);
      await em.flush();
      return this.rows.view(em, id, today);
    });
  }

  private tellPaid(em: EntityManager, referralApplicationId: number, instalment: Instalment): void {
    this.outbox.add(em, 'referral.bonus-paid', { referralApplicationId, instalment });
  }

  private paidOn(paidDate: string | undefined, today: Day): Day {
    return paidDate ? readDay(paidDate, 'paidDate') : today;
  }
}
