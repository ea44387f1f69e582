import { Redis } from 'ioredis';

const KEYS_PER_BATCH = 1_000;

/**
 * Deletes all keys of the product: sessions, which may be those of erased accounts, and queues, which belong to the rows before
 * the restore. Services publish their events and set their timers again.
 * @returns the number of keys
 */
export async function emptyRedis(url: string, prefix: string): Promise<number> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  let deleted = 0;
  try {
    const pages = redis.scanStream({ match: `${prefix}:*`, count: KEYS_PER_BATCH }) as AsyncIterable<
      string[]
    >;
    for await (const keys of pages) if (keys.length) deleted += await redis.unlink(...keys);
    return deleted;
  } finally {
    redis.disconnect();
  }
}
