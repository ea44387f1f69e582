import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CleanReferrals, EventCatalogue, ReferralApplicationView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { ApplicationRows } from './application-rows.service.js';
import { splitBonus } from './bonus.js';
import { BonusRulesService } from './bonus-rules.service.js';
import { JobRefs } from './job-refs.service.js';
import { actorId } from './referrals.service.js';

const NEWEST = 'order by a.created_at desc, a.id desc';

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly rows: ApplicationRows,
    private readonly outbox: Outbox,
    private readonly rules: BonusRulesService,
    private readonly jobs: JobRefs,
    private readonly clock: Clock,
  ) {}

  mine(): Promise<ReferralApplicationView[]> {
    return this.rows.list('of-user', `where r.referrer_id = $1 ${NEWEST}`, [actorId()]);
  }

  all(): Promise<ReferralApplicationView[]> {
    return this.rows.list('all', NEWEST);
  }

  byIds(ids: number[]): Promise<ReferralApplicationView[]> {
    return this.rows.list('by-id', 'where a.id = any($1)', [ids]);
  }

  byCandidate(candidateId: number): Promise<ReferralApplicationView[]> {
    return this.rows.list('of-candidate', 'where a.candidate_id = $1', [candidateId]);
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

  /** Nothing here tells who the candidate was; what is left is the debt towards the referrer. */
  async forget(em: EntityManager, candidateId: number): Promise<void> {
    const application = await this.rows.lock(em, 'candidate_id', candidateId);
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
      await remove('candidate_ref');
      if (applicationsOnly) return { applications, referrals: 0, bonusRules: 0 };
      return { applications, referrals: await remove('referral'), bonusRules: await remove('bonus_rule') };
    });
  }
}
