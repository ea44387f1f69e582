import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import {
  ReferralsRpc,
  type ById,
  type ByReferrer,
  type ConsentVersionView,
  type ErasedReferrer,
  type OpenBonuses,
  type ReferralView,
  type ReferrerRecords,
} from '@araucaria/contracts';
import { anyOf, Database, isoInstantSql, selectSql } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { ApplicationRepository } from '../records/application.repository.js';
import { BonusLedgerService } from '../bonuses/bonus-ledger.service.js';
import { LegalHoldsService } from './legal-holds.service.js';
import { REFERRAL_COLUMNS, isOfReferrer, referral } from '../records/referral-query.js';
import type { ReferralTables } from '../records/referral-tables.js';
import { unpaidTotals } from '../bonuses/unpaid-totals.js';

/** The row of {@link OpenBonuses} of these referrals. */
const selectOpenBonuses = (db: Kysely<ReferralTables>, referrals: Expression<SqlBool>) =>
  db
    .selectFrom('referral_record as referral')
    .leftJoin('referral_application as a', 'a.referral_id', 'referral.id')
    .where(referrals)
    .select([
      sql<number>`count(distinct referral.id)::int`.as('referrals'),
      sql<number>`count(a.id) filter (where a.hire_date is null and a.candidate_erased_at is null)::int`.as(
        'awaitingHire',
      ),
      ...unpaidTotals,
    ]);

@Injectable()
export class ReferrersService {
  constructor(
    private readonly database: Database,
    private readonly repository: ApplicationRepository,
    private readonly ledger: BonusLedgerService,
    private readonly outbox: Outbox,
    private readonly holds: LegalHoldsService,
    private readonly clock: Clock,
  ) {}

  @Rpc(ReferralsRpc.openBonusesOf)
  async openBonusesOf({ id: userId }: ById): Promise<OpenBonuses> {
    return this.openBonuses(referral('referral.referrer_id', '=', userId));
  }

  @Rpc(ReferralsRpc.referrerRecords)
  async records(referrer: ByReferrer): Promise<ReferrerRecords> {
    const ofReferrer = isOfReferrer(referrer);
    const [referrals, applications, open] = await Promise.all([
      // Those in quarantine too.
      selectSql<ReferralView>(
        this.database,
        sql`select ${sql.raw(REFERRAL_COLUMNS)} from referral_record as referral where ${ofReferrer}
          order by referral.created_at, referral.id`,
      ),
      this.repository.list((query) => query.where(ofReferrer).orderBy('a.created_at').orderBy('a.id')),
      this.openBonuses(ofReferrer),
    ]);
    const entries = await this.ledger.entriesOfAll(applications.map(({ id }) => id));
    return { referrals, applications, entries, open };
  }

  /**
   * Erases name and e-mail, and deactivates the links. Amounts, dates and the ledger stay; nothing more is paid.
   * @throws {AppError} `LEGAL_HOLD`
   */
  @Rpc(ReferralsRpc.eraseReferrer)
  erase(referrer: ByReferrer): Promise<ErasedReferrer> {
    return this.database.transaction(async (em) => {
      const ids = await this.lock(em, isOfReferrer(referrer));
      if (await this.holds.isHeld(em, ids)) throw new AppError('LEGAL_HOLD');
      return this.eraseReferrals(em, ids);
    });
  }

  /** Erases the referrer of these referrals, whose rows the transaction has locked. */
  async eraseReferrals(em: EntityManager, ids: number[]): Promise<ErasedReferrer> {
    if (!ids.length) return { referrals: 0, applicationIds: [], owedCents: 0 };
    const now = this.clock.now();
    const idArray = `{${ids.join()}}`;
    const { owedCents } = await selectOpenBonuses(
      em.getKysely<ReferralTables>(),
      referral('referral.id', '=', anyOf(ids)),
    ).executeTakeFirstOrThrow();
    await em.execute(
      `update referral_record set referrer_name = null, referrer_email = null, active = false, erased_at = ?,
         quarantined_at = null where id = any(?::int[])`,
      [now, idArray],
    );
    await em.execute('delete from legal_hold where referral_id = any(?::int[])', [idArray]);
    const applications = await em.execute<Array<{ id: number }>>(
      `update referral_application set referrer_erased_at = ?
       where referral_id = any(?::int[]) and referrer_erased_at is null returning id`,
      [now, idArray],
    );
    const applicationIds = applications.map(({ id }) => id);
    for (const applicationId of applicationIds) {
      const reason = 'Os dados pessoais de quem indicou foram apagados';
      await this.ledger.add(em, { applicationId, kind: 'suspended', reason });
      this.outbox.add(em, 'referral.bonus-suspended', { referralApplicationId: applicationId });
    }
    if (applicationIds.length)
      this.outbox.add(em, 'referrer.erased', { referralApplicationIds: applicationIds });
    return { referrals: ids.length, applicationIds, owedCents };
  }

  @Rpc(ReferralsRpc.consentVersions)
  consentVersions(): Promise<ConsentVersionView[]> {
    return this.database.read<ConsentVersionView>({
      text: `select 'referral' as text, consent_version as version, count(*)::int as consents,
         ${isoInstantSql('min(created_at)')} as "firstAt",
         ${isoInstantSql('max(created_at)')} as "lastAt"
       from referral_record where consent_version is not null group by 2 order by max(created_at) desc`,
    });
  }

  private async openBonuses(referrals: Expression<SqlBool>): Promise<OpenBonuses> {
    const query = selectOpenBonuses(this.database.kysely<ReferralTables>(), referrals);
    const [open] = await this.database.read(query, { fromReplica: true });
    return open as OpenBonuses;
  }

  private async lock(em: EntityManager, referrals: Expression<SqlBool>): Promise<number[]> {
    const rows = await em
      .getKysely<ReferralTables>()
      .selectFrom('referral_record as referral')
      .select('referral.id')
      .where(referrals)
      .where('referral.erased_at', 'is', null)
      .orderBy('referral.id')
      .forUpdate()
      .execute();
    return rows.map(({ id }) => id);
  }
}
