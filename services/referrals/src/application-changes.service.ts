import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReferralApplicationView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Clock } from '@araucaria/platform';
import { ApplicationRows } from './application-rows.service.js';
import { BonusSchedule } from './bonus-schedule.service.js';
import type { Day } from './calendar.js';
import { KeyedMutex } from './keyed-mutex.js';
import type { ReferralApplication } from './referral-application.entity.js';

/** A change of one application, under its row's lock. */
type Act = (em: EntityManager, application: ReferralApplication, today: Day) => Promise<void> | void;

/** Changes that staff make: one at a time for each application, so that two who pay at once pay once. */
@Injectable()
export class ApplicationChanges {
  private readonly locks = new KeyedMutex<number>();

  constructor(
    private readonly database: Database,
    private readonly rows: ApplicationRows,
    private readonly schedule: BonusSchedule,
    private readonly clock: Clock,
  ) {}

  /**
   * @param isDone whether nothing is left to do; asked before anything is locked
   * @throws {AppError} `NOT_FOUND`
   */
  change(
    id: number,
    act: Act,
    isDone: (application: ReferralApplicationView) => boolean = () => false,
  ): Promise<ReferralApplicationView> {
    return this.locks.run(id, async () => {
      const [present] = await this.rows.list('one', 'where a.id = $1', [id]);
      if (!present) throw new AppError('NOT_FOUND', 'Indicação não encontrada.');
      return isDone(present) ? present : this.changeLocked(id, act);
    });
  }

  private changeLocked(id: number, act: Act): Promise<ReferralApplicationView> {
    return this.database.transaction(async (em) => {
      const application = await this.rows.lock(em, 'id', id);
      if (!application) throw new AppError('NOT_FOUND', 'Indicação não encontrada.');
      const today = this.clock.today();
      await act(em, application, today);
      this.schedule.follow(application);
      await em.flush();
      return this.rows.view(em, id, today);
    });
  }
}
