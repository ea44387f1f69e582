import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryReport } from '@araucaria/contracts';
import { OnEvent, Outbox } from '@araucaria/messaging';
import { publishSent } from '../rules/message-sent.js';
import { Delivery } from '../deliveries/delivery.entity.js';
import { UNDELIVERABLE_CODE, isTemporary } from './whatsapp-client.js';
import { alternativeForm } from './phone-number.js';

/** Applies WhatsApp's status reports, which may be late, repeated and out of order. */
@Injectable()
export class DeliveryReportsService {
  constructor(private readonly outbox: Outbox) {}

  @OnEvent('delivery.reported')
  async apply(report: DeliveryReport, em: EntityManager): Promise<void> {
    const delivery = await Delivery.lock(em, report.deliveryId);
    if (!delivery) return;
    if (report.state === 'failed') this.applyFailure(em, delivery, report);
    else {
      const { wasSent } = delivery;
      delivery.applyReport({ ...report, state: report.state, at: new Date(report.at) });
      // The response of the attempt was lost.
      if (!wasSent) publishSent(this.outbox, em, delivery);
    }
  }

  /** Ignores the failure of an earlier attempt, and of a message that was delivered. */
  private applyFailure(
    em: EntityManager,
    delivery: Delivery,
    { attempt, errorCode = 0 }: DeliveryReport,
  ): void {
    const { id: deliveryId, interviewId, channel, toAddress } = delivery;
    if (attempt < delivery.attempts || !(delivery.state === 'sent' || delivery.attemptStartedAt)) return;
    if (interviewId && delivery.isInvitation)
      this.outbox.add(em, 'interview.invitation-failed', { interviewId, channel });
    const hasAlternative =
      errorCode === UNDELIVERABLE_CODE &&
      !delivery.details?.otherNumber &&
      (!toAddress || alternativeForm(toAddress) !== undefined);
    if (hasAlternative) {
      delivery.details = { ...delivery.details, otherNumber: true };
      delivery.postpone(0);
      this.outbox.add(em, 'delivery.requested', { deliveryId, channel });
      return;
    }
    delivery.markFailed(reasonOf(errorCode), !isTemporary(errorCode));
  }
}

const reasonOf = (code: number) =>
  code === UNDELIVERABLE_CODE
    ? `WHATSAPP_${code}: O número não recebe mensagens pelo WhatsApp.`
    : `WHATSAPP_${code}: A mensagem não pôde ser entregue.`;
