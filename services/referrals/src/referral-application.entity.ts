import { defineEntity, p } from '@mikro-orm/core';
import { FIRST_BONUS_DAYS, SECOND_BONUS_DAYS } from '@araucaria/contracts';
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
    createdAt: p.datetime(),
  },
});

/** A referred candidate, and the two instalments of bonus that the hire of this candidate earns the referrer. */
export class ReferralApplication extends schema.class {
  /** Dates the instalments; when the hire moves, so do those that are not paid yet. */
  hireOn(day: Day): void {
    this.hireDate = day;
    if (!this.firstPaidOn) this.firstDueOn = addDays(day, FIRST_BONUS_DAYS);
    if (!this.secondPaidOn) this.secondDueOn = addDays(day, SECOND_BONUS_DAYS);
  }

  /** As if nobody had been hired, unless something has been paid for it. */
  forgetHire(): void {
    if (this.firstPaidOn || this.secondPaidOn) return;
    this.hireDate = null;
    this.firstDueOn = null;
    this.secondDueOn = null;
  }

  /** @throws {AppError} `HIRE_MISSING`, `BONUS_NOT_DUE`. An instalment that is paid stays as it is. */
  payFirst(day: Day, today: Day): void {
    if (!this.hireDate || !this.firstDueOn) throw new AppError('HIRE_MISSING');
    if (this.firstPaidOn) return;
    assertPayable(this.firstDueOn, day, today);
    this.firstPaidOn = day;
  }

  /** @throws {AppError} `HIRE_MISSING`, `BONUS_ORDER`, `BONUS_NOT_DUE`. One that is paid stays as it is. */
  paySecond(day: Day, today: Day): void {
    if (!this.hireDate || !this.secondDueOn) throw new AppError('HIRE_MISSING');
    if (this.secondPaidOn) return;
    if (!this.firstPaidOn || day < this.firstPaidOn) throw new AppError('BONUS_ORDER');
    assertPayable(this.secondDueOn, day, today);
    this.secondPaidOn = day;
  }

  /** Takes back a payment registered by mistake; what is unpaid again goes by the hire date of today. */
  takeBackFirst(): void {
    if (this.secondPaidOn) {
      throw new AppError('BONUS_ORDER', 'Desfaça primeiro o pagamento da segunda parcela.');
    }
    this.firstPaidOn = null;
    if (this.hireDate) this.hireOn(this.hireDate);
  }

  takeBackSecond(): void {
    this.secondPaidOn = null;
    if (this.hireDate) this.hireOn(this.hireDate);
  }
}
schema.setClass(ReferralApplication);

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
