/**
 * An earlier attempt has sent the message, and its process died before it could store this: its link was used, and only the message
 * contains it. The delivery is stored as sent.
 */
export class AlreadySentError extends Error {
  override readonly name = 'AlreadySentError';
}
