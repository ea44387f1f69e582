import { Redis } from 'ioredis';

/** Runs commands over a separate connection, which ends with them. */
export async function withRedis<T>(url: string, run: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url);
  try {
    return await run(redis);
  } finally {
    redis.disconnect();
  }
}
