import { randomUUID } from 'node:crypto';
import type { ParseResumeResult } from '@araucaria/contracts';
import { openRedis, requestConnection } from '@araucaria/messaging/queues';
import { testRedisUrl } from '@araucaria/testing';
import { ResultCache } from '../src/result-cache.js';

const result: ParseResumeResult = {
  outcome: 'read',
  fields: { firstName: 'Bruna', lastName: 'Leal' } as never,
  confidence: {} as never,
  experiences: [],
  education: [],
  notices: [],
};

describe('results of files read lately', () => {
  process.env.REDIS_URL = testRedisUrl();
  const redis = [openRedis(requestConnection()), openRedis(requestConnection())];
  let prefix: string;
  let caches: ResultCache[];
  let reads: number;
  const read = (keep = true) => {
    reads += 1;
    return Promise.resolve({ result, keep });
  };

  beforeAll(() => Promise.all(redis.map((one) => new Promise((ready) => one.once('ready', ready)))));

  beforeEach(() => {
    prefix = `test-${randomUUID()}`;
    caches = redis.map((one) => new ResultCache(one, prefix));
    reads = 0;
  });

  afterAll(() => redis.forEach((one) => one.disconnect()));

  const bytes = Buffer.from('%PDF-1.7 a résumé');

  it('are shared by the replicas, also by two that get the same file at once', async () => {
    const found = await Promise.all(caches.map((cache) => cache.once(bytes, () => read())));
    expect(found).toEqual([result, result]);
    expect(await caches[1]?.once(bytes, () => read())).toEqual(result);
    expect(reads).toBe(1);
  });

  it('are of no use without the file, and gone after ten minutes', async () => {
    await caches[0]?.once(bytes, () => read());
    const keys = (await redis[0]?.keys(`${prefix}:*`)) ?? [];
    expect(keys).toHaveLength(1);
    expect(await redis[0]?.get(keys[0] ?? '')).not.toContain('Bruna');
    expect(await redis[0]?.ttl(keys[0] ?? '')).toBeLessThanOrEqual(600);
  });

  it('are not kept when somebody may do better later', async () => {
    await caches[0]?.once(bytes, () => read(false));
    await caches[0]?.once(bytes, () => read(false));
    expect(reads).toBe(2);
  });

  it('are not waited for when their reader failed', async () => {
    await expect(caches[0]?.once(bytes, () => Promise.reject(new Error('died')))).rejects.toThrow('died');
    expect(await caches[1]?.once(bytes, () => read())).toEqual(result);
  });

  it('are done without while Redis is away', async () => {
    process.env.REDIS_URL = 'redis://127.0.0.1:1';
    const nobody = openRedis(requestConnection());
    expect(await new ResultCache(nobody, prefix).once(bytes, () => read())).toEqual(result);
    nobody.disconnect();
  });
});
