import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  CleanReferrals,
  EventCatalogue,
  PayBonus,
  ReferralApplicationView,
  RegisterHire,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError } from '@araucaria/platform';
import { APPLICATIONS, NEXT_DUE, toApplicationView, type ApplicationRow } from './application-rows.js';
import { splitBonus } from './bonus.js';
import { BonusRulesService } from './bonus-rules.service.js';
import { readDay, type Day } from './calendar.js';
import { Clock } from './clock.js';
import { JobRefs } from './job-refs.service.js';
import { ReferralApplication } from './referral-application.entity.js';
import { actorId } from './referrals.service.js';

const NEWEST = 'order by a.created_at desc, a.id desc';

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly rules: BonusRulesService,
    private readonly jobs: JobRefs,
    private readonly clock: Clock,
  ) {}

  mine(): Promise<ReferralApplicationView[]> {
    return this.list('of-user', `where r.referrer_id = $1 ${NEWEST}`, [actorId()]);
  }

  all(): Promise<ReferralApplicationView[]> {
    return this.list('all', NEWEST);
  }

  byCandidate(candidateId: number): Promise<ReferralApplicationView[]> {
    return this.list('of-candidate', 'where a.candidate_id = $1', [candidateId]);
  }

  /** Bonuses that are owed, the next due first. */
  pending(): Promise<ReferralApplicationView[]> {
    const owed = 'where a.hire_date is not null and a.second_paid_on is null';
    return this.list('pending', `${owed} order by ${NEXT_DUE}, a.id`);
  }

  completed(): Promise<ReferralApplicationView[]> {
    return this.list(
      'completed',
      'where a.second_paid_on is not null order by a.second_paid_on desc, a.id desc',
    );
  }

  /** Bonuses that are or may become owed: somebody who was forgotten before being hired no longer can be. */
  predicted(): Promise<ReferralApplicationView[]> {
    const possible =
      'where a.second_paid_on is null and (a.hire_date is not null or a.candidate_erased_at is null)';
    return this.list(
      'predicted',
      `${possible} order by ${NEXT_DUE} nulls last, a.created_at desc, a.id desc`,
    );
  }

  hire({ id, hireDate }: RegisterHire): Promise<ReferralApplicationView> {
    const day = readDay(hireDate, 'hireDate');
    return this.change(id, (application) => application.hireOn(day));
  }

  payFirst({ id, paid, paidDate }: PayBonus): Promise<ReferralApplicationView> {
    return this.change(id, (application, today) =>
      paid ? application.payFirst(this.paidOn(paidDate, today), today) : application.takeBackFirst(),
    );
  }

  paySecond({ id, paid, paidDate }: PayBonus): Promise<ReferralApplicationView> {
    return this.change(id, (application, today) =>
      paid ? application.paySecond(this.paidOn(paidDate, today), today) : application.takeBackSecond(),
    );
  }

  /** A candidate applied with a code: once for each candidate, and only for a code that can be used. */
  async register(em: EntityManager, event: EventCatalogue['candidate.applied']): Promise<void> {
    const { candidateId, jobId, referralCode } = event;
    if (!referralCode) return;
    const now = this.clock.now();
    const [referral] = await em.execute<Array<{ id: number }>>(
      'select id from referral where code = ? and active and (expires_at is null or expires_at > ?) for share',
      [referralCode.trim().toUpperCase(), now],
    );
    if (!referral) return;
    const department = jobId ? (await this.jobs.find(jobId))?.department : undefined;
    const { first, second } = splitBonus(await this.rules.bonusFor(em, department));
    const [registered] = await em.execute<Array<{ id: number }>>(
      `insert into referral_application
         (referral_id, candidate_id, job_id, first_bonus_cents, second_bonus_cents, created_at)
       values (?, ?, ?, ?, ?, ?) on conflict (candidate_id) do nothing returning id`,
      [referral.id, candidateId, jobId, first, second, now],
    );
    if (!registered) return;
    const referralApplicationId = registered.id;
    this.outbox.add(em, 'referral.applied', { referralApplicationId, referralId: referral.id, candidateId });
  }

  /**
   * A candidate was hired by whatever way. The date that an administrator gives with `hire` counts more than this one,
   * whichever comes first: this one fills only a gap.
   */
  async noteHire(em: EntityManager, candidateId: number, day: Day): Promise<void> {
    const application = await this.lock(em, 'candidate_id', candidateId);
    if (application && !application.hireDate) application.hireOn(day);
  }

  /** Nothing here tells who the candidate was; what is left is the debt towards the referrer. */
  async forget(em: EntityManager, candidateId: number): Promise<void> {
    const application = await this.lock(em, 'candidate_id', candidateId);
    if (application) application.candidateErasedAt = this.clock.now();
  }

  async counts(): Promise<{ referrals: number; applications: number }> {
    const [counts] = await this.database.prepared<{ referrals: number; applications: number }>(
      'counts',
      `select (select count(*)::int from referral) as referrals,
         (select count(*)::int from referral_application) as applications`,
    );
    return counts ?? { referrals: 0, applications: 0 };
  }

  clean({ applicationsOnly = false }: CleanReferrals) {
    return this.database.transaction(async (em) => {
      const remove = async (table: string): Promise<number> => {
        const result = await em.execute<{ affectedRows: number }>(`delete from ${table}`, [], {
          method: 'run',
        });
        return result.affectedRows;
      };
      const applications = await remove('referral_application');
      if (applicationsOnly) return { applications, referrals: 0, bonusRules: 0 };
      return { applications, referrals: await remove('referral'), bonusRules: await remove('bonus_rule') };
    });
  }

  private async list(name: string, rest: string, values: unknown[] = []): Promise<ReferralApplicationView[]> {
    const sql = `${APPLICATIONS} ${rest}`;
    const rows = await this.database.prepared<ApplicationRow>(`applications-${name}`, sql, values);
    const today = this.clock.today();
    return rows.map((row) => toApplicationView(row, today));
  }

  /** One at a time for each application, so that two who pay at once pay once. */
  private change(
    id: number,
    act: (application: ReferralApplication, today: Day) => void,
  ): Promise<ReferralApplicationView> {
    return this.database.transaction(async (em) => {
      const application = await this.lock(em, 'id', id);
      if (!application) throw new AppError('NOT_FOUND', 'Indicação não encontrada.');
      const today = this.clock.today();
      act(application, today);
      await em.flush();
      const [row] = await em.execute<ApplicationRow[]>(`${APPLICATIONS} where a.id = ?`, [id]);
      return toApplicationView(row as ApplicationRow, today);
    });
  }

  private async lock(
    em: EntityManager,
    column: 'id' | 'candidate_id',
    value: number,
  ): Promise<ReferralApplication | null> {
    await em.execute(`select 1 from referral_application where ${column} = ? for update`, [value]);
    return em.findOne(ReferralApplication, column === 'id' ? { id: value } : { candidateId: value });
  }

  private paidOn(paidDate: string | undefined, today: Day): Day {
    return paidDate ? readDay(paidDate, 'paidDate') : today;
  }
}
