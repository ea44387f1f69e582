import type { InferKyselyTable } from '@mikro-orm/postgresql';
import type { ReferralApplicationSchema } from './referral-application.entity.js';

interface ReferralTable {
  id: number;
  code: string;
  /** A user; null: a visitor. */
  referrer_id: number | null;
  referrer_name: string | null;
  referrer_email: string | null;
  created_at: Date;
  erased_at: Date | null;
}

export type ReferralApplicationTable = InferKyselyTable<typeof ReferralApplicationSchema>;

interface BonusEntryTable {
  id: number;
  application_id: number;
  kind: string;
  instalment: number | null;
  actor_name: string | null;
  at: Date;
}

interface JobRefTable {
  id: number;
  title: string | null;
  /** Without accents and in lower case; '' of a removed job. */
  title_key: string | null;
  is_removed: boolean;
}

/** Tables that statements of this service are built on, with the columns that these use. */
export interface ReferralTables {
  /** Referrals that are not in quarantine: a view of `referral_record`. */
  referral: ReferralTable;
  /** All referrals, for retention and erasure only. */
  referral_record: ReferralTable;
  referral_application: ReferralApplicationTable;
  bonus_entry: BonusEntryTable;
  job_ref: JobRefTable;
}
