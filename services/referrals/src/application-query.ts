import { BONUS_HOLDS, type BonusHold, type ReferralApplicationView } from '@araucaria/contracts';
import { bonusStatus, bonusStatusLabel, paymentStatus, priorityOf, type BonusDates } from './bonus.js';
import { startOfDay, type Day } from './days.js';

/** A row of {@link APPLICATIONS}. */
export interface ApplicationRow extends BonusDates {
  id: number;
  referralId: number;
  referralCode: string;
  referrerId: number | null;
  referrerName: string | null;
  candidateId: number;
  candidateErased: boolean;
  jobId: number | null;
  firstCents: number;
  secondCents: number;
  firstPaidBy: string | null;
  firstPaidAt: string | null;
  firstPaymentId: number | null;
  secondPaidBy: string | null;
  secondPaidAt: string | null;
  secondPaymentId: number | null;
  hold: BonusHold | null;
  holdSince: string | null;
  createdAt: string;
}

/** Due date of the first unpaid instalment. */
export const NEXT_DUE = `case when a.first_paid_on is null then a.first_due_on else a.second_due_on end`;

/**
 * Key of `BONUS_HOLDS` that forbids payments for an application `a`; null: none. The same as `ReferralApplication.hold`.
 * Without a hire date, an undone hire is no reason: there is nothing to pay.
 */
export const HOLD_REASON = `case
  when a.referrer_erased_at is not null then 'referrer_erased'
  when a.self_referral_at is not null and a.released_at is null then 'self_referral'
  when a.suspension = 'hire_undone' and a.hire_date is null then null
  else a.suspension end`;

const isoInstant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const joinPayment = (instalment: 1 | 2) => `
  left join lateral (
    select id, actor_name, at from bonus_entry e
    where e.application_id = a.id and e.kind = 'paid' and e.instalment = ${instalment}
      and a.${instalment === 1 ? 'first' : 'second'}_paid_on is not null
    order by e.id desc limit 1) p${instalment} on true`;

/** Select of referral applications with their referral, without `where` and `order by`. Days are text, `YYYY-MM-DD`. */
export const APPLICATIONS = `
  select a.id, a.referral_id as "referralId", r.code as "referralCode", r.referrer_id as "referrerId",
    r.referrer_name as "referrerName", a.candidate_id as "candidateId",
    a.candidate_erased_at is not null as "candidateErased", a.job_id as "jobId",
    a.first_bonus_cents as "firstCents", a.second_bonus_cents as "secondCents",
    a.hire_date::text as "hireDate", a.first_due_on::text as "firstDueOn", a.second_due_on::text as "secondDueOn",
    a.first_paid_on::text as "firstPaidOn", a.second_paid_on::text as "secondPaidOn",
    p1.actor_name as "firstPaidBy", ${isoInstant('p1.at')} as "firstPaidAt",
    p1.id as "firstPaymentId", p2.id as "secondPaymentId",
    p2.actor_name as "secondPaidBy", ${isoInstant('p2.at')} as "secondPaidAt",
    ${HOLD_REASON} as hold,
    ${isoInstant('coalesce(a.referrer_erased_at, case when a.released_at is null then a.self_referral_at end, a.suspended_at)')}
      as "holdSince",
    ${isoInstant('a.created_at')} as "createdAt"
  from referral_application a join referral r on r.id = a.referral_id ${joinPayment(1)} ${joinPayment(2)}`;

const toInstant = (day?: Day | null): string | null => (day ? startOfDay(day) : null);

export function toApplicationView(row: ApplicationRow, today: Day): ReferralApplicationView {
  const cents = row.firstCents + row.secondCents;
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
    status: bonusStatus(row),
    statusLabel: bonusStatusLabel(row),
    isHired: Boolean(row.hireDate),
    hireDate: toInstant(row.hireDate),
    bonusAmount: cents,
    totalBonusAmount: cents / 100,
    firstBonusAmount: row.firstCents / 100,
    firstBonusPaid: Boolean(row.firstPaidOn),
    firstBonusDueDate: toInstant(row.firstDueOn),
    firstBonusPaidDate: toInstant(row.firstPaidOn),
    firstBonusPaidBy: row.firstPaidBy,
    firstBonusPaidAt: row.firstPaidAt,
    firstBonusPaymentId: row.firstPaymentId,
    secondBonusAmount: row.secondCents / 100,
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
