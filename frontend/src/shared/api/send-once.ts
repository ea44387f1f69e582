import { randomId } from '../browser/random-id';
import { failureOf } from './failure';

/** A press later than this after the last one asks for another message. */
const SAME_PRESS_MS = 5 * 60_000;

/** The key of each message that was requested without a known outcome. */
const unanswered = new Map<string, { formKey: string; pressedAt: number }>();

/**
 * Requests a message with one key until the outcome of a request is known: the server sends it once, also if a response was lost.
 * @param message what is sent and to whom
 */
export async function sendOnce<T>(message: string, request: (formKey: string) => Promise<T>): Promise<T> {
  const last = unanswered.get(message);
  const pressedAt = Date.now();
  const isSame = last !== undefined && pressedAt - last.pressedAt < SAME_PRESS_MS;
  const formKey = isSame ? last.formKey : randomId();
  unanswered.set(message, { formKey, pressedAt });
  try {
    const response = await request(formKey);
    unanswered.delete(message);
    return response;
  } catch (error) {
    if (isRefused(error)) unanswered.delete(message);
    throw error;
  }
}

/** A lost response and a fault of a service leave open whether the message was sent. */
function isRefused(error: unknown): boolean {
  const { code } = failureOf(error);
  return code !== undefined && code !== 'INTERNAL' && code !== 'UNAVAILABLE';
}
