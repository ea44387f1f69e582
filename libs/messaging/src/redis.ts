import { Redis, type RedisOptions } from 'ioredis';
import { log, readConfig, str, url, type ReadinessCheck } from '@araucaria/platform';

const DEFAULT_SENTINEL_PORT = 26_379;

/** BullMQ's options do not take an explicit undefined, which ioredis's allow. */
type WithoutUndefined<T> = { [Option in keyof T]?: Exclude<T[Option], undefined> };

type SentinelOptions = Pick<
  RedisOptions,
  | 'sentinels'
  | 'name'
  | 'sentinelUsername'
  | 'sentinelPassword'
  | 'sentinelRetryStrategy'
  | 'reconnectOnError'
>;

/** Options of a connection. BullMQ opens its own connections with them and closes those itself. */
export type RedisConnection = WithoutUndefined<
  Pick<
    RedisOptions,
    | 'maxRetriesPerRequest'
    | 'enableOfflineQueue'
    | 'commandTimeout'
    | 'maxLoadingRetryTime'
    | keyof SentinelOptions
  >
> & {
  url: string;
  /** BullMQ does not ask a new connection for the version of Redis. */
  skipVersionCheck?: boolean;
  /** Returns milliseconds until the next attempt to connect. */
  retryStrategy: (attempt: number) => number;
};

/**
 * For commands that a request waits for: during an outage of Redis they fail at once instead of being queued. BullMQ's own first
 * command must not fail like this: a queue would keep that error and throw it for ever.
 */
export const requestConnection = (): RedisConnection => ({
  ...base(),
  skipVersionCheck: true,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  commandTimeout: 2_000,
});

/** For workers and blocking reads: commands wait until Redis is available. */
export const workerConnection = (): RedisConnection => ({ ...base(), maxRetriesPerRequest: null });

/** Reconnects within half a second after Redis is available again. */
const retryStrategy = (attempt: number): number => Math.min(attempt * 50, 500);

/**
 * A server that loads its data is asked again after this time. ioredis would wait for as long as the server expects to need,
 * up to 10 s; in the first second Redis expects one second for each byte.
 */
const LOADING_RETRY_MS = 200;

function base() {
  const config = readConfig({
    REDIS_URL: url({ desc: 'redis://…; with Sentinel its host is the name of the primary' }),
    REDIS_SENTINELS: str({ default: '', desc: 'host:port of each Sentinel, separated by commas' }),
    REDIS_SENTINEL_USERNAME: str({ default: '' }),
    REDIS_SENTINEL_PASSWORD: str({ default: '' }),
  });
  const { REDIS_URL: address, REDIS_SENTINELS: sentinels } = config;
  return {
    url: address,
    retryStrategy,
    maxLoadingRetryTime: LOADING_RETRY_MS,
    ...(sentinels && sentinelOptions(config)),
  };
}

/** Options for connections to the primary that the Sentinels name; they reconnect when it has become a replica. */
function sentinelOptions(config: {
  REDIS_URL: string;
  REDIS_SENTINELS: string;
  REDIS_SENTINEL_USERNAME: string;
  REDIS_SENTINEL_PASSWORD: string;
}): WithoutUndefined<SentinelOptions> {
  const { REDIS_SENTINEL_USERNAME: sentinelUsername, REDIS_SENTINEL_PASSWORD: sentinelPassword } = config;
  return {
    sentinels: config.REDIS_SENTINELS.split(',').map((address) => {
      const { hostname: host, port } = new URL(`redis://${address.trim()}`);
      return { host, port: Number(port) || DEFAULT_SENTINEL_PORT };
    }),
    name: new URL(config.REDIS_URL).hostname,
    ...(sentinelUsername && { sentinelUsername }),
    ...(sentinelPassword && { sentinelPassword }),
    sentinelRetryStrategy: retryStrategy,
    // ioredis' failoverDetector is left out: it ended connections for ever that were reconnecting at that moment.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  };
}

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
