import type { DefaultJobOptions } from 'bullmq';

/** Prefix of all keys of the product in Redis: `REDIS_PREFIX`, by default `araucaria`. Each test uses its own. */
export const keyPrefix = (): string => process.env.REDIS_PREFIX ?? 'araucaria';

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
