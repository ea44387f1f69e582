import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Database } from '@araucaria/database';
import { Groups, type ReceivedEvent } from '@araucaria/messaging';
import { WorkTracker, currentRequestId, log } from '@araucaria/platform';
import { MAX_SMTP_CONNECTIONS } from '../deliveries/mailer.service.js';
import { SendingService } from './sending.service.js';

/** Further messages go through the queue, which hands them to any replica. */
const MAX_WAITING = 500;

/**
 * Sends e-mails in the process that stored them, right after their commit. It saves the event, its message in Redis and its
 * transaction. Only the row promises that a message is sent: the poller requests an attempt for those of a process that died.
 */
@Injectable()
export class DirectSendingService {
  private readonly groups = new Groups<ReceivedEvent<'delivery.requested'>>(
    2 * MAX_SMTP_CONNECTIONS,
    (requests) => this.sendInTurn(requests),
  );
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly database: Database,
    private readonly sending: SendingService,
    private readonly tracker: WorkTracker,
  ) {}

  /** Whether messages are stored faster than they are sent. */
  get isBusy(): boolean {
    return this.waiting >= MAX_WAITING;
  }

  /**
   * Sends an e-mail when the transaction of `em` has committed.
   * @param inContext runs a function with the request id and in the span of the cause
   */
  sendAfterCommit(em: EntityManager, deliveryId: number, inContext: <T>(work: () => T) => T): void {
    const request: ReceivedEvent<'delivery.requested'> = {
      message: {
        id: randomUUID(),
        name: 'delivery.requested',
        payload: { deliveryId, channel: 'email' },
        occurredAt: new Date().toISOString(),
        requestId: inContext(currentRequestId),
      },
      inContext,
    };
    this.database.afterCommit(em, () => void this.send(request));
  }

  /** One transaction at a time, also when each message of a failed group is sent alone: handlers need the other connections. */
  private sendInTurn(requests: Array<ReceivedEvent<'delivery.requested'>>): Promise<void> {
    const sent = this.last.then(() => this.database.transaction((em) => this.sending.sendAll(em, requests)));
    this.last = sent.catch(() => undefined);
    return sent;
  }

  private async send(request: ReceivedEvent<'delivery.requested'>): Promise<void> {
    this.waiting++;
    try {
      await this.tracker.track(() => this.groups.add(request));
    } catch (error) {
      log.warn({ err: error }, 'a message was not sent directly, and waits for its next attempt');
    } finally {
      this.waiting--;
    }
  }
}
