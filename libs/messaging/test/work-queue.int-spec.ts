import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { WorkQueue } from '@araucaria/contracts';
import { WorkTracker, currentContext, runInContext } from '@araucaria/platform';
import { eventually, testRedisUrl } from '@araucaria/testing';
import { WorkQueueClient, WorkQueueWorker, WorkTimeoutError } from '../src/queues.js';

const DOUBLING: WorkQueue<number, { result: number; requestId: string }> = { name: 'doubling', attempts: 1 };

/** Of an entry of a stream: those are times of Redis, whose clock may be another than that of this process. */
async function hourAgo(redis: Redis): Promise<string> {
  const [seconds] = await redis.time();
  return `${(Number(seconds) - 3_600) * 1_000}-0`;
}

describe('a work queue', () => {
  let client: WorkQueueClient<number, { result: number; requestId: string }>;
  let worker: typeof client extends WorkQueueClient<infer Q, infer S>
    ? WorkQueueWorker<Q, S> | undefined
    : never;

  beforeEach(() => {
    Object.assign(process.env, {
      REDIS_URL: testRedisUrl(),
      REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    });
    client = new WorkQueueClient(DOUBLING);
  });
  afterEach(async () => {
    await worker?.close();
    worker = undefined;
    await client.close();
  });

  const startWorker = (handle: (n: number) => Promise<number>) =>
    new WorkQueueWorker(
      DOUBLING,
      async (n) => ({ result: await handle(n), requestId: currentContext().requestId }),
      { concurrency: 2, tracker: new WorkTracker() },
    );

  it('returns each result to its request and passes the request id to the worker', async () => {
    worker = startWorker(async (n) => n * 2);
    const results = await Promise.all(
      [1, 2, 3].map((n) => runInContext({ requestId: `r-${n}` }, () => client.request(n, 5_000))),
    );
    expect(results).toEqual([1, 2, 3].map((n) => ({ result: n * 2, requestId: `r-${n}` })));
  });

  it('throws WorkTimeoutError when no worker runs', async () => {
    await expect(client.request(1, 200)).rejects.toBeInstanceOf(WorkTimeoutError);
  });

  it('rejects with the message of the failed work', async () => {
    worker = startWorker(async () => {
      throw new Error('odd number');
    });
    await expect(client.request(3, 5_000)).rejects.toThrow('odd number');
  });

  it('removes quoted values from the message of a failure', async () => {
    worker = startWorker(async () => {
      throw new Error("no mailbox 'Ana' <ana@x.example>");
    });
    await expect(client.request(3, 5_000)).rejects.toThrow("no mailbox '…' <<e-mail>>");
  });

  it('removes expired results and their events at start-up', async () => {
    const redis = new Redis(testRedisUrl());
    const key = (name: string) => `${process.env.REDIS_PREFIX}:halving:${name}`;
    const longAgo = Date.now() - 3_600_000;
    await redis.hset(key('old'), { name: 'halving', data: '{}', returnvalue: '"Ana"', finishedOn: longAgo });
    await redis.zadd(key('completed'), longAgo, 'old');
    await redis.xadd(key('events'), await hourAgo(redis), 'event', 'completed', 'returnvalue', '"Ana"');
    const later = new WorkQueueClient({ name: 'halving', attempts: 1 });
    try {
      await eventually(
        async () =>
          !(await redis.exists(key('old'))) &&
          !JSON.stringify(await redis.xrange(key('events'), '-', '+')).includes('Ana'),
        5_000,
      );
    } finally {
      await later.close();
      redis.disconnect();
    }
  });

  it('keeps the events of the last minute when the clock of this process is ahead of that of Redis', async () => {
    const redis = new Redis(testRedisUrl());
    const events = `${process.env.REDIS_PREFIX}:halving:events`;
    const add = (id: string, value: string) =>
      redis.xadd(events, id, 'event', 'completed', 'returnvalue', value);
    await add(await hourAgo(redis), 'old');
    await add('*', 'new');
    const clock = Date.now;
    Date.now = () => clock() + 3_600_000;
    const later = new WorkQueueClient({ name: 'halving', attempts: 1 });
    try {
      const values = async () => JSON.stringify(await redis.xrange(events, '-', '+'));
      await eventually(async () => !(await values()).includes('old'), 5_000);
      expect(await values()).toContain('new');
    } finally {
      Date.now = clock;
      await later.close();
      redis.disconnect();
    }
  });
});
