import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { SERVICES } from '@araucaria/contracts/domain';
import { withRedis } from '../with-redis.js';

interface StoredKey {
  key: string;
  dump: Buffer;
  /** Milliseconds until the key expires; 0: never. */
  ttlMs: number;
}

/** The keys of one system in Redis, to which they can be brought back. */
export class RedisSnapshot {
  private constructor(
    private readonly redisUrl: string,
    private readonly prefix: string,
    private readonly stored: StoredKey[],
  ) {}

  static async take(redisUrl: string, prefix: string): Promise<RedisSnapshot> {
    const stored = await withRedis(redisUrl, async (redis) => {
      const keys = await keysOf(redis, prefix);
      return Promise.all(
        keys.map(async (key): Promise<StoredKey | undefined> => {
          const [dump, ttlMs] = await Promise.all([redis.dumpBuffer(key), redis.pttl(key)]);
          return dump ? { key, dump, ttlMs: Math.max(0, ttlMs) } : undefined;
        }),
      );
    });
    return new RedisSnapshot(
      redisUrl,
      prefix,
      stored.filter((each) => each !== undefined),
    );
  }

  /**
   * Brings all keys back at the same moment, and lets the processes forget what they have cached: they get new versions of the
   * services' data, and an event that says that jobs have changed.
   */
  async restore(): Promise<void> {
    await withRedis(this.redisUrl, async (redis) => {
      const work = redis.multi();
      const kept = new Set(this.stored.map(({ key }) => key));
      for (const key of await keysOf(redis, this.prefix)) if (!kept.has(key)) work.unlink(key);
      for (const { key, dump, ttlMs } of this.stored) work.restore(key, ttlMs, dump, 'REPLACE');
      for (const service of SERVICES) {
        const version = `${this.prefix}:${service}-version`;
        if (kept.has(version)) work.set(version, randomUUID());
      }
      work.publish(`${this.prefix}:live`, JSON.stringify([{ name: 'job.updated', payload: {} }]));
      for (const [error] of (await work.exec()) ?? []) if (error) throw error;
    });
  }
}

/** Removes what a stopped system has left in Redis. A server that the test has ended holds nothing. */
export async function removeKeys(redisUrl: string, prefix: string): Promise<void> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const keys = await keysOf(redis, prefix);
    if (keys.length) await redis.unlink(...keys);
  } catch {
    // No server listens any more.
  } finally {
    redis.disconnect();
  }
}

async function keysOf(redis: Redis, prefix: string): Promise<string[]> {
  const found: string[] = [];
  const stream = redis.scanStream({ match: `${prefix}:*`, count: 1_000 }) as AsyncIterable<string[]>;
  for await (const keys of stream) found.push(...keys);
  return [...new Set(found)];
}
