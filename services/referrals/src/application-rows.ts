import type { ReferralApplicationView } from '@araucaria/contracts';
import { bonusStatus, bonusStatusLabel, paymentStatus, priorityOf, type BonusDates } from './bonus.js';
import { startOfDay, type Day } from './calendar.js';

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
  createdAt: string;
}

/** The due date that matters next. */
export const NEXT_DUE = `case when a.first_paid_on is null then a.first_due_on else a.second_due_on end`;

/** Referral applications with their referral, to be continued with `where` and `order by`. Days stay days. */
export const APPLICATIONS = `
  select a.id, a.referral_id as "referralId", r.code as "referralCode", r.referrer_id as "referrerId",
    r.referrer_name as "referrerName", a.candidate_id as "candidateId",
    a.candidate_erased_at is not null as "candidateErased", a.job_id as "jobId",
    a.first_bonus_cents as "firstCents", a.second_bonus_cents as "secondCents",
    a.hire_date::text as "hireDate", a.first_due_on::text as "firstDueOn", a.second_due_on::text as "secondDueOn",
    a.first_paid_on::text as "firstPaidOn", a.second_paid_on::text as "secondPaidOn",
    to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
  from referral_application a join referral r on r.id = a.referral_id`;

const instant = (day?: Day | null): string | null => (day ? startOfDay(day) : null);

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
    hireDate: instant(row.hireDate),
    bonusAmount: cents,
    totalBonusAmount: cents / 100,
    firstBonusAmount: row.firstCents / 100,
    firstBonusPaid: Boolean(row.firstPaidOn),
    firstBonusDueDate: instant(row.firstDueOn),
    firstBonusPaidDate: instant(row.firstPaidOn),
    secondBonusAmount: row.secondCents / 100,
    secondBonusPaid: Boolean(row.secondPaidOn),
    secondBonusDueDate: instant(row.secondDueOn),
    secondBonusPaidDate: instant(row.secondPaidOn),
    bonusPaid: Boolean(row.secondPaidOn),
    priority: priorityOf(payment),
    paymentStatus: payment,
    createdAt: row.createdAt,
  };
}
