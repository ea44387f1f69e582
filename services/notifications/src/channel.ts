import type { EntityManager } from '@mikro-orm/postgresql';
import type { Delivery } from './delivery.entity.js';

/** A way by which messages reach people. */
export interface MessageChannel {
  /** @throws {ServerAway} when there is no use in trying now */
  assertThere(): void;

  /**
   * Writes and sends the message, and notes on the row what became of it.
   * @throws {OutOfDate} when there is nobody to tell, or nothing any more; {Refused} when trying again is of no use
   */
  send(em: EntityManager, delivery: Delivery): Promise<void>;
}

/** The message, its address or its text was refused for good. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
