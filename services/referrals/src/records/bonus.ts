import {
  BONUS_STATUS,
  UPCOMING_BONUS_DAYS,
  addCalendarDays,
  type BonusHold,
  type BonusPriority,
  type BonusStatus,
  type PaymentStatus,
} from '@araucaria/contracts';
import type { Day } from './days.js';

/** The dates that determine the status of a bonus. */
export interface BonusDates {
  hireDate?: Day | null;
  firstDueOn?: Day | null;
  secondDueOn?: Day | null;
  firstPaidOn?: Day | null;
  secondPaidOn?: Day | null;
  /** The reason why payments are forbidden; see `BONUS_HOLDS`. */
  hold?: BonusHold | null;
}

/** Halves of a bonus in cents; an odd cent is in the first. */
export function splitBonus(cents: number): { firstCents: number; secondCents: number } {
  const secondCents = Math.floor(cents / 2);
  return { firstCents: cents - secondCents, secondCents };
}

export function bonusStatus({ hireDate, firstPaidOn, secondPaidOn }: BonusDates): BonusStatus {
  if (secondPaidOn) return 'completed';
  if (firstPaidOn) return 'first_paid';
  return hireDate ? 'hired' : 'pending';
}

export const bonusStatusLabel = (dates: BonusDates): string => BONUS_STATUS[bonusStatus(dates)];

/** Status of the next unpaid instalment, which is overdue from its due date on. */
export function paymentStatus(dates: BonusDates, today: Day): PaymentStatus {
  if (dates.secondPaidOn) return 'completed';
  if (dates.hold) return 'suspended';
  const due = dates.firstPaidOn ? dates.secondDueOn : dates.firstDueOn;
  if (!due) return 'awaiting_hire';
  if (due <= today) return 'overdue';
  return due <= addCalendarDays(today, UPCOMING_BONUS_DAYS) ? 'upcoming' : 'scheduled';
}

const PRIORITIES: Record<PaymentStatus, BonusPriority> = {
  overdue: 'high',
  upcoming: 'medium',
  scheduled: 'low',
  awaiting_hire: 'low',
  suspended: 'low',
  completed: 'low',
};

export const priorityOf = (status: PaymentStatus): BonusPriority => PRIORITIES[status];
