import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { ByReferrer } from '@araucaria/contracts';
import { anyOf, isoInstantSql } from '@araucaria/database';
import { AppError } from '@araucaria/platform';
import type { ReferralTables } from './referral-tables.js';

/** Builds conditions on the table `referral`. */
export const referral = expressionBuilder<ReferralTables, 'referral'>();

/** Columns of `ReferralView`, of `referral`. */
export const REFERRAL_COLUMNS = `referral.id, referral.code, referral.referrer_id as "referrerId", referral.referrer_name as "referrerName",
  referral.referrer_email as "referrerEmail", referral.job_id as "jobId", referral.clicks, referral.active,
  ${isoInstantSql('referral.expires_at')} as "expiresAt", ${isoInstantSql('referral.created_at')} as "createdAt"`;

/** Rows of `ReferralView`. */
export const SELECT_REFERRALS = `select ${REFERRAL_COLUMNS} from referral`;

/** By the array of ids, for the lists and loaders. */
export const referralsByIds = (ids: readonly number[]) => ({
  name: 'referrals-by-id',
  text: `${SELECT_REFERRALS} where id = any($1)`,
  values: [ids],
});

/**
 * Referrals of a visitor by e-mail, or of users by their ids.
 * @throws {AppError} `VALIDATION_FAILED` without e-mail and ids
 */
export function isOfReferrer({ email, userIds = [] }: ByReferrer): Expression<SqlBool> {
  if (!email && !userIds.length)
    throw AppError.invalid([{ field: 'email', message: 'Informe um e-mail válido' }]);
  return referral.or([
    sql<SqlBool>`lower(${referral.ref('referral.referrer_email')}) = lower(${email ?? null})`,
    referral('referral.referrer_id', '=', anyOf(userIds)),
  ]);
}
