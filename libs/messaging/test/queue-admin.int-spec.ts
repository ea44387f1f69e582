import { randomBytes } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { Queue } from 'bullmq';
import { createTestDatabase, eventually, testRedisUrl, type TestDatabase } from '@araucaria/testing';
import { QueueAdminService } from '../src/queues.js';
import { SUBSCRIPTION_TABLE } from '../src/subscription-table.js';
import { POISON, Probe, message, probeModule } from './probe-service.js';

describe('QueueAdminService', () => {
  let database: TestDatabase;
  let module: TestingModule;
  let queue: Queue;
  let queueAdmin: QueueAdminService;
  let probe: Probe;

  beforeEach(async () => {
    database = await createTestDatabase();
    const prefix = `test-${randomBytes(6).toString('hex')}`;
    const url = testRedisUrl();
    Object.assign(process.env, {
      ...database.environment('referrals'),
      REDIS_URL: url,
      REDIS_PREFIX: prefix,
    });
    queue = new Queue('referrals', { connection: { url }, prefix });
    queueAdmin = new QueueAdminService();
    module = await Test.createTestingModule({ imports: [probeModule()] })
      .overrideProvider(SUBSCRIPTION_TABLE)
      .useValue({ 'candidate.applied': ['referrals'] })
      .compile();
    await module.init();
    probe = module.get(Probe);
  });
  afterEach(async () => {
    await module.close();
    await Promise.all([queue.close(), queueAdmin.close()]);
    await database.drop();
  });

  const poison = (): Promise<unknown> => {
    const data = message(POISON);
    return queue.add(data.name, data, { jobId: data.id });
  };
  const failed = (count: number) =>
    eventually(async () => {
      const messages = await queueAdmin.failed();
      return messages.length === count && messages;
    });
  const stateOf = async (name: string) => (await queueAdmin.states()).find((state) => state.name === name);

  it('lists a failed message, which blocks no other, and replays it until it succeeds', async () => {
    await poison();
    await probe.publish(8);
    await eventually(async () => (await probe.effects()).includes(8));
    const [message] = await failed(1);
    expect(message).toMatchObject({
      queue: 'referrals',
      name: 'candidate.applied',
      reason: 'the handler failed',
      attempts: 1,
      payload: { candidateId: POISON },
    });
    expect(await stateOf('referrals')).toMatchObject({ failed: 1, waiting: 0, workers: 1 });
    expect(await stateOf('resume-parsing')).toMatchObject({ failed: 0, workers: 0 });

    // The handler still fails, so the message returns to the failed ones.
    const id = message?.id ?? '';
    expect(await queueAdmin.replay('referrals', id)).toBe(true);
    await failed(1);
    probe.acceptsPoison = true;
    expect(await queueAdmin.replay('referrals', id)).toBe(true);
    await eventually(async () => (await probe.effects()).includes(POISON));
    expect(await queueAdmin.failed()).toEqual([]);
    expect(await queueAdmin.replay('referrals', id)).toBe(false);
    expect(await queueAdmin.replay('nowhere', id)).toBe(false);
  });

  it('replays each failed message once although two requests replay all', async () => {
    for (let times = 0; times < 30; times += 1) await poison();
    await failed(30);
    probe.acceptsPoison = true;
    const replayed = await Promise.all([queueAdmin.replayAll(), queueAdmin.replayAll()]);
    expect(replayed[0] + replayed[1]).toBe(30);
    await eventually(async () => (await probe.effects()).length === 30);
  });
});
