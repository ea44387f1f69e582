import type { EntityManager } from '@mikro-orm/postgresql';
import type { Delivery } from './delivery.entity.js';

/** Sends deliveries of one `Channel`. */
export interface MessageChannel {
  /** @throws {CircuitOpenError} when the server of the channel is unreachable, and an attempt would be useless */
  assertAvailable(): void;

  /**
   * Composes the message and marks `delivery` as sent. Its row is stored before the message is sent.
   * @returns sends the message; undefined if there is nothing to send
   * @throws {OutdatedMessageError} when the message must not be sent any more
   * @throws {PermanentDeliveryError} when a retry would fail in the same way, also by the returned function
   */
  prepare(em: EntityManager, delivery: Delivery): Promise<(() => Promise<void>) | undefined>;
}

/** The message, its address or its content was rejected permanently. */
export class PermanentDeliveryError extends Error {
  override readonly name: string = 'PermanentDeliveryError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
