import { Injectable } from '@nestjs/common';
import { sql, type SqlBool } from 'kysely';
import {
  ReferralsRpc,
  UPCOMING_BONUS_DAYS,
  addCalendarDays,
  type ByPaymentDay,
  type ReferralApplicationView,
  type ReleaseBonus,
} from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc, dayOf } from '@araucaria/platform';
import { ApplicationUpdateService } from './application-update.service.js';
import { HOLD_REASON, NEXT_DUE } from '../records/application-query.js';
import { ApplicationRepository } from '../records/application.repository.js';
import { BonusLedgerService } from './bonus-ledger.service.js';

/** Bonuses for the daily e-mail, and the release of a bonus that was refused as a self-referral. */
@Injectable()
export class BonusesService {
  constructor(
    private readonly applicationUpdate: ApplicationUpdateService,
    private readonly repository: ApplicationRepository,
    private readonly ledger: BonusLedgerService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Bonuses whose next instalment is due on the day or soon after it, and may be paid; by that due date. */
  @Rpc(ReferralsRpc.payableBonuses)
  payable({ day }: ByPaymentDay): Promise<ReferralApplicationView[]> {
    const until = addCalendarDays(dayOf(day), UPCOMING_BONUS_DAYS);
    return this.repository.list((query) =>
      query
        .where('a.hire_date', 'is not', null)
        .where('a.second_paid_on', 'is', null)
        .where(sql<SqlBool>`(${sql.raw(HOLD_REASON)}) is null`)
        .where(sql<SqlBool>`${sql.raw(NEXT_DUE)} <= ${until}::date`)
        .orderBy(sql.raw(NEXT_DUE))
        .orderBy('a.id'),
    );
  }

  /**
   * Accepts the bonus of a self-referral.
   * @throws {AppError} `NOT_FOUND` for another application; `CHANGED_MEANWHILE` if another person has released it
   */
  @Rpc(ReferralsRpc.releaseBonus)
  release({ id, reason }: ReleaseBonus): Promise<ReferralApplicationView> {
    return this.applicationUpdate.update(id, {}, async (em, application) => {
      if (!application.selfReferralAt)
        throw new AppError('NOT_FOUND', 'Esta indicação não foi recusada como autoindicação.');
      if (application.releasedAt) return this.ledger.assertOwn(em, id, 'released', 'O bônus já foi liberado');
      application.releasedAt = this.clock.now();
      await this.ledger.add(em, { applicationId: id, kind: 'released', reason });
      this.outbox.add(em, 'referral.bonus-resumed', { referralApplicationId: id });
      const subject = 'referral-application' as const;
      this.outbox.audit(em, { action: 'bonus.released', subject, subjectId: id });
    });
  }
}
