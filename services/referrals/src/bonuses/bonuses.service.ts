import { Injectable } from '@nestjs/common';
import type { ReferralApplicationView, ReleaseBonus } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock } from '@araucaria/platform';
import { ApplicationUpdateService } from './application-update.service.js';
import { nextDueOn } from '../records/application-query.js';
import { ApplicationRepository } from '../records/application.repository.js';
import { BonusLedgerService } from './bonus-ledger.service.js';

/** Unpaid bonuses for the daily e-mail, and the release of a bonus that was refused as a self-referral. */
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
