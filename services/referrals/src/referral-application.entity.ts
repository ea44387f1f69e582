import { defineEntity, p } from '@mikro-orm/core';
import {
  BONUS_HOLDS,
  FIRST_BONUS_DAYS,
  MAX_HIRE_DAYS_AHEAD,
  SECOND_BONUS_DAYS,
  type BonusHold,
  type Instalment,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import { addDays, spelled, type Day } from './calendar.js';

const schema = defineEntity({
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
    /** Set: paid, on that day. */
    firstPaidOn: p.date().nullable(),
    secondPaidOn: p.date().nullable(),
    candidateErasedAt: p.datetime().nullable(),
    /** What became of the candidate; the bonus is payable again when this is cleared. */
    suspension: p.text().$type<Suspension>().nullable(),
    suspendedAt: p.datetime().nullable(),
    /** Referrer and candidate are one person. */
    selfReferralAt: p.datetime().nullable(),
    /** An administrator accepted the bonus of a self-referral. */
    releasedAt: p.datetime().nullable(),
    /** No one is left to be paid. */
    referrerErasedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

export type Suspension = Extract<BonusHold, 'candidate_rejected' | 'hire_undone'>;

/** A referred candidate, and the two instalments of bonus that the hire of this candidate earns the referrer. */
export class ReferralApplication extends schema.class {
  /** Why nothing may be paid; null: what falls due may. (`HOLD` is the same in SQL.) */
  get hold(): BonusHold | null {
    if (this.referrerErasedAt) return 'referrer_erased';
    if (this.selfReferralAt && !this.releasedAt) return 'self_referral';
    if (this.suspension === 'hire_undone' && !this.hireDate) return null;
    return this.suspension ?? null;
  }

  /** Sets the due dates; when the hire moves, so do those that are not paid yet. */
  hireOn(day: Day): void {
    this.hireDate = day;
    if (!this.firstPaidOn) this.firstDueOn = addDays(day, FIRST_BONUS_DAYS);
    if (!this.secondPaidOn) this.secondDueOn = addDays(day, SECOND_BONUS_DAYS);
  }

  /** As before the hire. @throws {AppError} `BONUS_PAID` */
  undoHire(): void {
    if (this.firstPaidOn || this.secondPaidOn) throw new AppError('BONUS_PAID');
    this.hireDate = null;
    this.firstDueOn = null;
    this.secondDueOn = null;
  }

  /** @returns whether that changed anything */
  suspend(suspension: Suspension | null, now: Date): boolean {
    if ((this.suspension ?? null) === suspension) return false;
    this.suspension = suspension;
    this.suspendedAt = suspension && now;
    return true;
  }

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
    if (this.hold) throw new AppError('BONUS_SUSPENDED', `${BONUS_HOLDS[this.hold]}. Nada pode ser pago.`);
    if (instalment === 2 && (!this.firstPaidOn || day < this.firstPaidOn)) throw new AppError('BONUS_ORDER');
    assertPayable(due, day, today);
    if (instalment === 1) this.firstPaidOn = day;
    else this.secondPaidOn = day;
  }

  /** Reverses a payment registered by mistake; what is unpaid again goes by the hire date of today. */
  reverse(instalment: Instalment): void {
    if (instalment === 1 && this.secondPaidOn)
      throw new AppError('BONUS_ORDER', 'Desfaça primeiro o pagamento da segunda parcela.');
    if (instalment === 1) this.firstPaidOn = null;
    else this.secondPaidOn = null;
    if (this.hireDate) this.hireOn(this.hireDate);
  }
}
schema.setClass(ReferralApplication);

/** @throws {AppError} `VALIDATION_FAILED` on `hireDate` for a day that can only be a typing error */
export function assertHireDay(day: Day, today: Day): void {
  const last = addDays(today, MAX_HIRE_DAYS_AHEAD);
  if (day <= last) return;
  const message = `A data de contratação pode ser no máximo ${MAX_HIRE_DAYS_AHEAD} dias depois de hoje (até ${spelled(last)})`;
  throw AppError.invalid([{ field: 'hireDate', message }]);
}

/** Neither today nor the day of the payment may lie before the due date, nor the payment in the future. */
function assertPayable(due: Day, day: Day, today: Day): void {
  if (today < due || day < due) {
    throw new AppError('BONUS_NOT_DUE', `Esta parcela do bônus só vence em ${spelled(due)}.`);
  }
  if (day > today) {
    const message = 'A data de pagamento não pode estar no futuro';
    throw AppError.invalid([{ field: 'paidDate', message }]);
  }
}
