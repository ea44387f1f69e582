import { Injectable } from '@nestjs/common';
import type { ReferralApplicationView, ReleaseBonus } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock } from '@araucaria/platform';
import { ApplicationChanges } from './application-changes.service.js';
import { NEXT_DUE } from './application-rows.js';
import { ApplicationRows } from './application-rows.service.js';
import { BonusLedger } from './bonus-ledger.service.js';

/** Bonuses as they are listed, and those that an administrator accepts although they were refused. */
@Injectable()
export class BonusesService {
  constructor(
    private readonly changes: ApplicationChanges,
    private readonly rows: ApplicationRows,
    private readonly ledger: BonusLedger,
    private readonly outbox: Outbox,
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

  /** Bonuses that are or may become owed: a candidate who was erased before being hired no longer can be. */
  predicted(): Promise<ReferralApplicationView[]> {
    const possible =
      'where a.second_paid_on is null and (a.hire_date is not null or a.candidate_erased_at is null)';
    return this.rows.list(
      'predicted',
      `${possible} order by ${NEXT_DUE} nulls last, a.created_at desc, a.id desc`,
    );
  }

  release({ id, reason }: ReleaseBonus): Promise<ReferralApplicationView> {
    return this.changes.change(id, async (em, application) => {
      if (!application.selfReferralAt)
        throw new AppError('NOT_FOUND', 'Esta indicação não foi recusada como autoindicação.');
      if (application.releasedAt) return;
      application.releasedAt = this.clock.now();
      await this.ledger.add(em, { applicationId: id, kind: 'released', reason });
      this.outbox.add(em, 'referral.bonus-resumed', { referralApplicationId: id });
    });
  }
}
