import type { DefaultJobOptions, Worker, WorkerOptions } from 'bullmq';

/** Prefix of every key of ours in Redis; tests use their own. */
export const keyPrefix = (): string => process.env.REDIS_PREFIX ?? 'araucaria';

/**
 * A message whose worker died is taken over 5 s (lock) + at most 2 s (check) later. A worker renews its lock every
 * 2.5 s, which it can as long as nothing blocks its event loop.
 */
export const WORKER_POLICY = {
  lockDuration: 5_000,
  stalledInterval: 2_000,
  // Being in the hands of a dying worker is not the message's fault; ten deaths in a row are.
  maxStalledCount: 10,
  // How long a worker that lost Redis waits before it looks again (BullMQ's default is 15 s).
  runRetryDelay: 500,
  drainDelay: 2,
} satisfies Partial<WorkerOptions>;

/** Eight tries over about two minutes (0.5 s doubling), then the message stays, failed and visible. */
export const EVENT_POLICY: DefaultJobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 500, jitter: 0.3 },
  // Long enough to see what happened; repeats after that are caught by `processed_event`.
  removeOnComplete: { age: 3_600, count: 5_000 },
  removeOnFail: false,
};

/** Eight attempts within about two minutes (1 s, doubling); after that the next cron run finds what was due. */
export const TIMER_POLICY: DefaultJobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.3 },
  // Its id is free again: the same time may be set anew.
  removeOnComplete: true,
  removeOnFail: false,
};

export const CRON_POLICY = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 5_000 },
  removeOnComplete: { count: 20 },
  removeOnFail: { count: 20 },
} satisfies DefaultJobOptions;

/** A worker that is closed waits for its messages, and for Redis, which may be away: not for ever. */
const CLOSE_LIMIT = 3_000;

/** Lets the worker end what it has begun; what it cannot end is taken over by another. */
export async function closeWorker(worker: Worker): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT).unref());
  await Promise.race([worker.close(), limit]);
}
