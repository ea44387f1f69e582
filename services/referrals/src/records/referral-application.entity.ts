import { defineEntity, p } from '@mikro-orm/core';
import {
  BONUS_HOLDS,
  FIRST_BONUS_DAYS,
  MAX_HIRE_DAYS_AHEAD,
  SECOND_BONUS_DAYS,
  addCalendarDays,
  formatDay,
  type BonusHold,
  type Instalment,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import type { Day } from './days.js';

export const ReferralApplicationSchema = defineEntity({
  name: 'ReferralApplication',
  tableName: 'referral_application',
  properties: {
    id: p.integer().primary(),
    referralId: p.integer(),
    candidateId: p.integer(),
    /** null: talent bank. */
    jobId: p.integer().nullable(),
    firstBonusCents: p.integer(),
    secondBonusCents: p.integer(),
    hireDate: p.date().nullable(),
    firstDueOn: p.date().nullable(),
    secondDueOn: p.date().nullable(),
    /** Day of the payment; null: unpaid. */
    firstPaidOn: p.date().nullable(),
    secondPaidOn: p.date().nullable(),
    candidateErasedAt: p.datetime().nullable(),
    /** Suspends the bonus because of the candidate's status. */
    suspension: p.text().$type<Suspension>().nullable(),
    suspendedAt: p.datetime().nullable(),
    /** Set if referrer and candidate have the same e-mail or phone. */
    selfReferralAt: p.datetime().nullable(),
    /** An administrator accepted the bonus of a self-referral. */
    releasedAt: p.datetime().nullable(),
    /** Set if the referrer's data were erased: there is no one to pay. */
    referrerErasedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

export type Suspension = Extract<BonusHold, 'candidate_rejected' | 'hire_undone'>;

/** The application of a referred candidate, with the two instalments of the referrer's bonus. */
export class ReferralApplication extends ReferralApplicationSchema.class {
  /** The reason why payments are forbidden; null: none. `HOLD_REASON` is the same in SQL. */
  get hold(): BonusHold | null {
    if (this.referrerErasedAt) return 'referrer_erased';
    if (this.selfReferralAt && !this.releasedAt) return 'self_referral';
    if (this.suspension === 'hire_undone' && !this.hireDate) return null;
    return this.suspension ?? null;
  }

  /** Sets the hire date, and with it the due dates of unpaid instalments. */
  hireOn(day: Day): void {
    this.hireDate = day;
    if (!this.firstPaidOn) this.firstDueOn = addCalendarDays(day, FIRST_BONUS_DAYS);
    if (!this.secondPaidOn) this.secondDueOn = addCalendarDays(day, SECOND_BONUS_DAYS);
  }

  /** Removes the hire date and the due dates. @throws {AppError} `BONUS_PAID` */
  undoHire(): void {
    if (this.firstPaidOn || this.secondPaidOn) throw new AppError('BONUS_PAID');
    this.hireDate = null;
    this.firstDueOn = null;
    this.secondDueOn = null;
  }

  /** @returns whether the suspension changed */
  suspend(suspension: Suspension | null, now: Date): boolean {
    if ((this.suspension ?? null) === suspension) return false;
    this.suspension = suspension;
    this.suspendedAt = suspension && now;
    return true;
  }

  /** In cents. */
  amountOf(instalment: Instalment): number {
    return instalment === 1 ? this.firstBonusCents : this.secondBonusCents;
  }

  paidOn(instalment: Instalment): Day | null {
    return (instalment === 1 ? this.firstPaidOn : this.secondPaidOn) ?? null;
  }

  /** @throws {AppError} `HIRE_MISSING`, `BONUS_SUSPENDED`, `BONUS_ORDER`, `BONUS_NOT_DUE`. */
  pay(instalment: Instalment, day: Day, today: Day): void {
    const due = instalment === 1 ? this.firstDueOn : this.secondDueOn;
    if (!this.hireDate || !due) throw new AppError('HIRE_MISSING');
    if (this.hold) throw bonusSuspended(this.hold);
    if (instalment === 2 && (!this.firstPaidOn || day < this.firstPaidOn)) throw new AppError('BONUS_ORDER');
    assertPayable(due, day, today);
    if (instalment === 1) this.firstPaidOn = day;
    else this.secondPaidOn = day;
  }

  /**
   * Reverses a payment. The due date of the instalment follows from the current hire date again.
   * @throws {AppError} `BONUS_ORDER` for the first instalment while the second is paid
   */
  reverse(instalment: Instalment): void {
    if (instalment === 1 && this.secondPaidOn)
      throw new AppError('BONUS_ORDER', 'Desfaça primeiro o pagamento da segunda parcela.');
    if (instalment === 1) this.firstPaidOn = null;
    else this.secondPaidOn = null;
    if (this.hireDate) this.hireOn(this.hireDate);
  }
}
ReferralApplicationSchema.setClass(ReferralApplication);

export const bonusSuspended = (hold: BonusHold): AppError =>
  new AppError('BONUS_SUSPENDED', `${BONUS_HOLDS[hold]}. Nada pode ser pago.`);

/** @throws {AppError} `VALIDATION_FAILED` on `hireDate` for a day too far in the future, which must be a typing error */
export function assertHireDay(day: Day, today: Day): void {
  const last = addCalendarDays(today, MAX_HIRE_DAYS_AHEAD);
  if (day <= last) return;
  const message = `A data de contratação pode ser no máximo ${MAX_HIRE_DAYS_AHEAD} dias depois de hoje (até ${formatDay(last)})`;
  throw AppError.invalid([{ field: 'hireDate', message }]);
}

/** @throws {AppError} if today or the day of the payment is before the due date, or the payment in the future */
function assertPayable(due: Day, day: Day, today: Day): void {
  if (today < due || day < due) {
    throw new AppError('BONUS_NOT_DUE', `Esta parcela do bônus só vence em ${formatDay(due)}.`);
  }
  if (day > today) {
    const message = 'A data de pagamento não pode estar no futuro';
    throw AppError.invalid([{ field: 'paidDate', message }]);
  }
}
