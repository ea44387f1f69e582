import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Channel } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox, type ReceivedEvent } from '@araucaria/messaging';
import { AppError, Metrics, allowingCalls, log } from '@araucaria/platform';
import { CircuitOpenError } from '../deliveries/circuit-breaker.js';
import { Delivery } from '../deliveries/delivery.entity.js';
import { EmailChannel } from './email.channel.js';
import { publishSent } from '../rules/message-sent.js';
import { EarlierMessageError } from '../rules/referral-order.js';
import {
  PermanentDeliveryError,
  UnknownOutcomeError,
  type MessageChannel,
} from '../deliveries/message-channel.js';
import { OutdatedMessageError } from '../deliveries/outdated-message-error.js';
import { MessageNotDueError, UndoWindowsService } from '../rules/undo-windows.service.js';
import { WhatsAppChannel } from '../whatsapp/whatsapp.channel.js';

/** Shortest delay of a message whose server is known to be unreachable; the longest is twice that. */
const UNAVAILABLE_DELAY_MS = 2_000;

/** An earlier message to the same recipient is mostly sent by the same poll. */
const TURN_DELAY_MS = 1_000;

@Injectable()
export class SendingService {
  private readonly channels: Record<Channel, MessageChannel>;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
    private readonly undoWindows: UndoWindowsService,
    email: EmailChannel,
    whatsapp: WhatsAppChannel,
  ) {
    this.channels = { email, whatsapp };
  }

  /**
   * Makes one attempt for each delivery, in the transaction that marks its event as processed. Rows are locked, so that no
   * other process sends the same message, and are stored as sent before the first message is sent. A failure is stored with
   * the time of the next attempt, and does not throw. An e-mail is sent twice, with the same message id, only if the process
   * dies between the server's response and the commit.
   * @throws when a row of several is locked by other work, before anything is sent
   */
  async sendAll(em: EntityManager, events: Array<ReceivedEvent<'delivery.requested'>>): Promise<void> {
    const deliveries = await Delivery.lockAll(
      em,
      events.map(({ message }) => message.payload.deliveryId),
    );
    const pending = deliveries.filter(({ state }) => state === 'pending');
    const attempts = pending
      .filter((delivery) => this.begin(delivery))
      .map((delivery) => ({
        delivery,
        event: events.find(({ message }) => message.payload.deliveryId === delivery.id) as ReceivedEvent,
      }));
    const stored = Promise.withResolvers<void>();
    // Each attempt awaits it, if there is one.
    stored.promise.catch(() => undefined);
    let preparing = attempts.length;
    const prepared = () => {
      if (--preparing === 0) em.flush().then(stored.resolve, stored.reject);
      return stored.promise;
    };
    const results = await Promise.allSettled(
      attempts.map(({ delivery, event }) => event.inContext(() => this.attempt(em, delivery, prepared))),
    );
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  /**
   * Makes one attempt for a delivery whose repetition its recipient would see. The start of the attempt is committed before
   * the message is sent. So a process that dies leaves an attempt with an unknown outcome, and the message is only sent again
   * if no status report arrives. Holds a second connection for the moment of that commit.
   */
  async sendOnce(em: EntityManager, event: ReceivedEvent<'delivery.requested'>): Promise<void> {
    const { deliveryId } = event.message.payload;
    const attempt = await this.database.transaction(async (separate) => {
      const delivery = await Delivery.lock(separate, deliveryId);
      return delivery?.state === 'pending' && this.begin(delivery) ? delivery.attempts : undefined;
    });
    if (attempt === undefined) return;
    const delivery = await Delivery.lock(em, deliveryId);
    if (delivery?.state !== 'pending' || delivery.attempts !== attempt) return;
    await event.inContext(() => this.attempt(em, delivery, () => em.flush()));
  }

  /** @returns whether an attempt begins; otherwise the time of the next one is recorded in `delivery` */
  private begin(delivery: Delivery): boolean {
    const channel = this.channels[delivery.channel];
    const { reportTimeoutMs = 0 } = channel;
    if (delivery.awaitsReport(reportTimeoutMs)) {
      delivery.markUnconfirmed(reportTimeoutMs);
      return false;
    }
    try {
      channel.assertAvailable();
    } catch (error) {
      this.recordFailure(delivery, error);
      return false;
    }
    delivery.beginAttempt();
    return true;
  }

  /** @param prepared to be called once; resolves when the rows of all attempts are stored */
  private async attempt(em: EntityManager, delivery: Delivery, prepared: () => Promise<void>): Promise<void> {
    const send = await this.recordingFailure(delivery, async () => {
      try {
        // The locked rows are claims of this attempt alone, for which the called services never wait.
        return await allowingCalls(async () => {
          await this.undoWindows.assertClosed(delivery);
          return { call: await this.channels[delivery.channel].prepare(em, delivery) };
        });
      } finally {
        await prepared();
      }
    });
    if (!send) return;
    await this.recordingFailure(delivery, async () => {
      await send.call?.();
      publishSent(this.outbox, em, delivery);
      this.count(delivery, 'sent');
    });
  }

  /** The result of `work`; undefined if it failed, and the failure is recorded in `delivery`. */
  private async recordingFailure<T>(delivery: Delivery, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.recordFailure(delivery, error);
      return undefined;
    }
  }

  private recordFailure(delivery: Delivery, error: unknown): void {
    if (error instanceof OutdatedMessageError) {
      delivery.cancel(error.message);
      this.count(delivery, 'cancelled');
    } else if (error instanceof MessageNotDueError) {
      delivery.waitFor(error.delayMs);
      this.count(delivery, 'postponed');
    } else if (error instanceof EarlierMessageError) {
      delivery.postponeUncounted(TURN_DELAY_MS);
      this.count(delivery, 'postponed');
    } else if (error instanceof CircuitOpenError) {
      delivery.postpone(UNAVAILABLE_DELAY_MS * (1 + Math.random()));
      this.count(delivery, 'postponed');
    } else if (error instanceof UnknownOutcomeError) {
      delivery.markUnconfirmed(this.channels[delivery.channel].reportTimeoutMs ?? 0);
      log.warn(
        { deliveryId: delivery.id, err: error },
        'the outcome of an attempt to send a message is unknown',
      );
      this.count(delivery, 'unknown');
    } else {
      this.count(delivery, this.recordError(delivery, error));
    }
  }

  private count({ channel }: Delivery, outcome: string): void {
    this.metrics.deliveries.inc({ channel, outcome });
  }

  /** @returns the outcome of the attempt */
  private recordError(delivery: Delivery, error: unknown): 'failed' | 'retried' {
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
