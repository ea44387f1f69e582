import { randomBytes } from 'node:crypto';
import { PROCESSES } from '@araucaria/local/processes';
import { redisUser, redisUserUrl } from '@araucaria/local/redis-acl';
import { withRedis } from '../with-redis.js';

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
  try {
    await withRedis(url, async (redis) => {
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
    remove: async () => {
      const names = [...users.values()].map(({ name }) => name);
      await withRedis(url, (redis) => redis.call('ACL', 'DELUSER', ...names));
    },
  };
}
