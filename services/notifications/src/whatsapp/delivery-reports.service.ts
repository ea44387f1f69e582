import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryReport } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { Delivery } from '../delivery.entity.js';
import { UNDELIVERABLE, isPassing } from './cloud-api.js';
import { otherForm } from './phone-number.js';

/** Follows what the messenger says of messages that it took: late, twice, and in any order. */
@Injectable()
export class DeliveryReports {
  constructor(private readonly outbox: Outbox) {}

  async take(em: EntityManager, report: DeliveryReport): Promise<void> {
    const delivery = await Delivery.lock(em, report.deliveryId);
    if (!delivery) return;
    if (report.state === 'failed') this.fail(em, delivery, report);
    else delivery.noteReport({ ...report, state: report.state, at: new Date(report.at) });
  }

  /** Only the last try can fail, and only what nobody has seen arrive. */
  private fail(em: EntityManager, delivery: Delivery, { attempt, errorCode = 0 }: DeliveryReport): void {
    const { id: deliveryId, interviewId, channel, toAddress } = delivery;
    if (attempt < delivery.attempts || delivery.state !== 'sent') return;
    if (interviewId && delivery.invites)
      this.outbox.add(em, 'interview.invitation-failed', { interviewId, channel });
    const other = errorCode === UNDELIVERABLE && !delivery.facts?.otherNumber && otherForm(toAddress ?? '');
    if (other) {
      delivery.facts = { ...delivery.facts, otherNumber: true };
      delivery.postpone(0);
      this.outbox.add(em, 'delivery.requested', { deliveryId });
      return;
    }
    delivery.markFailed(reasonOf(errorCode), !isPassing(errorCode));
  }
}

const reasonOf = (code: number) =>
  code === UNDELIVERABLE
    ? `WHATSAPP_${code}: O número não recebe mensagens pelo WhatsApp.`
    : `WHATSAPP_${code}: A mensagem não pôde ser entregue.`;
