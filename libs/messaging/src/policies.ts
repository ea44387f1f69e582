import type { DefaultJobOptions, Worker, WorkerOptions } from 'bullmq';
import type { WorkTracker } from '@araucaria/platform';

/** Prefix of all keys of the product in Redis: `REDIS_PREFIX`, by default `araucaria`. Each test uses its own. */
export const keyPrefix = (): string => process.env.REDIS_PREFIX ?? 'araucaria';

/**
 * Another worker takes over a message after its worker died: within 5 s (lock) + 2 s (check). A worker renews its lock
 * every 2.5 s, unless its event loop is blocked.
 */
export const WORKER_POLICY = {
  lockDuration: 5_000,
  stalledInterval: 2_000,
  // Workers may die for other reasons than the message. After ten deaths the message counts as their cause.
  maxStalledCount: 10,
  // Milliseconds until a worker that lost Redis polls again (BullMQ's default is 15 s).
  runRetryDelay: 500,
  // Seconds.
  drainDelay: 2,
} satisfies Partial<WorkerOptions>;

/** Eight attempts within about a minute (0.5 s, doubling); after that the message stays in the queue as failed. */
export const EVENT_POLICY: DefaultJobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 500, jitter: 0.3 },
  // `processed_event` detects repeats. Keeping a set of processed messages would double the commands of Redis per event.
  removeOnComplete: true,
  removeOnFail: false,
};

/** Eight attempts within about two minutes (1 s, doubling); after that the next cron run processes what was due. */
export const TIMER_POLICY: DefaultJobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.3 },
  // Frees its id, so that the same time can be set again.
  removeOnComplete: true,
  removeOnFail: false,
};

export const CRON_POLICY = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 5_000 },
  removeOnComplete: { count: 20 },
  removeOnFail: { count: 20 },
} satisfies DefaultJobOptions;

/** A closing worker waits for its messages and for Redis. This limits the wait during an outage of Redis. */
const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Takes no more messages from the start of draining on. A worker that went on would never be idle under load, and its last
 * messages would be cut off and repeated.
 */
export function stopWorkerOnDrain(worker: Worker, tracker: WorkTracker): void {
  tracker.onDrain(() => void worker.close().catch(() => undefined));
}

/** Stops the worker after its running messages. Another worker takes over those that exceed {@link CLOSE_TIMEOUT_MS}. */
export async function closeWorker(worker: Worker): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
  await Promise.race([worker.close(), timeout]);
}
