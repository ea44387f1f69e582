import { randomBytes } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import type { WorkQueue } from '@araucaria/contracts';
import { WorkTracker } from '@araucaria/platform';
import { eventually, testRedisUrl } from '@araucaria/testing';
import { WorkQueueClient, WorkQueueWorker } from '../src/queues.js';

/** Longer than a command of a request waits for its reply. */
const SILENCE_MS = 2_500;
const DOUBLING: WorkQueue<number, number> = { name: 'doubling', attempts: 1 };

describe('a queue whose Redis stops responding just after it was found ready', () => {
  let link: Server;
  beforeAll(async () => {
    const { hostname, port } = new URL(testRedisUrl());
    link = createServer((client) => {
      const redis = connect(Number(port), hostname);
      let isReady = false;
      client.pipe(redis);
      redis.on('data', (data) => {
        client.write(data);
        if (isReady || !data.includes('redis_version')) return;
        isReady = true;
        redis.pause();
        setTimeout(() => redis.resume(), SILENCE_MS);
      });
      client.on('error', () => undefined).on('close', () => redis.destroy());
      redis.on('error', () => undefined).on('close', () => client.destroy());
    });
    await new Promise<void>((resolve) => link.listen(0, '127.0.0.1', resolve));
    const url = new URL(testRedisUrl());
    url.host = `127.0.0.1:${(link.address() as AddressInfo).port}`;
    Object.assign(process.env, {
      REDIS_URL: url.href,
      REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    });
  });
  afterAll(() => new Promise((resolve) => link.close(resolve)));

  it('works as soon as Redis responds again', async () => {
    const client = new WorkQueueClient(DOUBLING);
    const worker = new WorkQueueWorker(DOUBLING, async (n) => n * 2, {
      concurrency: 1,
      tracker: new WorkTracker(),
    });
    try {
      expect(await eventually(() => client.request(2, 5_000).catch(() => undefined))).toBe(4);
    } finally {
      await worker.close();
      await client.close();
    }
  });
});
