import { createHash } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Channel, DeliveryKind, DeliveryState, DeliveryView, RecipientKind } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** 1 s, 2 s, 4 s … and then every minute: a mail server that comes back does not wait long for its mails. */
const FIRST_PAUSE = SECOND;
const LONGEST_PAUSE = 60 * SECOND;
/** A receipt that is later than a day surprises more than it serves. */
const PATIENCE = 24 * HOUR;
/** A try that was asked for and not heard of (its process and its queue died) is asked for again after that. */
export const UNDELIVERED_AFTER_MS = 300 * SECOND;

/** In this order a message comes nearer to its reader; other states stand before the first. */
const STAGES: DeliveryState[] = ['sent', 'delivered', 'read'];

/** What the event said and a later look could not tell. */
export interface DeliveryDetails {
  instalment?: 1 | 2;
  /** The payment that the message is about. */
  paymentId?: number;
  /** Days, `YYYY-MM-DD`. */
  dueDate?: string;
  date?: string;
  /** When the decision was made that the message is about, ISO 8601. */
  decidedAt?: string;
  /** The candidate's number was tried in its first form, with or without a nine. */
  otherNumber?: boolean;
}

const schema = defineEntity({
  name: 'Delivery',
  tableName: 'delivery',
  properties: {
    id: p.integer().primary(),
    /** The cause of the message: one cause, one message, however often it is told. */
    idempotencyKey: p.text(),
    channel: p.text().$type<Channel>(),
    kind: p.text().$type<DeliveryKind>(),
    recipientKind: p.text().$type<RecipientKind>(),
    /** Whom the message is about; a referrer hears of a candidate too. */
    candidateId: p.integer().nullable(),
    referralApplicationId: p.integer().nullable(),
    /** Somebody of the company whom it goes to. */
    userId: p.integer().nullable(),
    facts: p.json().$type<DeliveryDetails>().nullable(),
    interviewId: p.uuid().nullable(),
    /** The one that the message speaks of; out of date when the interview has another. */
    interviewRevision: p.integer().nullable(),
    /** As it was when the message was last tried. */
    toAddress: p.text().nullable(),
    subject: p.text().nullable(),
    state: p.text().$type<DeliveryState>(),
    attempts: p.integer(),
    lastError: p.text().nullable(),
    /** What the message is called there where it went. */
    messageId: p.text().nullable(),
    /** Held back on purpose until then: somebody may still think better of it. */
    waitsUntil: p.datetime().nullable(),
    /** The message that this one sends once more. */
    resendOf: p.integer().nullable(),
    /** Opens the conversation with the text in it, for staff to send by hand. */
    link: p.text().nullable(),
    createdAt: p.datetime(),
    nextAttemptAt: p.datetime().nullable(),
    retryUntil: p.datetime(),
    sentAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
    readAt: p.datetime().nullable(),
  },
});

export class Delivery extends schema.class {
  /**
   * When a message asked for now is first looked after, and when it is given up.
   * @param delay milliseconds that it waits on purpose; without one it is asked for by an event, and looked after
   *   only in case that nobody hears it
   */
  static firstDates(delay = 0, now = Date.now()): { nextAttemptAt: Date; retryUntil: Date } {
    return {
      nextAttemptAt: new Date(now + (delay || UNDELIVERED_AFTER_MS)),
      retryUntil: new Date(now + delay + PATIENCE),
    };
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
   * Noted as sent before it is, in the same transaction: after the server's word only the commit is left to do, and
   * a process that dies between the two is what makes a message go twice. A failure takes it back.
   */
  assumeSent({ to, subject, messageId }: { to: string; subject?: string; messageId?: string }): void {
    this.toAddress = to;
    this.subject = subject ?? this.subject;
    this.messageId = messageId ?? null;
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

  /**
   * What the messenger says later. That it arrived or was read is true whatever we believed; that it was taken says
   * something of the last try only, and repairs a note that was lost with its process.
   */
  noteReport(report: {
    state: 'sent' | 'delivered' | 'read';
    attempt: number;
    messageId: string;
    at: Date;
  }): void {
    const { state, attempt, messageId, at } = report;
    if (state === 'sent' && attempt < this.attempts) return;
    if (this.state === 'cancelled' || STAGES.indexOf(state) <= STAGES.indexOf(this.state)) return;
    this.attempts = Math.max(this.attempts, attempt);
    this.state = state;
    this.messageId = messageId;
    this.sentAt ??= at;
    if (state !== 'sent') this.deliveredAt ??= at;
    if (state === 'read') this.readAt = at;
    this.lastError = null;
    this.nextAttemptAt = null;
  }

  /** No messenger is configured: staff have the link, and nobody claims that anything was sent. */
  offerLink(link: string, to: string): void {
    this.toAddress = to;
    this.link = link;
    this.state = 'link';
    this.lastError = null;
    this.nextAttemptAt = null;
  }

  /** Whether the candidate learns by it when the interview is. */
  get invites(): boolean {
    return this.kind === 'interview-invitation' || this.kind === 'interview-rescheduled';
  }

  get wentOut(): boolean {
    return this.sentAt !== null && this.sentAt !== undefined;
  }

  /** Another day of tries for one that did not go out. */
  reopen(): void {
    if (this.state === 'cancelled')
      throw new AppError('NOT_FOUND', this.lastError ?? 'O destinatário desta mensagem não existe mais.');
    this.state = 'pending';
    this.link = null;
    Object.assign(this, Delivery.firstDates());
  }

  toView(): DeliveryView {
    const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;
    return {
      id: this.id,
      channel: this.channel,
      kind: this.kind,
      recipientKind: this.recipientKind,
      candidateId: this.candidateId ?? null,
      interviewId: this.interviewId ?? null,
      to: this.toAddress ?? null,
      subject: this.subject ?? null,
      state: this.state,
      attempts: this.attempts,
      lastError: this.lastError ?? null,
      resendOf: this.resendOf ?? null,
      link: this.link ?? null,
      createdAt: this.createdAt.toISOString(),
      nextAttemptAt: iso(this.nextAttemptAt),
      sentAt: iso(this.sentAt),
      deliveredAt: iso(this.deliveredAt),
      readAt: iso(this.readAt),
    };
  }

  private giveUp(): void {
    this.state = 'failed';
    this.sentAt = null;
    this.nextAttemptAt = null;
  }
}
schema.setClass(Delivery);
