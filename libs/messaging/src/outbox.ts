import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditRecord, EventCatalogue, EventName } from '@araucaria/contracts';
import { Database, OutboxEvent } from '@araucaria/database';
import { currentActor, currentRequestId, currentTraceparent } from '@araucaria/platform';

/** An event as a row of `outbox_event`, by columns, for a statement that inserts it beside the change. */
export interface OutboxRow {
  id: string;
  name: EventName;
  payload: object;
  request_id: string | null;
  traceparent: string | null;
  occurred_at: Date;
}

/** Publishes events through a transactional outbox. */
@Injectable()
export class Outbox {
  private listener: () => void = () => undefined;

  constructor(private readonly database: Database) {}

  /** Sets what is called after each commit of this process that has added events. */
  onEvents(listener: () => void): void {
    this.listener = listener;
  }

  /**
   * Adds an entry of the acting user to the audit trail. The users service stores it after the commit, exactly once, and
   * never if the transaction rolls back.
   */
  audit(em: EntityManager, record: AuditRecord): void {
    this.add(em, 'audit.recorded', { ...record, actorId: currentActor()?.id ?? null });
  }

  /**
   * Adds an event to the transaction of `em`. It is published after the commit, at least once, and never if the
   * transaction rolls back.
   * @returns when it occurred
   */
  add<E extends EventName>(em: EntityManager, name: E, payload: EventCatalogue[E]): Date {
    const { request_id: requestId, occurred_at: occurredAt, ...row } = Outbox.row(name, payload);
    em.create(OutboxEvent, { ...row, requestId, occurredAt, publishedAt: null }, { persist: true });
    this.wakeRelayAfterCommit(em);
    return occurredAt;
  }

  /** Wakes the relay. To be called after the commit of a statement that inserts a {@link row}. */
  readonly wakeRelay = (): void => this.listener();

  /** Wakes the relay after the commit of `em`, whose transaction has inserted a {@link row} by a statement. */
  wakeRelayAfterCommit(em: EntityManager): void {
    this.database.afterCommit(em, this.wakeRelay);
  }

  /**
   * The row of an event for a statement that inserts it in the transaction of the change.
   * @param payload the part that is known before the statement; the statement adds the rest
   */
  static row<E extends EventName>(name: E, payload: Partial<EventCatalogue[E]>): OutboxRow {
    return {
      id: randomUUID(),
      name,
      payload,
      request_id: currentRequestId(),
      traceparent: currentTraceparent() ?? null,
      occurred_at: new Date(),
    };
  }
}
