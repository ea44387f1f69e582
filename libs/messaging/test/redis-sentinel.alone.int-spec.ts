import { randomBytes } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { EventCatalogue } from '@araucaria/contracts';
import { RedisSentinel, createTestDatabase, eventually, type TestDatabase } from '@araucaria/testing';
import { openRedis, requestConnection } from '../src/redis.js';
import { SUBSCRIPTION_TABLE } from '../src/subscription-table.js';
import { Probe, probeModule } from './probe-service.js';

const START_TIMEOUT_MS = 60_000;
/** A Sentinel that gets no CPU for two seconds does nothing for the next 30. */
const FAIL_OVER_TIMEOUT_MS = 90_000;
const TEST_TIMEOUT_MS = 240_000;

describe('a fail-over by Redis Sentinel', () => {
  let servers: RedisSentinel;
  let database: TestDatabase;
  let module: TestingModule;
  let probe: Probe;
  let queue: Queue<{ payload: EventCatalogue['candidate.applied'] }>;
  let redis: Redis;

  beforeAll(async () => {
    servers = await RedisSentinel.start();
    database = await createTestDatabase();
    const prefix = `test-${randomBytes(6).toString('hex')}`;
    Object.assign(process.env, {
      ...database.environment('referrals'),
      ...servers.environment,
      REDIS_PREFIX: prefix,
    });
    module = await Test.createTestingModule({ imports: [probeModule()] })
      .overrideProvider(SUBSCRIPTION_TABLE)
      .useValue({ 'candidate.applied': ['referrals'] })
      .compile();
    await module.init();
    probe = module.get(Probe);
    queue = new Queue('referrals', { connection: requestConnection(), prefix });
    queue.on('error', () => undefined);
    redis = openRedis({ ...requestConnection(), enableOfflineQueue: true });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    redis?.disconnect();
    await queue?.close();
    await module?.close();
    await servers?.stop();
    await database?.drop();
  });

  it(
    'leads every connection to the new primary, and events that it has not received are published again',
    async () => {
      await probe.publish(1);
      await eventually(async () => (await probe.effects()).length === 1);
      await queue.pause();
      await servers.onReplica((replica) =>
        eventually(async () => (await replica.hget(queue.toKey('meta'), 'paused')) !== null),
      );
      await servers.stopReplication();
      await probe.publish(2);
      await eventually(async () => (await probe.waiting()) === 0);
      await servers.failOver();

      const inNewPrimary = await eventually(async () => {
        const jobs = await queue.getJobs().catch(() => []);
        return jobs.some(({ data }) => data.payload.candidateId === 2) && jobs;
      }, FAIL_OVER_TIMEOUT_MS);
      expect(inNewPrimary.filter(({ data }) => data.payload.candidateId === 2)).toHaveLength(1);
      await queue.resume();
      await eventually(async () => (await probe.effects()).includes(2));
      await probe.publish(3);
      await eventually(async () => (await probe.effects()).includes(3));
      expect((await probe.effects()).sort()).toEqual([1, 2, 3]);
      expect(await redis.set('a-session', 'of-a-user')).toBe('OK');
    },
    TEST_TIMEOUT_MS,
  );
});
