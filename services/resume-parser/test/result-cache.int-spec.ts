import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { ParseResumeOutcome, ParseResumeResult } from '@araucaria/contracts';
import { SealedResults, openRedis, requestConnection } from '@araucaria/messaging/queues';
import { testRedisUrl } from '@araucaria/testing';
import { ResultCache } from '../src/result-cache.js';

const result: ParseResumeResult = {
  outcome: 'read',
  fields: { firstName: 'Bruna', lastName: 'Leal' } as never,
  confidence: {} as never,
  experiences: [],
  education: [],
  languages: [],
  skills: [],
  notices: ['truncated'],
};

describe('ResultCache', () => {
  process.env.REDIS_URL = testRedisUrl();
  const redis = [openRedis(requestConnection()), openRedis(requestConnection())];
  const results = redis.map((one) => new SealedResults<ParseResumeResult>(one, 'resume-result'));
  const caches = results.map((one) => new ResultCache(one));
  let reads: number;
  const read = (keep = true) => {
    reads += 1;
    return Promise.resolve({ result, keep });
  };
  const referenceOf = (outcome?: ParseResumeOutcome) =>
    outcome?.outcome === 'read' ? outcome.reference : 'no reference';

  beforeAll(async () => {
    for (const one of redis) if (one.status !== 'ready') await once(one, 'ready');
  });

  beforeEach(() => {
    process.env.REDIS_PREFIX = `test-${randomUUID()}`;
    reads = 0;
  });

  afterAll(() => redis.forEach((one) => one.disconnect()));

  const bytes = Buffer.from('%PDF-1.7 a résumé');

  it('shares a result between replicas, also between two that receive the same file at once', async () => {
    const outcomes = await Promise.all(caches.map((cache) => cache.once(bytes, () => read())));
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(await caches[1]?.once(bytes, () => read())).toEqual(outcomes[0]);
    expect(reads).toBe(1);
  });

  it('passes results by reference, sealed with a key derived from the file', async () => {
    const outcome = await caches[0]?.once(bytes, () => read());
    expect(outcome).toEqual({ outcome: 'read', notices: ['truncated'], reference: expect.any(String) });
    expect(await results[1]?.find(referenceOf(outcome), bytes)).toEqual(result);
    await expect(results[1]?.find(referenceOf(outcome), Buffer.from('another'))).rejects.toThrow();
    expect(await results[1]?.find(randomUUID(), bytes)).toBeUndefined();
  });

  it('cannot open a result without its file and deletes it after ten minutes', async () => {
    await caches[0]?.once(bytes, () => read());
    const keys = (await redis[0]?.keys(`${process.env.REDIS_PREFIX}:*`)) ?? [];
    expect(keys).toHaveLength(1);
    expect(await redis[0]?.get(keys[0] ?? '')).not.toContain('Bruna');
    expect(await redis[0]?.ttl(keys[0] ?? '')).toBeLessThanOrEqual(600);
  });

  it('gives a result that is not final to one reader, for a minute', async () => {
    const [first, second] = [
      await caches[0]?.once(bytes, () => read(false)),
      await caches[0]?.once(bytes, () => read(false)),
    ];
    expect(reads).toBe(2);
    expect(referenceOf(second)).not.toBe(referenceOf(first));
    expect(await results[0]?.find(referenceOf(first), bytes)).toEqual(result);
    const key = `${process.env.REDIS_PREFIX}:resume-result:${referenceOf(first)}`;
    expect(await redis[0]?.ttl(key)).toBeLessThanOrEqual(60);
  });

  it('does not wait for a result whose reader failed', async () => {
    await expect(caches[0]?.once(bytes, () => Promise.reject(new Error('died')))).rejects.toThrow('died');
    expect(await caches[1]?.once(bytes, () => read())).toMatchObject({ outcome: 'read' });
  });

  it('passes the reason of a rejection without sealing it', async () => {
    const rejected: ParseResumeResult = { outcome: 'rejected', reason: 'ENCRYPTED' };
    const outcome = await caches[0]?.once(bytes, () => Promise.resolve({ result: rejected, keep: true }));
    expect(outcome).toEqual(rejected);
    expect(await caches[1]?.once(bytes, () => read())).toEqual(rejected);
  });
});
