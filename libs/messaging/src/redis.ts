import { Redis, type RedisOptions } from 'ioredis';
import { log, readConfig, url, type ReadinessCheck } from '@araucaria/platform';

/** BullMQ's options do not take an explicit undefined, which ioredis's allow. */
type WithoutUndefined<T> = { [Option in keyof T]?: Exclude<T[Option], undefined> };

/** Options of a connection. BullMQ opens its own connections with them and closes those itself. */
export type RedisConnection = WithoutUndefined<
  Pick<RedisOptions, 'maxRetriesPerRequest' | 'enableOfflineQueue' | 'commandTimeout'>
> & {
  url: string;
  /** Returns milliseconds until the next attempt to connect. */
  retryStrategy: (attempt: number) => number;
};

/** For commands that a request waits for: during an outage of Redis they fail at once instead of being queued. */
export const requestConnection = (): RedisConnection => ({
  ...base(),
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  commandTimeout: 2_000,
});

/** For workers and blocking reads: commands wait until Redis is available. */
export const workerConnection = (): RedisConnection => ({ ...base(), maxRetriesPerRequest: null });

const base = () => ({
  url: readConfig({ REDIS_URL: url({ desc: 'redis://…' }) }).REDIS_URL,
  // Reconnects within half a second after Redis is available again.
  retryStrategy: (attempt: number) => Math.min(attempt * 50, 500),
});

/** Opens a client. It logs each outage of Redis once, and its end once. The caller disconnects it. */
export function openRedis({ url: address, ...options }: RedisConnection): Redis {
  const redis = new Redis(address, options);
  let isUnavailable = false;
  redis.on('error', (error) => {
    if (!isUnavailable) log.warn({ err: error }, 'Redis is unavailable');
    isUnavailable = true;
  });
  redis.on('ready', () => {
    if (isUnavailable) log.info('Redis is available again');
    isUnavailable = false;
  });
  return redis;
}

/** The readiness check of a connection, for `Readiness`. */
export const redisCheck = (redis: Redis): ReadinessCheck => ({
  name: 'redis',
  check: async () => void (await redis.ping()),
});
