import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventName } from '@araucaria/contracts';
import { OutboxEvent } from '@araucaria/database';
import { currentRequestId } from '@araucaria/platform';

/** Tells other services what happened, exactly when it really happened. */
@Injectable()
export class Outbox {
  /**
   * Writes an event down beside the change that it tells of; it is sent when the transaction of `em` has committed,
   * and never otherwise.
   */
  add<E extends EventName>(em: EntityManager, name: E, payload: EventCatalogue[E]): void {
    em.create(
      OutboxEvent,
      {
        id: randomUUID(),
        name,
        payload,
        requestId: currentRequestId(),
        occurredAt: new Date(),
        publishedAt: null,
      },
      { persist: true },
    );
  }
}
