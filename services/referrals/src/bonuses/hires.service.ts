import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ReferralsRpc,
  formatDay,
  type ReferralApplicationView,
  type RegisterHire,
  type UndoHire,
} from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc, currentActor, dayOf } from '@araucaria/platform';
import { ApplicationUpdateService } from './application-update.service.js';
import { ApplicationRepository } from '../records/application.repository.js';
import { splitBonus } from '../records/bonus.js';
import { BonusLedgerService } from './bonus-ledger.service.js';
import { BonusRulesService } from './bonus-rules.service.js';
import { BonusScheduleService } from './bonus-schedule.service.js';
import type { Day } from '../records/days.js';
import { JobRefsService } from '../records/job-refs.service.js';
import { forgetUnsentNotices } from './due-notices.js';
import {
  assertHireDay,
  type ReferralApplication,
  type Suspension,
} from '../records/referral-application.entity.js';

/** Id of the user who caused an event; null: the candidate, or the system. */
type ActorId = number | null | undefined;

/** Registers and undoes hires of referred candidates, by staff or by events of candidates, and suspends their bonus. */
@Injectable()
export class HiresService {
  constructor(
    private readonly applicationUpdate: ApplicationUpdateService,
    private readonly repository: ApplicationRepository,
    private readonly ledger: BonusLedgerService,
    private readonly rules: BonusRulesService,
    private readonly schedule: BonusScheduleService,
    private readonly jobRefs: JobRefsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Rpc(ReferralsRpc.hire)
  hire({ id, hireDate, from }: RegisterHire): Promise<ReferralApplicationView> {
    const day = dayOf(hireDate);
    const copyJob = async ({ jobId }: ReferralApplicationView) => {
      if (jobId !== null) await this.jobRefs.copyMissing([jobId]);
    };
    return this.applicationUpdate.update(id, { prepare: copyJob }, async (em, application, today) => {
      if (from) await this.assertUnchanged(em, application, from, day);
      assertHireDay(day, today);
      if (application.candidateErasedAt && !application.hireDate) throw new AppError('CANDIDATE_ERASED');
      const before = application.hireDate;
      await this.setHireDate(em, application, day);
      if (before !== day) this.audit(em, application, before ? 'hire-moved' : 'hire-registered', day);
    });
  }

  /** @throws {AppError} `BONUS_PAID`; `CHANGED_MEANWHILE` if another person has undone it */
  @Rpc(ReferralsRpc.undoHire)
  undoHire({ id, reason }: UndoHire): Promise<ReferralApplicationView> {
    return this.applicationUpdate.update(id, {}, async (em, application) => {
      const day = application.hireDate;
      if (!day) return this.ledger.assertOwn(em, id, 'hire-undone', 'A contratação já foi desfeita');
      await this.removeHireDate(em, application, reason);
      this.audit(em, application, 'hire-undone', day);
    });
  }

  /** Before an event locks anything: completes the copy of the job by which {@link registerHire} finds the bonus. */
  async prepareHire(em: EntityManager, candidateId: number): Promise<void> {
    const jobs = await em.execute<Array<{ id: number }>>(
      'select job_id as id from referral_application where candidate_id = ? and hire_date is null and job_id is not null',
      [candidateId],
    );
    await this.jobRefs.copyMissing(jobs.map(({ id }) => id));
  }

  /**
   * Registers the hire of an event, unless the application has a hire date. The date of {@link hire} replaces this one.
   * @param actorId who caused the event
   */
  async registerHire(em: EntityManager, candidateId: number, day: Day, actorId?: ActorId): Promise<void> {
    const application = await this.repository.lock(em, 'candidate_id', candidateId);
    if (!application) return;
    const { hireDate } = application;
    // The date was registered before the hire: candidates takes it over.
    if (hireDate && hireDate !== day) this.publishHire(em, application, 'moved');
    if (hireDate) return;
    await this.setHireDate(em, application, day, actorId);
    this.schedule.scheduleNotices(application);
  }

  /** Undoes the hire of an event. The hire stays if an administrator gave another date, or an instalment was paid. */
  async revertHire(em: EntityManager, candidateId: number, day: Day, actorId?: ActorId): Promise<void> {
    const application = await this.repository.lock(em, 'candidate_id', candidateId);
    if (!application || application.hireDate !== day) return;
    if (application.firstPaidOn || application.secondPaidOn) return;
    await this.removeHireDate(em, application, 'A contratação foi desfeita logo em seguida', actorId);
  }

  /** Suspends or resumes the bonus after a change of the candidate's status. @param suspension null: none */
  async applySuspension(
    em: EntityManager,
    candidateId: number,
    suspension: Suspension | null,
    actorId?: ActorId,
  ): Promise<void> {
    const application = await this.repository.lock(em, 'candidate_id', candidateId);
    if (!application) return;
    const before = application.hold;
    if (!application.suspend(suspension, this.clock.now())) return;
    const after = application.hold;
    if (before === after) return;
    const referralApplicationId = application.id;
    const reason = application.suspension === 'candidate_rejected' ? REJECTED_REASON : UNDONE_REASON;
    await this.ledger.add(em, {
      applicationId: referralApplicationId,
      kind: after ? 'suspended' : 'resumed',
      reason: after ? reason : 'A contratação vale novamente',
      actorId,
    });
    this.outbox.add(em, after ? 'referral.bonus-suspended' : 'referral.bonus-resumed', {
      referralApplicationId,
    });
    // Publishes notices of the time of the suspension now.
    this.schedule.scheduleNotices(application);
  }

  /** The first hire date fixes the amount, by the rules that are active then. */
  private async setHireDate(
    em: EntityManager,
    application: ReferralApplication,
    day: Day,
    actorId?: ActorId,
  ): Promise<void> {
    const { hireDate: before, id: applicationId } = application;
    if (before === day) return;
    if (!before) {
      const { firstCents, secondCents } = splitBonus(
        await this.rules.bonusFor(em, application.jobId ?? null),
      );
      application.firstBonusCents = firstCents;
      application.secondBonusCents = secondCents;
    }
    if (before) await forgetUnsentNotices(em, applicationId, this.clock.now());
    application.hireOn(day);
    const amountCents = application.firstBonusCents + application.secondBonusCents;
    await this.ledger.add(
      em,
      before
        ? { applicationId, kind: 'hire-moved', day, reason: `Antes: ${formatDay(before)}` }
        : { applicationId, kind: 'hired', day, amountCents, actorId },
    );
    this.publishHire(em, application, before ? 'moved' : 'registered');
  }

  private async removeHireDate(
    em: EntityManager,
    application: ReferralApplication,
    reason: string,
    actorId?: ActorId,
  ): Promise<void> {
    const { hireDate: day, id: applicationId } = application;
    if (!day) return;
    application.undoHire();
    await forgetUnsentNotices(em, applicationId, this.clock.now());
    await this.ledger.add(em, { applicationId, kind: 'hire-undone', day, reason, actorId });
    this.publishHire(em, application, 'undone');
  }

  private publishHire(
    em: EntityManager,
    { id: referralApplicationId, candidateId, hireDate }: ReferralApplication,
    change: 'registered' | 'moved' | 'undone',
  ): void {
    const payload = { referralApplicationId, candidateId, change, ...(hireDate && { hireDate }) };
    this.outbox.add(em, 'referral.hire-changed', payload);
  }

  /** A hire of an event needs none: the change of status that caused it has its own entry. */
  private audit(
    em: EntityManager,
    { id: subjectId }: ReferralApplication,
    what: 'hire-registered' | 'hire-moved' | 'hire-undone',
    hireDate: Day,
  ): void {
    const subject = 'referral-application' as const;
    this.outbox.audit(em, { action: `bonus.${what}`, subject, subjectId, details: { hireDate } });
  }

  /**
   * @param day the date to register; the same user repeats a request whose response was lost
   * @throws {AppError} `CHANGED_MEANWHILE` if another person changed the date; one of an event may be replaced
   */
  private async assertUnchanged(
    em: EntityManager,
    application: ReferralApplication,
    expected: string,
    day: Day,
  ): Promise<void> {
    const current = application.hireDate ?? 'none';
    if (current === expected) return;
    const last = await this.ledger.lastEntry(em, application.id, ['hired', 'hire-moved', 'hire-undone']);
    if (!last?.actorName) return;
    if (current === day && last.actorId === currentActor()?.id) return;
    const by = `por ${last.actorName}`;
    throw new AppError(
      'CHANGED_MEANWHILE',
      application.hireDate
        ? `A contratação já foi registrada com a data ${formatDay(application.hireDate)} ${by}.`
        : `A contratação já foi desfeita ${by}.`,
      { current, changedBy: last.actorName, changedAt: last.at },
    );
  }
}

const REJECTED_REASON = 'O candidato foi reprovado';
const UNDONE_REASON = 'O candidato não está mais contratado';
