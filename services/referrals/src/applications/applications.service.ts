import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ReferralsRpc,
  type ByCandidate,
  type ByIds,
  type CleaningCounts,
  type EventCatalogue,
  type ReferralApplicationView,
} from '@araucaria/contracts';
import { anyOf, Database } from '@araucaria/database';
import { OnEvent, Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc, actingUser } from '@araucaria/platform';
import type { ApplicationSelect } from '../records/application-query.js';
import { ApplicationRepository } from '../records/application.repository.js';
import { splitBonus } from '../records/bonus.js';
import { BonusLedgerService } from '../bonuses/bonus-ledger.service.js';
import { BonusRule } from '../bonuses/bonus-rule.entity.js';
import { BonusRulesService } from '../bonuses/bonus-rules.service.js';
import { CandidateNamesService } from '../records/candidate-names.service.js';
import { JobRefsService } from '../records/job-refs.service.js';
import { ReferralApplication } from '../records/referral-application.entity.js';
import type { ReferralTables } from '../records/referral-tables.js';
import { unpaidTotals } from '../bonuses/unpaid-totals.js';

const newestFirst = (query: ApplicationSelect) =>
  query.orderBy('a.created_at', 'desc').orderBy('a.id', 'desc');

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly repository: ApplicationRepository,
    private readonly outbox: Outbox,
    private readonly rules: BonusRulesService,
    private readonly ledger: BonusLedgerService,
    private readonly jobRefs: JobRefsService,
    private readonly names: CandidateNamesService,
    private readonly clock: Clock,
  ) {}

  @Rpc(ReferralsRpc.myApplications)
  mine(): Promise<ReferralApplicationView[]> {
    const userId = actingUser().id;
    return this.repository.list((query) => newestFirst(query.where('referral.referrer_id', '=', userId)));
  }

  @Rpc(ReferralsRpc.applicationsByReferrals)
  byReferrals({ ids }: ByIds): Promise<ReferralApplicationView[]> {
    return this.repository.list((query) => newestFirst(query.where('a.referral_id', '=', anyOf(ids))));
  }

  @Rpc(ReferralsRpc.applicationsByIds)
  byIds({ ids }: ByIds): Promise<ReferralApplicationView[]> {
    return this.repository.list((query) => query.where('a.id', '=', anyOf(ids)));
  }

  @Rpc(ReferralsRpc.applicationsByCandidate)
  byCandidate({ candidateId }: ByCandidate): Promise<ReferralApplicationView[]> {
    return this.repository.list((query) => query.where('a.candidate_id', '=', candidateId));
  }

  /**
   * Calls the services that {@link register} needs, before a lock.
   * @returns a function that stores the candidate's name; if candidates is unavailable, a cron job does it later
   */
  async prepare(em: EntityManager, event: EventCatalogue['candidate.applied']): Promise<() => Promise<void>> {
    const { candidateId, jobId, referralCode } = event;
    if (!referralCode) return async () => undefined;
    if (jobId !== null) await this.jobRefs.copyMissing([jobId]);
    try {
      return await this.names.ask(em, candidateId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return async () => undefined;
      throw error;
    }
  }

  /** Registers a candidate who applied with a valid code. A candidate is registered once. */
  async register(em: EntityManager, event: EventCatalogue['candidate.applied']): Promise<void> {
    const { candidateId, jobId, referralCode } = event;
    if (!referralCode) return;
    const now = this.clock.now();
    const [referral] = await em.execute<Array<{ id: number }>>(
      'select id from referral where code = ? and active and (expires_at is null or expires_at > ?) for share',
      [referralCode.trim().toUpperCase(), now],
    );
    if (!referral) return;
    const { firstCents, secondCents } = splitBonus(await this.rules.bonusFor(em, jobId));
    const [registered] = await em.execute<Array<{ id: number }>>(
      `insert into referral_application
         (referral_id, candidate_id, job_id, first_bonus_cents, second_bonus_cents, created_at)
       values (?, ?, ?, ?, ?, ?) on conflict (candidate_id) do nothing returning id`,
      [referral.id, candidateId, jobId, firstCents, secondCents, now],
    );
    if (!registered) return;
    const referralApplicationId = registered.id;
    await this.ledger.add(em, {
      applicationId: referralApplicationId,
      kind: 'registered',
      amountCents: firstCents + secondCents,
    });
    this.outbox.add(em, 'referral.applied', { referralApplicationId, referralId: referral.id, candidateId });
  }

  /** Marks the candidate as erased. The bonus remains payable; no personal data of the candidate stays here. */
  async markErased(em: EntityManager, candidateId: number): Promise<void> {
    const application = await this.repository.lock(em, 'candidate_id', candidateId);
    if (!application) return;
    application.candidateErasedAt = this.clock.now();
    await this.names.forget(em, candidateId);
  }

  /** Removes an application that was registered after {@link clean}, while candidates were being cleaned. */
  async remove(em: EntityManager, candidateId: number): Promise<void> {
    await em.execute('delete from referral_application where candidate_id = ?', [candidateId]);
  }

  /**
   * Removes every application; for a cleaning of the whole database also referrals and bonus rules. Copies of erased
   * candidates stay, so that their late events register nothing.
   */
  @OnEvent('cleaning.requested')
  async clean(
    { runId, scope, services }: EventCatalogue['cleaning.requested'],
    em: EntityManager,
  ): Promise<void> {
    if (!services.includes('referrals')) return;
    // Concurrent payments and registrations wait, and then find no application.
    await em.execute('lock table referral_application in share row exclusive mode');
    const { owedCents } = await em
      .getKysely<ReferralTables>()
      .selectFrom('referral_application as a')
      .select(unpaidTotals)
      .executeTakeFirstOrThrow();
    const counts: Partial<CleaningCounts> = {
      owedBonusCents: owedCents,
      referralApplications: await em.nativeDelete(ReferralApplication, {}),
    };
    await em.execute('delete from candidate_ref where erased_at is null');
    if (scope === 'database') {
      const { affectedRows } = await em.execute<{ affectedRows: number }>('delete from referral_record', [], {
        method: 'run',
      });
      counts.referrals = affectedRows;
      await em.nativeDelete(BonusRule, {});
    }
    this.outbox.add(em, 'cleaning.finished', { runId, service: 'referrals', counts });
  }
}
