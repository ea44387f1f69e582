import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the work behind it takes for any input. */
const DURATION_MS = 500;

/**
 * Waits for `work`, and at least half a second, so that the time of a response does not reveal what the work found.
 * An error of `work` is thrown after the same time.
 */
export async function withConstantDuration(work: Promise<void>): Promise<void> {
  const minimum = delay(DURATION_MS);
  const [outcome] = await Promise.allSettled([work, minimum]);
  if (outcome.status === 'rejected') throw outcome.reason;
}
