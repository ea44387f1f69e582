import { randomBytes, randomUUID } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { Queue } from 'bullmq';
import { createTestDatabase, eventually, testRedisUrl, type TestDatabase } from '@araucaria/testing';
import { QueueAdminService } from '../src/queues.js';
import { SUBSCRIPTION_TABLE } from '../src/subscription-table.js';
import { POISON, Probe, probeModule } from './probe-service.js';

describe('messages that failed', () => {
  let database: TestDatabase;
  let module: TestingModule;
  let queue: Queue;
  let desk: QueueAdminService;
  let probe: Probe;

  beforeEach(async () => {
    database = await createTestDatabase();
    const prefix = `test-${randomBytes(6).toString('hex')}`;
    const url = testRedisUrl();
    Object.assign(process.env, { DATABASE_URL: database.url, REDIS_URL: url, REDIS_PREFIX: prefix });
    queue = new Queue('referrals', { connection: { url }, prefix });
    desk = new QueueAdminService();
    module = await Test.createTestingModule({ imports: [probeModule()] })
      .overrideProvider(SUBSCRIPTION_TABLE)
      .useValue({ 'candidate.applied': ['referrals'] })
      .compile();
    await module.init();
    probe = module.get(Probe);
  });
  afterEach(async () => {
    await module.close();
    await Promise.all([queue.close(), desk.close()]);
    await database.drop();
  });

  const poison = (): Promise<unknown> => {
    const id = randomUUID();
    const data = { id, name: 'candidate.applied', payload: { candidateId: POISON }, requestId: null };
    return queue.add(data.name, data, { jobId: id });
  };
  const failed = (count: number) =>
    eventually(async () => {
      const messages = await desk.failed();
      return messages.length === count && messages;
    });
  const stateOf = async (name: string) => (await desk.states()).find((state) => state.name === name);

  it('are shown with their reason, hold nobody up, and have their effect once the fault is mended', async () => {
    await poison();
    await probe.publish(8);
    await eventually(async () => (await probe.effects()).includes(8));
    const [message] = await failed(1);
    expect(message).toMatchObject({
      queue: 'referrals',
      name: 'candidate.applied',
      reason: 'indigestible',
      attempts: 1,
      payload: { candidateId: POISON },
    });
    expect(await stateOf('referrals')).toMatchObject({ failed: 1, waiting: 0, workers: 1 });
    expect(await stateOf('resume-parsing')).toMatchObject({ failed: 0, workers: 0 });

    // Still the same fault: it comes back, and can be tried again.
    const id = message?.id ?? '';
    expect(await desk.replay('referrals', id)).toBe(true);
    await failed(1);
    probe.digests = true;
    expect(await desk.replay('referrals', id)).toBe(true);
    await eventually(async () => (await probe.effects()).includes(POISON));
    expect(await desk.failed()).toEqual([]);
    expect(await desk.replay('referrals', id)).toBe(false);
    expect(await desk.replay('nowhere', id)).toBe(false);
  });

  it('are replayed all together, once each although two ask', async () => {
    for (let times = 0; times < 30; times += 1) await poison();
    await failed(30);
    probe.digests = true;
    const replayed = await Promise.all([desk.replayAll(), desk.replayAll()]);
    expect(replayed[0] + replayed[1]).toBe(30);
    await eventually(async () => (await probe.effects()).length === 30);
  });
});
