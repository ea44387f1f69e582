import { Migration } from '@mikro-orm/migrations';

/**
 * Quarantine and legal holds. The table becomes `referral_record`. `referral` is a view of those that are not in
 * quarantine, so that no statement of the service reads the others by mistake.
 */
export class QuarantineReferrers20261127 extends Migration {
  override up(): void {
    this.addSql(`
      alter table referral rename to referral_record;
      alter table referral_record
        add column quarantined_at timestamptz,
        add column restored_at timestamptz;
      create index referral_quarantined on referral_record (quarantined_at) where quarantined_at is not null;

      create view referral as
        select id, code, referrer_id, referrer_name, referrer_email, job_id, clicks, active, expires_at,
          consent_version, created_at, erased_at
        from referral_record where quarantined_at is null;

      -- One row per referrer: the id of their first referral at that time.
      create table legal_hold (
        referral_id integer primary key
          constraint legal_hold_referral references referral_record on delete cascade,
        reason text not null,
        placed_by integer,
        placed_at timestamptz not null,
        until date
      );
    `);
  }
}
