import { Migration } from '@mikro-orm/migrations';
import { createRowCounts } from '@araucaria/database';
import { REFERRAL_COUNTS } from '../records/referral-counts.sql.js';

/** Counts of referrals, kept by triggers, and the index of unpaid bonuses with their amounts. */
export class CountReferrals20261202 extends Migration {
  override up(): void {
    this.addSql(createRowCounts(REFERRAL_COUNTS));
    this.addSql(`
      drop index referral_application_unpaid;
      create index referral_application_unpaid on referral_application (hire_date)
        include (first_paid_on, first_bonus_cents, second_bonus_cents) where second_paid_on is null;
    `);
  }
}
