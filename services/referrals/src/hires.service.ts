import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReferralApplicationView, RegisterHire, UndoHire } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock } from '@araucaria/platform';
import { ApplicationChanges } from './application-changes.service.js';
import { ApplicationRows } from './application-rows.service.js';
import { splitBonus } from './bonus.js';
import { BonusLedger } from './bonus-ledger.service.js';
import { BonusRulesService } from './bonus-rules.service.js';
import { BonusSchedule } from './bonus-schedule.service.js';
import { readDay, spelled, type Day } from './calendar.js';
import { assertHireDay, type ReferralApplication, type Suspension } from './referral-application.entity.js';

/** Hires of referred candidates, by staff here and by what candidates publishes, and what suspends their bonus. */
@Injectable()
export class HiresService {
  constructor(
    private readonly changes: ApplicationChanges,
    private readonly rows: ApplicationRows,
    private readonly ledger: BonusLedger,
    private readonly rules: BonusRulesService,
    private readonly schedule: BonusSchedule,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  hire({ id, hireDate, from }: RegisterHire): Promise<ReferralApplicationView> {
    const day = readDay(hireDate, 'hireDate');
    return this.changes.change(id, async (em, application, today) => {
      if (from) await this.assertAsSeen(em, application, from);
      assertHireDay(day, today);
      if (application.candidateErasedAt && !application.hireDate) throw new AppError('CANDIDATE_ERASED');
      await this.setHireDate(em, application, day);
    });
  }

  undoHire({ id, reason }: UndoHire): Promise<ReferralApplicationView> {
    return this.changes.change(id, (em, application) => this.removeHireDate(em, application, reason));
  }

  /**
   * A candidate was hired, here or elsewhere. The date that an administrator gives with {@link hire} counts more than
   * this one, whichever comes first: this one only fills a gap.
   */
  async noteHire(em: EntityManager, candidateId: number, day: Day): Promise<void> {
    const application = await this.rows.lock(em, 'candidate_id', candidateId);
    if (!application || application.hireDate) return;
    await this.setHireDate(em, application, day);
    this.schedule.follow(application);
  }

  /** A hire that was a slip owes nothing. A date that an administrator gave, or a paid instalment, stays. */
  async noteSlip(em: EntityManager, candidateId: number, day: Day): Promise<void> {
    const application = await this.rows.lock(em, 'candidate_id', candidateId);
    if (!application || application.hireDate !== day) return;
    if (application.firstPaidOn || application.secondPaidOn) return;
    await this.removeHireDate(em, application, 'A contratação foi desfeita logo em seguida');
  }

  /** What the candidate's status means for the bonus; null: nothing stands in its way. */
  async noteSuspension(em: EntityManager, candidateId: number, suspension: Suspension | null): Promise<void> {
    const application = await this.rows.lock(em, 'candidate_id', candidateId);
    if (!application) return;
    const before = application.hold;
    if (!application.suspend(suspension, this.clock.now())) return;
    const after = application.hold;
    if (before === after) return;
    const referralApplicationId = application.id;
    const reason = application.suspension === 'candidate_rejected' ? REJECTED : UNDONE;
    await this.ledger.add(em, {
      applicationId: referralApplicationId,
      kind: after ? 'suspended' : 'resumed',
      reason: after ? reason : 'A contratação vale novamente',
    });
    this.outbox.add(em, after ? 'referral.bonus-suspended' : 'referral.bonus-resumed', {
      referralApplicationId,
    });
    // What fell due meanwhile is announced now.
    this.schedule.follow(application);
  }

  /** The amount is bound by the first date: by the rules that are in force then. */
  private async setHireDate(em: EntityManager, application: ReferralApplication, day: Day): Promise<void> {
    const { hireDate: before, id: applicationId } = application;
    if (before === day) return;
    if (!before) {
      const { first, second } = splitBonus(await this.rules.bonusFor(em, application.jobId ?? null));
      application.firstBonusCents = first;
      application.secondBonusCents = second;
    }
    application.hireOn(day);
    const amountCents = application.firstBonusCents + application.secondBonusCents;
    await this.ledger.add(
      em,
      before
        ? { applicationId, kind: 'hire-moved', day, reason: `Antes: ${spelled(before)}` }
        : { applicationId, kind: 'hired', day, amountCents },
    );
    this.outbox.add(em, 'referral.hire-changed', { referralApplicationId: applicationId });
  }

  private async removeHireDate(
    em: EntityManager,
    application: ReferralApplication,
    reason: string,
  ): Promise<void> {
    const { hireDate: day, id: applicationId } = application;
    if (!day) return;
    application.undoHire();
    await this.ledger.add(em, { applicationId, kind: 'hire-undone', day, reason });
    this.outbox.add(em, 'referral.hire-changed', { referralApplicationId: applicationId });
  }

  /** A date that candidates filled in is no decision of another person: it may be replaced unseen. */
  private async assertAsSeen(
    em: EntityManager,
    application: ReferralApplication,
    seen: string,
  ): Promise<void> {
    const current = application.hireDate ?? 'none';
    if (current === seen) return;
    const last = await this.ledger.last(em, application.id, ['hired', 'hire-moved', 'hire-undone']);
    if (!last?.actorName) return;
    const by = `por ${last.actorName}`;
    throw new AppError(
      'CHANGED_MEANWHILE',
      application.hireDate
        ? `A contratação já foi registrada com a data ${spelled(application.hireDate)} ${by}.`
        : `A contratação já foi desfeita ${by}.`,
      { current, changedBy: last.actorName, changedAt: last.at },
    );
  }
}

const REJECTED = 'O candidato foi reprovado';
const UNDONE = 'O candidato não está mais contratado';
