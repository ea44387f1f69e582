import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReferralApplicationView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Clock } from '@araucaria/platform';
import { ApplicationRepository } from '../records/application.repository.js';
import { BonusScheduleService } from './bonus-schedule.service.js';
import type { Day } from '../records/days.js';
import { KeyedMutex } from '../records/keyed-mutex.js';
import type { ReferralApplication } from '../records/referral-application.entity.js';

/** A change of an application whose row is locked. @param prepared the result of {@link BeforeLock.prepare} */
type Change<P> = (
  em: EntityManager,
  application: ReferralApplication,
  today: Day,
  prepared: P,
) => Promise<void> | void;

interface BeforeLock<P> {
  /** Whether the change has no effect. */
  isDone?: (application: ReferralApplicationView) => boolean;
  /** Calls the other services that the change needs. */
  prepare?: (application: ReferralApplicationView) => Promise<P>;
}

interface Reading {
  view: ReferralApplicationView;
  /** When the reading began, by `performance.now()`. */
  since: number;
}

/** Applies changes by staff, one at a time for each application, so that two concurrent payments pay once. */
@Injectable()
export class ApplicationUpdateService {
  private readonly locks = new KeyedMutex<number, Reading>();

  constructor(
    private readonly database: Database,
    private readonly repository: ApplicationRepository,
    private readonly schedule: BonusScheduleService,
    private readonly clock: Clock,
  ) {}

  /** @throws {AppError} `NOT_FOUND` */
  async update<P = undefined>(
    id: number,
    { isDone, prepare }: BeforeLock<P>,
    change: Change<P>,
  ): Promise<ReferralApplicationView> {
    const calledAt = performance.now();
    const { view } = await this.locks.run(id, async (last) => {
      // Of two hundred payments that wait here, only the first ones need to read: a view that was read after a call
      // is true for this call too.
      const current = last && last.since >= calledAt ? last : await this.read(id);
      if (isDone?.(current.view)) return current;
      const prepared = (await prepare?.(current.view)) as P;
      const since = performance.now();
      const updated = await this.database.transaction(async (em) => {
        const application = await this.repository.lock(em, 'id', id);
        if (!application) throw notFound();
        const today = this.clock.today();
        await change(em, application, today, prepared);
        this.schedule.scheduleNotices(application);
        await em.flush();
        return this.repository.view(em, id, today);
      });
      return { view: updated, since };
    });
    return view;
  }

  private async read(id: number): Promise<Reading> {
    const since = performance.now();
    const [view] = await this.repository.list((query) => query.where('a.id', '=', id));
    if (!view) throw notFound();
    return { view, since };
  }
}

const notFound = () => new AppError('NOT_FOUND', 'Indicação não encontrada.');
