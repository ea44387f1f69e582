/**
 * The message must not be sent: its recipient no longer exists, or its content is no longer true.
 * The delivery is cancelled, and staff see the error message, which is in Portuguese.
 */
export class OutdatedMessageError extends Error {
  override readonly name = 'OutdatedMessageError';
}
