import { setTimeout as delay } from 'node:timers/promises';
import { log, type WorkTracker } from '@araucaria/platform';

/** The pause after a failed attempt to copy what another service owns. */
export const COPY_RETRY_INTERVAL_MS = 5_000;

/**
 * Copies what another service owns for records whose copy no event brings, again after each failure until it succeeds or the process
 * ends. For the start of a service: the events are older than its subscription, and are no longer stored.
 * @param copies what is copied, for the log
 */
export async function untilCopied(
  tracker: WorkTracker,
  copies: string,
  copy: () => Promise<unknown>,
  retryIntervalMs = COPY_RETRY_INTERVAL_MS,
): Promise<void> {
  while (!tracker.isDraining) {
    try {
      await tracker.track(copy);
      return;
    } catch (error) {
      log.debug({ err: error, copies }, 'a copy is made when the service of its data is available');
      await delay(retryIntervalMs, undefined, { ref: false });
    }
  }
}
