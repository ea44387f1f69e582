import type { CountedTable } from '@araucaria/database';

/** Referrals that are not in quarantine. */
export const REFERRAL_COUNTS: CountedTable = {
  table: 'referral_record',
  counts: 'referral_count',
  where: 'quarantined_at is null',
};
