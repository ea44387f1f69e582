import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { PROCESSES } from '@araucaria/local/processes';
import { redisUser, redisUserUrl } from '@araucaria/local/redis-acl';

/** Users of Redis for the processes of one test, with the rights that they have in production. */
export interface RedisUsers {
  urlOf(process: string): string | undefined;
  remove(): Promise<void>;
}

/**
 * Creates them on the Redis of the test run.
 * @returns undefined where the server has no users: the one written in JavaScript
 */
export async function createRedisUsers(url: string, prefix: string): Promise<RedisUsers | undefined> {
  const secret = randomBytes(16).toString('hex');
  const users = new Map(PROCESSES.map(({ name }) => [name, redisUser(name, prefix, secret)]));
  const withAdministrator = async (work: (redis: Redis) => Promise<unknown>): Promise<void> => {
    const redis = new Redis(url);
    try {
      await work(redis);
    } finally {
      redis.disconnect();
    }
  };
  try {
    await withAdministrator(async (redis) => {
      for (const { name, password, rules } of users.values())
        await redis.call('ACL', 'SETUSER', name, 'reset', 'on', `>${password}`, ...rules);
    });
  } catch (error) {
    if (/unknown (sub)?command/i.test((error as Error).message)) return undefined;
    throw error;
  }
  return {
    urlOf: (process) => {
      const user = users.get(process);
      return user && redisUserUrl(url, user);
    },
    remove: () =>
      withAdministrator((redis) =>
        redis.call('ACL', 'DELUSER', ...[...users.values()].map(({ name }) => name)),
      ),
  };
}
