import type { Redis } from 'ioredis';

/** Everything that Redis holds under a prefix, keys and contents, as one text for each key. */
export async function everythingIn(redis: Redis, prefix: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const keys of redis.scanStream({ match: `${prefix}:*` }) as AsyncIterable<string[]>)
    for (const key of keys) texts.push(`${key} ${JSON.stringify(await contentOf(redis, key))}`);
  return texts;
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, '0', '-1');
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return redis.get(key);
  }
}
