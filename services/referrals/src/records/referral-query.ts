import { expressionBuilder, sql, type Expression, type Insertable, type Kysely, type SqlBool } from 'kysely';
import type { ByReferrer } from '@araucaria/contracts';
import { anyOf, isoInstant } from '@araucaria/database';
import { AppError } from '@araucaria/platform';
import type { ReferralTable, ReferralTables } from './referral-tables.js';

/** Builds conditions on the table `referral`. */
export const referral = expressionBuilder<ReferralTables, 'referral'>();

const VIEW_COLUMNS = [
  'referral.id',
  'referral.code',
  'referral.referrer_id as referrerId',
  'referral.referrer_name as referrerName',
  'referral.referrer_email as referrerEmail',
  'referral.job_id as jobId',
  'referral.clicks',
  'referral.active',
  isoInstant<string | null>('referral.expires_at').as('expiresAt'),
  isoInstant('referral.created_at').as('createdAt'),
] as const;

/** Rows of `ReferralView`. */
export const selectReferrals = (db: Kysely<ReferralTables>) => db.selectFrom('referral').select(VIEW_COLUMNS);

/** Rows of `ReferralView`, those in quarantine included: for requests of the referrer. */
export const selectAllReferrals = (db: Kysely<ReferralTables>) =>
  db.selectFrom('referral_record as referral').select(VIEW_COLUMNS);

/** Inserts a referral and returns its `ReferralView`; no row if its code exists already. */
export const insertReferral = (db: Kysely<ReferralTables>, values: Insertable<ReferralTable>) =>
  db
    .insertInto('referral')
    .values(values)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(VIEW_COLUMNS);

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
