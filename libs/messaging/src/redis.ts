import { Redis, type RedisOptions } from 'ioredis';
import { log, readConfig, str, url, type ReadinessCheck } from '@araucaria/platform';

const DEFAULT_SENTINEL_PORT = 26_379;

/**
 * For commands that a request waits for: during an outage of Redis they fail at once instead of being queued. BullMQ's own first
 * command must not fail like this: a queue would keep that error and throw it for ever.
 */
export const requestConnection = () => ({
  ...base(),
  skipVersionCheck: true,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  commandTimeout: 2_000,
});

/** For workers and blocking reads: commands wait until Redis is available. */
export const workerConnection = () => ({ ...base(), maxRetriesPerRequest: null });

/** Reconnects within half a second after Redis is available again. */
const retryStrategy = (attempt: number): number => Math.min(attempt * 50, 500);

/**
 * A server that loads its data is asked again after this time. ioredis would wait for as long as the server expects to need,
 * up to 10 s; in the first second Redis expects one second for each byte.
 */
const LOADING_RETRY_MS = 200;

/** Options of a connection. BullMQ opens its own connections with them and closes those itself. */
function base() {
  const config = readConfig({
    REDIS_URL: url({ desc: 'redis://…; with Sentinel its host is the name of the primary' }),
    REDIS_SENTINELS: str({ default: '', desc: 'host:port of each Sentinel, separated by commas' }),
    REDIS_SENTINEL_USERNAME: str({ default: '' }),
    REDIS_SENTINEL_PASSWORD: str({ default: '' }),
  });
  const { REDIS_URL: address, REDIS_SENTINELS: sentinels } = config;
  const { REDIS_SENTINEL_USERNAME: sentinelUsername, REDIS_SENTINEL_PASSWORD: sentinelPassword } = config;
  return {
    url: address,
    retryStrategy,
    maxLoadingRetryTime: LOADING_RETRY_MS,
    ...(sentinels && {
      ...sentinelOptions(sentinels, new URL(address).hostname),
      ...(sentinelUsername && { sentinelUsername }),
      ...(sentinelPassword && { sentinelPassword }),
    }),
  };
}

/** Options for connections to the primary that the Sentinels name; they reconnect when it has become a replica. */
const sentinelOptions = (sentinels: string, name: string) => ({
  sentinels: sentinels.split(',').map((address) => {
    const { hostname: host, port } = new URL(`redis://${address.trim()}`);
    return { host, port: Number(port) || DEFAULT_SENTINEL_PORT };
  }),
  name,
  sentinelRetryStrategy: retryStrategy,
  // ioredis' failoverDetector is left out: it ended connections for ever that were reconnecting at that moment.
  reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
});

type Connection = ReturnType<typeof base> &
  Pick<RedisOptions, 'commandTimeout' | 'enableOfflineQueue' | 'maxRetriesPerRequest'>;

/** Opens a client. It logs each outage of Redis once, and its end once. The caller disconnects it. */
export function openRedis({ url: address, ...options }: Connection): Redis {
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

export const redisCheck = (redis: Redis): ReadinessCheck => ({
  name: 'redis',
  check: async () => void (await redis.ping()),
});
