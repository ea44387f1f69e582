import { createHash } from 'node:crypto';
import { defineEntity, LockMode, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  HOUR_MS,
  firstChars,
  type Channel,
  type DeliveryKind,
  type DeliveryState,
  type DeliveryView,
  type RecipientKind,
} from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import type { DeliveryDetails } from './delivery-details.js';

const SECOND_MS = 1_000;
/**
 * Backoff: 1 s, 2 s, 4 s …, then a minute, each with up to 30 % of jitter. The short maximum sends waiting messages soon
 * after a mail server is available again.
 */
const FIRST_BACKOFF_MS = SECOND_MS;
const MAX_BACKOFF_MS = 60 * SECOND_MS;
/** A receipt that arrives more than a day late confuses its reader. */
const RETRY_PERIOD_MS = 24 * HOUR_MS;
/** An attempt without an outcome after this time is requested again: its process or its queue died. */
export const UNDELIVERED_AFTER_MS = 300 * SECOND_MS;
/** The same for an attempt without an event, which no queue repeats. Its row is locked while it is being made. */
const DIRECT_UNDELIVERED_AFTER_MS = 10 * SECOND_MS;

/** States of a sent message, in the order in which they are reached. */
const SENT_STATES: DeliveryState[] = ['sent', 'delivered', 'read'];

const schema = defineEntity({
  name: 'Delivery',
  tableName: 'delivery',
  properties: {
    id: p.integer().primary().autoincrement(),
    /** Names the cause of the message, so that a repeated event does not send a second one. */
    idempotencyKey: p.text(),
    channel: p.text().$type<Channel>(),
    kind: p.text().$type<DeliveryKind>(),
    recipientKind: p.text().$type<RecipientKind>(),
    /** The subject of the message; messages to referrers have one too. */
    candidateId: p.integer().nullable(),
    referralApplicationId: p.integer().nullable(),
    /** The recipient of a message to staff. */
    userId: p.integer().nullable(),
    /** The request about personal data that the message concerns. */
    subjectRequestId: p.integer().nullable(),
    details: p.json().$type<DeliveryDetails>().nullable(),
    interviewId: p.uuid().nullable(),
    /** The revision that the message describes. The message is outdated when the interview has another one. */
    interviewRevision: p.integer().nullable(),
    /** Address of the last attempt. */
    toAddress: p.text().nullable(),
    subject: p.text().nullable(),
    state: p.text().$type<DeliveryState>().default('pending'),
    attempts: p.integer().default(0),
    /**
     * Start of an attempt whose outcome is not known: it is being made, or its process died, or its response was lost. Only
     * stored for channels that show a repeated message to its recipient.
     */
    attemptStartedAt: p.datetime().nullable(),
    lastError: p.text().nullable(),
    /** Id by which the mail server or WhatsApp knows the message. */
    messageId: p.text().nullable(),
    /** End of the undo window, or the chosen time of the message; null if it does not wait. */
    waitsUntil: p.datetime().nullable(),
    /** The persons that a list to staff names, as `personName`; null for other messages. */
    named: p.array().nullable(),
    /** Id of the delivery that this one repeats. */
    resendOf: p.integer().nullable(),
    /** `wa.me` address with the text, for staff to send by hand. */
    link: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    nextAttemptAt: p.datetime().nullable(),
    retryUntil: p.datetime(),
    sentAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
    readAt: p.datetime().nullable(),
    /** True: the candidate is in quarantine. */
    isHidden: p.boolean().default(false),
  },
});

export class Delivery extends schema.class {
  /**
   * Dates of a message that is requested at `now`.
   * @param delayMs waiting time. Without one, the first attempt is made at once, and the poller requests another one only if
   *   that attempt has no outcome
   */
  static firstDates(
    delayMs = 0,
    { isDirect = false, now = Date.now() }: { isDirect?: boolean | undefined; now?: number } = {},
  ): { nextAttemptAt: Date; retryUntil: Date } {
    const undeliveredAfterMs = isDirect ? DIRECT_UNDELIVERED_AFTER_MS : UNDELIVERED_AFTER_MS;
    return {
      nextAttemptAt: new Date(now + (delayMs || undeliveredAfterMs)),
      retryUntil: new Date(now + delayMs + RETRY_PERIOD_MS),
    };
  }

  /** Reads the message and locks its row until the transaction of `em` ends. */
  static async lock(em: EntityManager, id: number): Promise<Delivery | null> {
    await em.execute('select 1 from delivery where id = ? for update', [id]);
    return em.findOne(Delivery, id);
  }

  /**
   * Reads messages and locks their rows until the transaction of `em` ends. Several do not wait for other work, which may
   * lock the same rows in another order.
   * @throws when one of several rows is locked
   */
  static lockAll(em: EntityManager, ids: number[]): Promise<Delivery[]> {
    const distinct = [...new Set(ids)];
    const lockMode = distinct.length > 1 ? LockMode.PESSIMISTIC_WRITE_OR_FAIL : LockMode.PESSIMISTIC_WRITE;
    return em.find(Delivery, { id: { $in: distinct } }, { orderBy: { id: 'asc' }, lockMode });
  }

  /** Counts an attempt. Its outcome is recorded by one of the methods below. */
  beginAttempt(now = new Date()): void {
    this.attempts++;
    this.attemptStartedAt = now;
  }

