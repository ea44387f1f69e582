import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import {
  BONUS_HOLDS,
  type BonusHold,
  type Instalment,
  type ReferralApplicationView,
} from '@araucaria/contracts';
import { isoInstant, viewColumns } from '@araucaria/database';
import { bonusStatus, bonusStatusLabel, paymentStatus, priorityOf } from './bonus.js';
import { startOfDay, type Day } from './days.js';
import { ReferralApplicationSchema } from './referral-application.entity.js';
import type { ReferralApplicationTable, ReferralTables } from './referral-tables.js';

type ApplicationTables = { a: ReferralApplicationTable };

/** Due date of the first unpaid instalment of an application `a`. */
export const NEXT_DUE = 'case when a.first_paid_on is null then a.first_due_on else a.second_due_on end';

/**
 * Key of `BONUS_HOLDS` that forbids payments for an application `a`; null: none. The same as `ReferralApplication.hold`.
 * Without a hire date, an undone hire is no reason: there is nothing to pay.
 */
export const HOLD_REASON = `case
  when a.referrer_erased_at is not null then 'referrer_erased'
  when a.self_referral_at is not null and a.released_at is null then 'self_referral'
  when a.suspension = 'hire_undone' and a.hire_date is null then null
  else a.suspension end`;

const HOLD_SINCE = `coalesce(a.referrer_erased_at, case when a.released_at is null then a.self_referral_at end, a.suspended_at)`;

/** Properties of the entity. Days are text, `YYYY-MM-DD`. */
const APPLICATION_COLUMNS = viewColumns(ReferralApplicationSchema, 'a', [
  'candidateErasedAt',
  'suspension',
  'suspendedAt',
  'selfReferralAt',
  'releasedAt',
  'referrerErasedAt',
]);

/** The ledger entry of the last payment of an instalment that is paid now. */
const paymentOf = (db: ExpressionBuilder<ReferralTables & ApplicationTables, 'a'>, instalment: Instalment) =>
  db
    .selectFrom('bonus_entry as e')
    .select(['e.id', 'e.actor_name', 'e.at'])
    .whereRef('e.application_id', '=', 'a.id')
    .where('e.kind', '=', 'paid')
    .where('e.instalment', '=', instalment)
    .where(instalment === 1 ? 'a.first_paid_on' : 'a.second_paid_on', 'is not', null)
    .orderBy('e.id', 'desc')
    .limit(1);

/** Referral applications with their referral and payments; `a` names their table. */
export const selectApplications = (db: Kysely<ReferralTables>) =>
  db
    .selectFrom('referral_application as a')
    .innerJoin('referral', 'referral.id', 'a.referral_id')
    .leftJoin('job_ref as j', (join) => join.onRef('j.id', '=', 'a.job_id').on('j.is_removed', '=', false))
    .leftJoinLateral(
      (eb) => paymentOf(eb, 1).as('p1'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) => paymentOf(eb, 2).as('p2'),
      (join) => join.onTrue(),
    )
    .select(APPLICATION_COLUMNS)
    .select([
      'referral.code as referralCode',
      'referral.referrer_id as referrerId',
      'referral.referrer_name as referrerName',
      'j.title as jobTitle',
      'p1.id as firstPaymentId',
      'p1.actor_name as firstPaidBy',
      isoInstant<string | null>('p1.at').as('firstPaidAt'),
      'p2.id as secondPaymentId',
      'p2.actor_name as secondPaidBy',
      isoInstant<string | null>('p2.at').as('secondPaidAt'),
      sql<boolean>`a.candidate_erased_at is not null`.as('candidateErased'),
      sql<BonusHold | null>`${sql.raw(HOLD_REASON)}`.as('hold'),
      isoInstant<string | null>(HOLD_SINCE).as('holdSince'),
    ]);

export type ApplicationSelect = ReturnType<typeof selectApplications>;
type ApplicationRow = Awaited<ReturnType<ApplicationSelect['executeTakeFirstOrThrow']>>;

const toInstant = (day?: Day | null): string | null => (day ? startOfDay(day) : null);

export function toApplicationView(row: ApplicationRow, today: Day): ReferralApplicationView {
  const cents = row.firstBonusCents + row.secondBonusCents;
  const payment = paymentStatus(row, today);
  return {
    id: row.id,
    referralId: row.referralId,
    referralCode: row.referralCode,
    referrerId: row.referrerId,
    referrerName: row.referrerName,
    candidateId: row.candidateId,
    candidateErased: row.candidateErased,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    status: bonusStatus(row),
    statusLabel: bonusStatusLabel(row),
    isHired: Boolean(row.hireDate),
    hireDate: toInstant(row.hireDate),
    bonusAmount: cents,
    totalBonusAmount: cents / 100,
    firstBonusAmount: row.firstBonusCents / 100,
    firstBonusPaid: Boolean(row.firstPaidOn),
    firstBonusDueDate: toInstant(row.firstDueOn),
    firstBonusPaidDate: toInstant(row.firstPaidOn),
    firstBonusPaidBy: row.firstPaidBy,
    firstBonusPaidAt: row.firstPaidAt,
    firstBonusPaymentId: row.firstPaymentId,
    secondBonusAmount: row.secondBonusCents / 100,
    secondBonusPaid: Boolean(row.secondPaidOn),
    secondBonusDueDate: toInstant(row.secondDueOn),
    secondBonusPaidDate: toInstant(row.secondPaidOn),
    secondBonusPaidBy: row.secondPaidBy,
    secondBonusPaidAt: row.secondPaidAt,
    secondBonusPaymentId: row.secondPaymentId,
    bonusPaid: Boolean(row.secondPaidOn),
    hold: row.hold,
    holdLabel: row.hold && BONUS_HOLDS[row.hold],
    holdSince: row.hold && row.holdSince,
    priority: priorityOf(payment),
    paymentStatus: payment,
    createdAt: row.createdAt,
  };
}
