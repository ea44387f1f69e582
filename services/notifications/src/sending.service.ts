import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Channel } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, Metrics, log } from '@araucaria/platform';
import { CircuitOpenError } from './circuit-breaker.js';
import { Delivery } from './delivery.entity.js';
import { EmailChannel } from './email.channel.js';
import { PermanentDeliveryError, type MessageChannel } from './message-channel.js';
import { OutdatedMessageError } from './outdated-message-error.js';
import { WhatsAppChannel } from './whatsapp/whatsapp.channel.js';

/** Shortest delay of a message whose server is known to be unreachable; the longest is twice that. */
const UNAVAILABLE_DELAY_MS = 2_000;

/** Sends stored messages. */
@Injectable()
export class SendingService {
  private readonly channels: Record<Channel, MessageChannel>;

  constructor(
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
    email: EmailChannel,
    whatsapp: WhatsAppChannel,
  ) {
    this.channels = { email, whatsapp };
  }

  /**
   * Makes one attempt, in the transaction that marks its event as processed. The row is locked, so that no other process
   * sends the same message. A failure is stored with the time of the next attempt, and does not throw. The message is sent
   * twice, with the same message id, only if the process dies between the server's response and the commit.
   */
  async send(em: EntityManager, deliveryId: number): Promise<void> {
    const delivery = await Delivery.lock(em, deliveryId);
    if (!delivery || delivery.state !== 'pending') return;
    const channel = this.channels[delivery.channel];
    try {
      channel.assertAvailable();
      delivery.attempts++;
      await channel.send(em, delivery);
      this.publishInvitationSent(em, delivery);
      this.count(delivery, 'sent');
    } catch (error) {
      if (error instanceof OutdatedMessageError) {
        delivery.cancel(error.message);
        this.count(delivery, 'cancelled');
      } else if (error instanceof CircuitOpenError) {
        delivery.postpone(UNAVAILABLE_DELAY_MS * (1 + Math.random()));
        this.count(delivery, 'postponed');
      } else {
        this.count(delivery, this.recordFailure(delivery, error));
      }
    }
  }

  private count({ channel }: Delivery, outcome: string): void {
    this.metrics.deliveries.inc({ channel, outcome });
  }

  private publishInvitationSent(em: EntityManager, delivery: Delivery): void {
    const { interviewId, channel, state } = delivery;
    if (interviewId && state === 'sent' && delivery.isInvitation)
      this.outbox.add(em, 'interview.invitation-sent', { interviewId, channel });
  }

  /** @returns the outcome of the attempt */
  private recordFailure(delivery: Delivery, error: unknown): 'failed' | 'retried' {
    const { code = 'ERROR', responseCode, message } = error as SendingError;
    delivery.markFailed(`${code}: ${message}`, isPermanent(error));
    // The error message may contain the recipient's address. It is stored in the row, which an erasure deletes, not logged.
    const context = { deliveryId: delivery.id, code, responseCode, attempts: delivery.attempts };
    if (isProgrammingError(error)) log.error({ ...context, err: error }, 'composing a message failed');
    else if (delivery.state === 'failed') log.error(context, 'a message failed permanently');
    else log.warn(context, 'an attempt to send a message failed');
    return delivery.state === 'failed' ? 'failed' : 'retried';
  }
}

/** An error of SMTP (`responseCode`), of a called service, or of this code. */
interface SendingError extends Error {
  code?: string;
  responseCode?: number;
}

const isProgrammingError = (error: unknown) => error instanceof TypeError || error instanceof RangeError;

const isPermanent = (error: unknown) =>
  error instanceof PermanentDeliveryError ||
  isProgrammingError(error) ||
  (error instanceof AppError && error.status < 500);
