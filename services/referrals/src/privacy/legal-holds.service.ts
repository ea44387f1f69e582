import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ReferralsRpc, type ById, type HoldReferrer, type LegalHoldView } from '@araucaria/contracts';
import { Database, LegalHolds, assertHoldEnd, isHoldInForceSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';

const HOLDS = new LegalHolds({
  person: 'referrer',
  column: 'referral_id',
  table: 'referral_record',
  name: 'p.referrer_name',
});

/** Referrals of the same visitor as the referral of the parameter. */
const OF_SAME_REFERRER = `lower(r.referrer_email) = (select lower(referrer_email) from referral_record where id = ?)`;

/** Legal holds on visitors who referred: their data may not be erased until the hold is lifted or ends. */
@Injectable()
export class LegalHoldsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Rpc(ReferralsRpc.legalHolds)
  list(): Promise<LegalHoldView[]> {
    return HOLDS.list(this.database, this.clock);
  }

  /** Ids of the referral applications whose referrer is under a hold. */
  @Rpc(ReferralsRpc.heldApplications)
  async heldApplications(): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>({
      text: `select a.id from referral_application a join referral_record r on r.id = a.referral_id
       where lower(r.referrer_email) in (
         select lower(held.referrer_email) from legal_hold h join referral_record held on held.id = h.referral_id
         where ${isHoldInForceSql('$1', 'h')})`,
      values: [this.clock.today()],
    });
    return rows.map(({ id }) => id);
  }

  /** @throws {AppError} `NOT_FOUND`; `VALIDATION_FAILED` for a last day in the past; `CHANGED_MEANWHILE` for a hold other than `from` */
  @Rpc(ReferralsRpc.placeLegalHold)
  async place({ id, email, ...hold }: HoldReferrer): Promise<void> {
    assertHoldEnd(hold.until, this.clock.today());
    await this.database.transaction(async (em) => {
      const referrals = await em.execute<Array<{ id: number }>>(
        `select r.id from referral_record r where r.erased_at is null
           and (lower(r.referrer_email) = lower(?) or ${OF_SAME_REFERRER}) order by r.id for update`,
        [email ?? null, id ?? null],
      );
      const [first] = referrals;
      if (!first) throw new AppError('NOT_FOUND', 'Não há dados de um visitante que indica com este e-mail.');
      const ids = referrals.map((one) => one.id);
      if (await HOLDS.place(em, ids, hold, this.clock))
        this.outbox.audit(em, { action: 'legal-hold.placed', subject: 'referrer', subjectId: first.id });
    });
  }

  /** @throws {AppError} `NOT_FOUND` without a hold */
  @Rpc(ReferralsRpc.liftLegalHold)
  async lift({ id: referralId }: ById): Promise<void> {
    await this.database.transaction(async (em) => {
      const lifted = await em.execute<Array<{ id: number }>>(
        `delete from legal_hold h using referral_record r where r.id = h.referral_id and ${OF_SAME_REFERRER}
         returning h.referral_id as id`,
        [referralId],
      );
      if (!lifted.length) throw new AppError('NOT_FOUND', 'Não há retenção legal para esta pessoa.');
      for (const { id } of lifted)
        this.outbox.audit(em, { action: 'legal-hold.lifted', subject: 'referrer', subjectId: id });
    });
  }

  /** Whether the referrer of one of these referrals, whose rows the transaction has locked, is under a hold. */
  async isHeld(em: EntityManager, referralIds: number[]): Promise<boolean> {
    return (await HOLDS.among(em, referralIds, this.clock)).size > 0;
  }
}
