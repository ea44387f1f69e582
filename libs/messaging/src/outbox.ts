import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditRecord, EventCatalogue, EventName } from '@araucaria/contracts';
import { OutboxEvent } from '@araucaria/database';
import { currentActor, currentRequestId, currentTraceparent } from '@araucaria/platform';

/** Publishes events through a transactional outbox. */
@Injectable()
export class Outbox {
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
   */
  add<E extends EventName>(em: EntityManager, name: E, payload: EventCatalogue[E]): void {
    em.create(
      OutboxEvent,
      {
        id: randomUUID(),
        name,
        payload,
        requestId: currentRequestId(),
        traceparent: currentTraceparent() ?? null,
        occurredAt: new Date(),
        publishedAt: null,
      },
      { persist: true },
    );
  }
}
