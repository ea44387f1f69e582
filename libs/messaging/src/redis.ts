import { Redis } from 'ioredis';
import { log, readConfig, url, type ReadinessCheck } from '@araucaria/platform';

/** Options of a connection; BullMQ makes its own from them and closes what it made. */
export type RedisConnection = {
  url: string;
  maxRetriesPerRequest?: number | null;
  enableOfflineQueue?: boolean;
  commandTimeout?: number;
  retryStrategy: (attempt: number) => number;
};

/**
 * For requests that somebody waits for: while Redis is away commands fail at once instead of piling up.
 */
export const requestConnection = (): RedisConnection => ({
  ...base(),
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  commandTimeout: 2_000,
});

/** For workers and blocking reads: it waits for Redis as long as it takes. */
export const workerConnection = (): RedisConnection => ({ ...base(), maxRetriesPerRequest: null });

const base = () => ({
  url: readConfig({ REDIS_URL: url({ desc: 'redis://…' }) }).REDIS_URL,
  // Back within half a second of Redis's own return, without hammering it meanwhile.
  retryStrategy: (attempt: number) => Math.min(attempt * 50, 500),
});

/** A client of our own, which says once when Redis goes and when it comes back. */
export function openRedis({ url: address, ...options }: RedisConnection): Redis {
  const redis = new Redis(address, options);
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error }, 'Redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });
  return redis;
}

/** The readiness check of a connection. */
export const redisCheck = (redis: Redis): ReadinessCheck => ({
  name: 'redis',
  check: async () => void (await redis.ping()),
});
