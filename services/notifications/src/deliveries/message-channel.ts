import type { EntityManager } from '@mikro-orm/postgresql';
import type { Delivery } from './delivery.entity.js';

/** Sends deliveries of one `Channel`. */
export interface MessageChannel {
  /**
   * Set if the recipient sees each copy of a message that is sent twice: how long after an attempt without a known outcome a
   * status report is waited for before the message is sent again.
   */
  readonly reportTimeoutMs?: number | undefined;

  /** @throws {CircuitOpenError} when the server of the channel is unreachable, and an attempt would be useless */
  assertAvailable(): void;

  /**
   * Composes the message and marks `delivery` as sent. Its row is stored before the message is sent.
   * @returns sends the message; undefined if there is nothing to send
   * @throws {OutdatedMessageError} when the message must not be sent any more
   * @throws {PermanentDeliveryError} when a retry would fail in the same way, also by the returned function
   * @throws {UnknownOutcomeError} by the returned function
   */
  prepare(em: EntityManager, delivery: Delivery): Promise<(() => Promise<void>) | undefined>;
}

/** The server may have accepted the message; its response was lost. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
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
