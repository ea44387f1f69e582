import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Instalment, PayBonus, ReferralApplicationView } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, businessDayOf } from '@araucaria/platform';
import { ApplicationChanges } from './application-changes.service.js';
import { BonusLedger } from './bonus-ledger.service.js';
import { readDay, spelled, type Day } from './calendar.js';
import type { ReferralApplication } from './referral-application.entity.js';

/** Payments of instalments and their reversals, each with its line in the record. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly changes: ApplicationChanges,
    private readonly ledger: BonusLedger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  payFirst(input: PayBonus): Promise<ReferralApplicationView> {
    return this.set(1, input);
  }

  paySecond(input: PayBonus): Promise<ReferralApplicationView> {
    return this.set(2, input);
  }

  private set(instalment: Instalment, input: PayBonus): Promise<ReferralApplicationView> {
    const { id, paid, from } = input;
    return this.changes.change(
      id,
      async (em, application, today) => {
        const isPaid = Boolean(application.paidOn(instalment));
        if (from && (from === 'paid') !== isPaid) throw await this.changed(em, application, instalment);
        if (isPaid === paid) return;
        if (paid) await this.pay(em, application, instalment, this.dayOf(input, today), today);
        else await this.reverse(em, application, instalment, input.reason);
      },
      ({ firstBonusPaid, secondBonusPaid }) =>
        !from && paid && (instalment === 1 ? firstBonusPaid : secondBonusPaid),
    );
  }

  private async pay(
    em: EntityManager,
    application: ReferralApplication,
    instalment: Instalment,
    day: Day,
    today: Day,
  ): Promise<void> {
    application.pay(instalment, day, today);
    const { id: applicationId } = application;
    const amountCents = application.amountOf(instalment);
    const paymentId = await this.ledger.add(em, {
      applicationId,
      kind: 'paid',
      instalment,
      amountCents,
      day,
    });
    this.outbox.add(em, 'referral.bonus-paid', {
      referralApplicationId: applicationId,
      instalment,
      paymentId,
    });
  }

  private async reverse(
    em: EntityManager,
    application: ReferralApplication,
    instalment: Instalment,
    reason?: string,
  ): Promise<void> {
    application.reverse(instalment);
    const { id: applicationId } = application;
    const payment = await this.ledger.standingPayment(em, applicationId, instalment);
    if (!payment) throw new Error(`application ${applicationId} has a payment that its record does not know`);
    await this.ledger.add(em, {
      applicationId,
      kind: 'reversed',
      instalment,
      amountCents: -payment.amountCents,
      day: payment.day,
      reason,
      reverses: payment.id,
    });
    this.outbox.add(em, 'referral.payment-reversed', { referralApplicationId: applicationId, instalment });
  }

  /** The caller saw something else than what stands: says who changed it. */
  private async changed(
    em: EntityManager,
    application: ReferralApplication,
    instalment: Instalment,
  ): Promise<AppError> {
    const paidOn = application.paidOn(instalment);
    const last = await this.ledger.last(em, application.id, ['paid', 'reversed'], instalment);
    const by = last?.actorName ? ` por ${last.actorName}` : '';
    const on = paidOn ?? (last && businessDayOf(new Date(last.at)));
    const when = on ? ` em ${spelled(on)}` : '';
    return new AppError(
      'CHANGED_MEANWHILE',
      paidOn
        ? `Esta parcela já foi paga${when}${by}.`
        : `O pagamento desta parcela já foi desfeito${when}${by}.`,
      {
        current: paidOn ? 'paid' : 'unpaid',
        changedBy: last?.actorName ?? null,
        changedAt: last?.at ?? null,
      },
    );
  }

  private dayOf({ paidDate }: PayBonus, today: Day): Day {
    return paidDate ? readDay(paidDate, 'paidDate') : today;
  }
}
