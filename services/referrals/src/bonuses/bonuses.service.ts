import { Injectable } from '@nestjs/common';
import type { ReferralApplicationView, ReleaseBonus } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock } from '@araucaria/platform';
import { ApplicationUpdateService } from './application-update.service.js';
import { application, nextDueOn } from '../records/application-query.js';
import { ApplicationRepository } from '../records/application.repository.js';
import { BonusLedgerService } from './bonus-ledger.service.js';

/** Lists of bonuses, and the release of a bonus that was refused as a self-referral. */
@Injectable()
export class BonusesService {
  constructor(
    private readonly applications: ApplicationUpdateService,
    private readonly repository: ApplicationRepository,
    private readonly ledger: BonusLedgerService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Bonuses of hires with an unpaid instalment, by the next due date. */
  pending(): Promise<ReferralApplicationView[]> {
    return this.repository.list((query) =>
      query
        .where('a.hire_date', 'is not', null)
        .where('a.second_paid_on', 'is', null)
        .orderBy(nextDueOn)
        .orderBy('a.id'),
    );
  }

  completed(): Promise<ReferralApplicationView[]> {
    return this.repository.list((query) =>
      query
        .where('a.second_paid_on', 'is not', null)
        .orderBy('a.second_paid_on', 'desc')
        .orderBy('a.id', 'desc'),
    );
  }

  /** Bonuses with an unpaid instalment, those without a hire included; a candidate who was erased before a hire cannot be hired. */
  predicted(): Promise<ReferralApplicationView[]> {
    const mayBecomeDue = application.or([
      application('a.hire_date', 'is not', null),
      application('a.candidate_erased_at', 'is', null),
    ]);
    return this.repository.list((query) =>
      query
        .where('a.second_paid_on', 'is', null)
        .where(mayBecomeDue)
        .orderBy(nextDueOn, (order) => order.nullsLast())
        .orderBy('a.created_at', 'desc')
        .orderBy('a.id', 'desc'),
    );
  }

  /** Accepts the bonus of a self-referral. @throws {AppError} `NOT_FOUND` for another application */
  release({ id, reason }: ReleaseBonus): Promise<ReferralApplicationView> {
    return this.applications.update(id, {}, async (em, application) => {
      if (!application.selfReferralAt)
        throw new AppError('NOT_FOUND', 'Esta indicação não foi recusada como autoindicação.');
      if (application.releasedAt) return;
      application.releasedAt = this.clock.now();
      await this.ledger.add(em, { applicationId: id, kind: 'released', reason });
      this.outbox.add(em, 'referral.bonus-resumed', { referralApplicationId: id });
      const subject = 'referral-application' as const;
      this.outbox.audit(em, { action: 'bonus.released', subject, subjectId: id });
    });
  }
}
