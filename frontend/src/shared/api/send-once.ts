import { randomId } from '../browser/random-id';

/** The key of each message that was requested without a response. */
const keys = new Map<string, string>();

/**
 * Requests a message with one key until a request succeeds: the server sends it once, also if a response was lost.
 * @param message what is sent and to whom
 */
export async function sendOnce<T>(message: string, request: (formKey: string) => Promise<T>): Promise<T> {
  const formKey = keys.get(message) ?? randomId();
  keys.set(message, formKey);
  const response = await request(formKey);
  keys.delete(message);
  return response;
}
