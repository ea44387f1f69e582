import { createHash } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Channel, DeliveryKind, DeliveryState, DeliveryView } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** 1 s, 2 s, 4 s … and then every minute: a mail server that comes back does not wait long for its mails. */
const FIRST_PAUSE = SECOND;
const LONGEST_PAUSE = 60 * SECOND;
/** A receipt that is later than a day surprises more than it serves. */
const PATIENCE = 24 * HOUR;
/** A try that was asked for and not heard of (its process and its queue died) is asked for again after that. */
export const UNHEARD_AFTER = 300 * SECOND;

const schema = defineEntity({
  name: 'Delivery',
  tableName: 'delivery',
  properties: {
    id: p.integer().primary(),
    /** The cause of the message: one cause, one message, however often it is told. */
    idempotencyKey: p.text(),
    channel: p.text().$type<Channel>(),
    kind: p.text().$type<DeliveryKind>(),
    candidateId: p.integer().nullable(),
    interviewId: p.uuid().nullable(),
    /** The one that the message speaks of; out of date when the interview has another. */
    interviewRevision: p.integer().nullable(),
    /** As it was when the message was last tried. */
    toAddress: p.text().nullable(),
    subject: p.text().nullable(),
    state: p.text().$type<DeliveryState>(),
    attempts: p.integer(),
    lastError: p.text().nullable(),
    messageId: p.text().nullable(),
    createdAt: p.datetime(),
    nextAttemptAt: p.datetime().nullable(),
    retryUntil: p.datetime(),
    sentAt: p.datetime().nullable(),
  },
});

export class Delivery extends schema.class {
  /** When a message asked for now is first looked after, and when it is given up. */
  static firstDates(now = Date.now()): { nextAttemptAt: Date; retryUntil: Date } {
    return { nextAttemptAt: new Date(now + UNHEARD_AFTER), retryUntil: new Date(now + PATIENCE) };
  }

  /** The message, held against every other process until the transaction of `em` ends. */
  static async lock(em: EntityManager, id: number): Promise<Delivery | null> {
    await em.execute('select 1 from delivery where id = ? for update', [id]);
    return em.findOne(Delivery, id);
  }

  /** The same for every try, so that a mail sent twice by a crash in the wrong instant is seen to be one. */
  messageIdAt(domain: string): string {
    return `<${createHash('sha256').update(this.idempotencyKey).digest('hex').slice(0, 40)}@${domain}>`;
  }

  /**
   * Noted as sent before it is, in the same transaction: after the mail server's word only the commit is left to do, and
   * a process that dies between the two is what makes a mail go twice. A failure takes it back.
   */
  assumeSent(letter: { to: string; subject: string; messageId: string }): void {
    this.toAddress = letter.to;
    this.subject = letter.subject;
    this.messageId = letter.messageId;
    this.attempts++;
    this.state = 'sent';
    this.sentAt = new Date();
    this.lastError = null;
    this.nextAttemptAt = null;
  }

  /** @param final whether trying again is of no use */
  markFailed(reason: string, final: boolean): void {
    this.lastError = reason.slice(0, 1_000);
    if (final) return this.giveUp();
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.max(this.attempts - 1, 0), LONGEST_PAUSE);
    this.postpone(pause * (1 + Math.random() * 0.3));
  }

  /** Another try later, unless it has been tried for a day. @param pause milliseconds */
  postpone(pause: number): void {
    const next = new Date(Date.now() + pause);
    if (next > this.retryUntil) return this.giveUp();
    this.state = 'pending';
    this.sentAt = null;
    this.nextAttemptAt = next;
  }

  cancel(reason: string): void {
    this.state = 'cancelled';
    this.lastError = reason;
    this.nextAttemptAt = null;
  }

  /** Another day of tries for a failed one. */
  reopen(): void {
    if (this.state === 'sent' || this.state === 'pending') return;
    if (this.state === 'cancelled')
      throw new AppError('NOT_FOUND', this.lastError ?? 'O destinatário desta mensagem não existe mais.');
    this.state = 'pending';
    Object.assign(this, Delivery.firstDates());
  }

  toView(): DeliveryView {
    const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;
    return {
      id: this.id,
      channel: this.channel,
      kind: this.kind,
      candidateId: this.candidateId ?? null,
      interviewId: this.interviewId ?? null,
      to: this.toAddress ?? null,
      subject: this.subject ?? null,
      state: this.state,
      attempts: this.attempts,
      lastError: this.lastError ?? null,
      createdAt: this.createdAt.toISOString(),
      nextAttemptAt: iso(this.nextAttemptAt),
      sentAt: iso(this.sentAt),
    };
  }

  private giveUp(): void {
    this.state = 'failed';
    this.sentAt = null;
    this.nextAttemptAt = null;
  }
}
schema.setClass(Delivery);
