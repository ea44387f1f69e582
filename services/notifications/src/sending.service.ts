import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Channel } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, log } from '@araucaria/platform';
import { Refused, type MessageChannel } from './channel.js';
import { Delivery } from './delivery.entity.js';
import { EmailChannel } from './email.channel.js';
import { OutOfDate } from './out-of-date.js';
import { ServerAway } from './outage.js';
import { WhatsAppChannel } from './whatsapp/whatsapp.channel.js';

/** How soon somebody looks again after a server that is away. */
const AWAY_PAUSE = 2_000;

/** Sends what was written down. */
@Injectable()
export class SendingService {
  private readonly channels: Record<Channel, MessageChannel>;

  constructor(
    private readonly outbox: Outbox,
    email: EmailChannel,
    whatsapp: WhatsAppChannel,
  ) {
    this.channels = { email, whatsapp };
  }

  /**
   * One try, inside the transaction that also notes that it was asked for. The row is locked meanwhile, so that no
   * other process sends the same; a failure is an outcome too, stored with the time of the next try. Only a process
   * that dies between the server's word and the commit sends again, under the same message id.
   */
  async send(em: EntityManager, deliveryId: number): Promise<void> {
    const delivery = await Delivery.lock(em, deliveryId);
    if (!delivery || delivery.state !== 'pending') return;
    const channel = this.channels[delivery.channel];
    try {
      channel.assertThere();
      delivery.attempts++;
      await channel.send(em, delivery);
      this.tellInvited(em, delivery);
    } catch (error) {
      if (error instanceof OutOfDate) delivery.cancel(error.message);
      else if (error instanceof ServerAway) delivery.postpone(AWAY_PAUSE * (1 + Math.random()));
      else this.noteFailure(delivery, error);
    }
  }

  private tellInvited(em: EntityManager, delivery: Delivery): void {
    const { interviewId, channel, state } = delivery;
    if (interviewId && state === 'sent' && delivery.invites)
      this.outbox.add(em, 'interview.invitation-sent', { interviewId, channel });
  }

  private noteFailure(delivery: Delivery, error: unknown): void {
    const { code = 'ERROR', responseCode, message } = error as SendingError;
    delivery.markFailed(`${code}: ${message}`, isFinal(error));
    // The message may hold the address; it stays in the row, where an erasure finds it.
    const facts = { deliveryId: delivery.id, code, responseCode, attempts: delivery.attempts };
    if (isOurFault(error)) log.error({ ...facts, err: error }, 'a message could not be written');
    else if (delivery.state === 'failed') log.error(facts, 'a message was given up');
    else log.warn(facts, 'a message could not be sent yet');
  }
}

/** Of a server (`responseCode`), of a service, or of ours. */
interface SendingError extends Error {
  code?: string;
  responseCode?: number;
}

const isOurFault = (error: unknown) => error instanceof TypeError || error instanceof RangeError;

/** A message that cannot be written is not written by trying again: it ends where staff see it. */
const isFinal = (error: unknown) =>
  error instanceof Refused || isOurFault(error) || (error instanceof AppError && error.status < 500);