  /** Whether a status report about the last attempt may still arrive, so that another attempt may repeat the message. */
  awaitsReport(timeoutMs: number, now = Date.now()): boolean {
    return Boolean(this.attemptStartedAt) && now < (this.attemptStartedAt as Date).getTime() + timeoutMs;
  }

  /**
   * Records that the last attempt may have been accepted. Another one is due when no status report has arrived within
   * `timeoutMs` after its start.
   */
  markUnconfirmed(timeoutMs: number): void {
    this.attemptStartedAt ??= new Date();
    this.state = 'pending';
    this.sentAt = null;
    this.lastError = 'UNCONFIRMED: O envio foi interrompido. Sem confirmação do WhatsApp, ele será repetido.';
    this.nextAttemptAt = new Date(this.attemptStartedAt.getTime() + timeoutMs);
  }

  /** The same id for each attempt: mail programs recognize a repetition after a crash. @param domain of the sender */
  messageIdAt(domain: string): string {
    return `<${this.messageKey}@${domain}>`;
  }

  /** By it the mail is found in an archive, also after its row was deleted (`mail-deletions.sql.ts`). */
  private get messageKey(): string {
    return createHash('sha256').update(this.idempotencyKey).digest('hex').slice(0, 40);
  }

  /**
   * Marks the message as sent before the server confirms it, in the same transaction. Only the commit follows the server's
   * response, so that a crash between the two, which sends a message twice, is as improbable as possible. A failure is
   * recorded by {@link markFailed} or {@link postpone}.
   * @param now by the clock of business rules: a candidate has a response since then
   * @param message without an address if an earlier attempt has sent it
   */
  markSent(now: Date, message: { to?: string; subject?: string; messageId?: string }): void {
    this.toAddress = message.to ?? this.toAddress;
    this.subject = message.subject ?? this.subject;
    this.messageId = message.messageId ?? null;
    this.attemptStartedAt = null;
    this.state = 'sent';
    this.sentAt = now;
    this.lastError = null;
    this.nextAttemptAt = null;
  }

  /** @param isPermanent whether a retry would fail in the same way */
  markFailed(reason: string, isPermanent: boolean): void {
    this.lastError = firstChars(reason, 1_000);
    if (isPermanent) return this.giveUp();
    const backoffMs = Math.min(FIRST_BACKOFF_MS * 2 ** Math.max(this.attempts - 1, 0), MAX_BACKOFF_MS);
    this.postpone(backoffMs * (1 + Math.random() * 0.3));
  }

  /** Schedules another attempt, or fails the message at the end of its retry period. */
  postpone(delayMs: number): void {
    const next = new Date(Date.now() + delayMs);
    if (next > this.retryUntil) return this.giveUp();
    this.attemptStartedAt = null;
    this.state = 'pending';
    this.sentAt = null;
    this.nextAttemptAt = next;
  }

  /** Schedules the next attempt later, without counting the one that has just begun. */
  postponeUncounted(delayMs: number): void {
    this.attempts = Math.max(this.attempts - 1, 0);
    this.postpone(delayMs);
  }

  /** Schedules the first attempt later, without counting the one that has just begun. */
  waitFor(delayMs: number, now = Date.now()): void {
    this.attempts = Math.max(this.attempts - 1, 0);
    this.attemptStartedAt = null;
    const { nextAttemptAt, retryUntil } = Delivery.firstDates(delayMs, { now });
    Object.assign(this, { nextAttemptAt, retryUntil, waitsUntil: nextAttemptAt });
  }

  cancel(reason: string): void {
    this.attemptStartedAt = null;
    this.state = 'cancelled';
    this.lastError = reason;
    this.nextAttemptAt = null;
  }

  /**
   * Applies a status report, which may be late, repeated or out of order. `delivered` and `read` hold for the message;
   * `sent` holds for its attempt, and only counts for the last one: it replaces an outcome that a crash lost.
   */
  applyReport(report: {
    state: 'sent' | 'delivered' | 'read';
    attempt: number;
    messageId: string;
    at: Date;
  }): void {
    const { state, attempt, messageId, at } = report;
    if (state === 'sent' && attempt < this.attempts) return;
    if (this.state === 'cancelled' || SENT_STATES.indexOf(state) <= SENT_STATES.indexOf(this.state)) return;
    this.attempts = Math.max(this.attempts, attempt);
    this.attemptStartedAt = null;
    this.state = state;
    this.messageId = messageId;
    this.sentAt ??= at;
    if (state !== 'sent') this.deliveredAt ??= at;
    if (state === 'read') this.readAt = at;
    this.lastError = null;
    this.nextAttemptAt = null;
  }

  /** Without a WhatsApp account staff send the message from the link; it does not count as sent. */
  offerLink(link: string, to: string): void {
    this.attemptStartedAt = null;
    this.toAddress = to;
    this.link = link;
    this.state = 'link';
    this.lastError = null;
    this.nextAttemptAt = null;
  }

  /** Whether the message states the time of an interview. */
  get isInvitation(): boolean {
    return this.kind === 'interview-invitation' || this.kind === 'interview-rescheduled';
  }

  get wasSent(): boolean {
    return this.sentAt !== null && this.sentAt !== undefined;
  }

  /** Starts a new retry period for an unsent message. @throws {AppError} `NOT_FOUND` if it was cancelled */
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
    this.attemptStartedAt = null;
    this.state = 'failed';
    this.sentAt = null;
    this.nextAttemptAt = null;
  }
}
schema.setClass(Delivery);
