import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesClient,
  ReferralsRpc,
  formatDay,
  type Instalment,
  type PayBonus,
  type ReferralApplicationView,
} from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, BUSINESS_ZONE, Clock, Rpc, businessDayOf, currentActor, dayOf } from '@araucaria/platform';
import { ApplicationUpdateService } from './application-update.service.js';
import { BonusLedgerService, type LastEntry } from './bonus-ledger.service.js';
import { CandidateRefsService, suspensionOf } from '../records/candidate-refs.service.js';
import type { Day } from '../records/days.js';
import { bonusSuspended, type ReferralApplication } from '../records/referral-application.entity.js';

type HireStateAnswer = PromiseSettledResult<Awaited<ReturnType<CandidatesClient['hireState']>>>;

/** Payments of instalments and their reversals, each with an entry in the ledger. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly applicationUpdate: ApplicationUpdateService,
    private readonly ledger: BonusLedgerService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly refs: CandidateRefsService,
    private readonly candidates: CandidatesClient,
  ) {}

  @Rpc(ReferralsRpc.payFirst)
  payFirst(input: PayBonus): Promise<ReferralApplicationView> {
    return this.setPaid(1, input);
  }

  @Rpc(ReferralsRpc.paySecond)
  paySecond(input: PayBonus): Promise<ReferralApplicationView> {
    return this.setPaid(2, input);
  }

  private setPaid(instalment: Instalment, input: PayBonus): Promise<ReferralApplicationView> {
    const { id, paid, from } = input;
    const isDone = ({ firstBonusPaid, secondBonusPaid }: ReferralApplicationView) =>
      !from && paid && (instalment === 1 ? firstBonusPaid : secondBonusPaid);
    const prepare = async ({ candidateId }: ReferralApplicationView) =>
      paid ? this.askHireState(candidateId) : undefined;
    return this.applicationUpdate.update(
      id,
      { isDone, prepare },
      async (em, application, today, hireState) => {
        const isPaid = Boolean(application.paidOn(instalment));
        if (from && (from === 'paid') !== isPaid)
          throw await this.changedMeanwhile(em, application, instalment, input);
        if (isPaid === paid) return;
        if (!paid) return this.reverse(em, application, instalment, input.reason);
        const day = paidDayOf(input, today);
        application.pay(instalment, day, today);
        await this.assertStillHired(em, application, hireState);
        await this.recordPayment(em, application, instalment, day);
      },
    );
  }

  private async recordPayment(
    em: EntityManager,
    application: ReferralApplication,
    instalment: Instalment,
    day: Day,
  ): Promise<void> {
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
    this.audit(em, 'paid', applicationId, { instalment, amountCents });
  }

  /**
   * Asks candidates for the status before the application is locked: the event of a rejection a moment ago may still be on its way.
   * One that arrives meanwhile suspends the bonus before the payment. An error is thrown where the answer is needed.
   */
  private async askHireState(candidateId: number): Promise<HireStateAnswer> {
    const [answer] = await Promise.allSettled([this.candidates.hireState({ id: candidateId })]);
    return answer;
  }

  /** @throws {AppError} `BONUS_SUSPENDED`; `UNAVAILABLE` without a response: nothing is paid on a guess */
  private async assertStillHired(
    em: EntityManager,
    { candidateId }: ReferralApplication,
    answer: HireStateAnswer | undefined,
  ): Promise<void> {
    if (answer?.status !== 'fulfilled') throw answer?.reason ?? new AppError('UNAVAILABLE');
    const state = answer.value;
    if (!state) return;
    const { wasHired } = await this.refs.find(em, candidateId);
    const suspension = suspensionOf(state.status, state.wasHired || wasHired);
    if (suspension) throw bonusSuspended(suspension);
  }

  private async reverse(
    em: EntityManager,
    application: ReferralApplication,
    instalment: Instalment,
    reason?: string,
  ): Promise<void> {
    application.reverse(instalment);
    const { id: applicationId } = application;
    const payment = await this.ledger.activePayment(em, applicationId, instalment);
    if (!payment)
      throw new Error(`application ${applicationId} has a paid instalment without a ledger entry`);
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
    this.audit(em, 'payment-reversed', applicationId, { instalment, amountCents: payment.amountCents });
  }

  private audit(
    em: EntityManager,
    what: 'paid' | 'payment-reversed',
    subjectId: number,
    details: { instalment: Instalment; amountCents: number },
  ): void {
    this.outbox.audit(em, { action: `bonus.${what}`, subject: 'referral-application', subjectId, details });
  }

  /** The error for a caller who read another state; it names the person who changed it. `isOwn`: the caller did the same before. */
  private async changedMeanwhile(
    em: EntityManager,
    application: ReferralApplication,
    instalment: Instalment,
    input: PayBonus,
  ): Promise<AppError> {
    const paidOn = application.paidOn(instalment);
    const last = await this.ledger.lastEntry(em, application.id, ['paid', 'reversed'], instalment);
    const isOwn = last?.actorId != null && last.actorId === currentActor()?.id;
    return new AppError('CHANGED_MEANWHILE', isOwn ? ownChange(last, paidOn) : changeOfOther(last, paidOn), {
      current: paidOn ? 'paid' : 'unpaid',
      changedBy: last?.actorName ?? null,
      changedAt: last?.at ?? null,
      isOwn: isOwn && (!paidOn || paidOn === paidDayOf(input, this.clock.today())),
    });
  }
}

const paidDayOf = ({ paidDate }: PayBonus, today: Day): Day => (paidDate ? dayOf(paidDate) : today);

const TIME_FORMAT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: BUSINESS_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

/** For the user whose first response was lost, or who has acted in another window. */
function ownChange({ at }: LastEntry, paidOn: Day | null | undefined): string {
  const instant = new Date(at);
  const when = `em ${formatDay(businessDayOf(instant))} às ${TIME_FORMAT.format(instant)}`;
  return paidOn
    ? `Você já registrou este pagamento ${when}, com a data ${formatDay(paidOn)}.`
    : `Você já desfez este pagamento ${when}.`;
}

function changeOfOther(last: LastEntry | undefined, paidOn: Day | null | undefined): string {
  const by = last?.actorName ? ` por ${last.actorName}` : '';
  const on = paidOn ?? (last && businessDayOf(new Date(last.at)));
  const when = on ? ` em ${formatDay(on)}` : '';
  return paidOn
    ? `Esta parcela já foi paga${when}${by}.`
    : `O pagamento desta parcela já foi desfeito${when}${by}.`;
}
