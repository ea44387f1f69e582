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

/**
 * The result of `work`. A concealed error is thrown half a second after the start, so that its time does not reveal what the
 * work did before it failed.
 */
export async function withConstantRefusal<T>(
  work: () => Promise<T>,
  isConcealed: (error: unknown) => boolean,
): Promise<T> {
  const startedAtMs = performance.now();
  try {
    return await work();
  } catch (error) {
    const elapsedMs = performance.now() - startedAtMs;
    if (isConcealed(error) && elapsedMs < DURATION_MS) await delay(DURATION_MS - elapsedMs);
    throw error;
  }
}
