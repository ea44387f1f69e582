import { randomBytes, randomUUID } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { EventSigner } from '@araucaria/platform';
import { createTestDatabase, eventually, testRedisUrl, type TestDatabase } from '@araucaria/testing';
import { privateCallKey } from '@araucaria/testing/service';
import { SUBSCRIPTION_TABLE } from '../src/subscription-table.js';
import { GroupProbe, NEEDS_DEPENDENCY, POISON, Probe, message, probeModule } from './probe-service.js';

const subscriptions = { 'candidate.applied': ['referrals'] };

async function start(providers?: Parameters<typeof probeModule>[0]): Promise<TestingModule> {
  const module = await Test.createTestingModule({ imports: [probeModule(providers)] })
    .overrideProvider(SUBSCRIPTION_TABLE)
    .useValue(subscriptions)
    .compile();
  try {
    return await module.init();
  } catch (error) {
    await module.close();
    throw error;
  }
}

describe('events between services', () => {
  let database: TestDatabase;
  let redis: Redis;
  let queue: Queue;
  let prefix: string;
  const running: TestingModule[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    prefix = `test-${randomBytes(6).toString('hex')}`;
    Object.assign(process.env, {
      ...database.environment('referrals'),
      REDIS_URL: testRedisUrl(),
      REDIS_PREFIX: prefix,
    });
    redis = new Redis(testRedisUrl());
    queue = new Queue('referrals', { connection: { url: testRedisUrl() }, prefix });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((module) => module.close()));
    await queue.close();
    redis.disconnect();
    await database.drop();
  });

  async function startProbe(): Promise<Probe> {
    const module = await start();
    running.push(module);
    return module.get(Probe);
  }

  it('reach their subscriber once each', async () => {
    const probe = await startProbe();
    for (const id of [1, 2, 3]) await probe.publish(id);
    const effects = await eventually(
      async () => (await probe.effects()).length >= 3 && (await probe.effects()),
    );
    expect([...effects].sort()).toEqual([1, 2, 3]);
    expect(await probe.waiting()).toBe(0);
  });

  it('are not published when their transaction rolls back', async () => {
    const probe = await startProbe();
    await expect(probe.publish(1, { fail: true })).rejects.toThrow('rolled back');
    await probe.publish(2);
    await eventually(async () => (await probe.effects()).length > 0);
    expect(await probe.effects()).toEqual([2]);
  });

  it('have one effect when a message is delivered twice', async () => {
    const probe = await startProbe();
    const delivered = message(7);
    await queue.add(delivered.name, delivered);
    await queue.add(delivered.name, delivered);
    await eventually(async () => (await queue.getCompletedCount()) === 2);
    expect(await probe.effects()).toEqual([7]);
  });

  it('have one effect each with two replicas', async () => {
    const probe = await startProbe();
    await startProbe();
    const ids = Array.from({ length: 60 }, (_, index) => index + 1);
    await Promise.all(ids.map((id) => probe.publish(id)));
    await eventually(async () => (await probe.effects()).length >= ids.length);
    expect((await probe.effects()).sort((a, b) => a - b)).toEqual(ids);
  });

  it('are published again when Redis has lost its data, and still have one effect each', async () => {
    const probe = await startProbe();
    await probe.publish(1);
    await eventually(async () => (await probe.effects()).length === 1);
    await queue.pause();
    await probe.publish(2);
    await eventually(async () => (await probe.waiting()) === 0);
    const keys = await redis.keys(`${prefix}:*`);
    await redis.del(keys);
    await eventually(async () => (await probe.effects()).includes(2));
    expect(await probe.effects()).toEqual([1, 2]);
  });

  it('are published again when Redis loses its data before another replica commits their publication', async () => {
    const probe = await startProbe();
    await queue.pause();
    await probe.publish(1);
    await eventually(async () => (await probe.waiting()) === 0);
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query(`begin; select pg_advisory_xact_lock_shared(hashtext('outbox:referrals'))`);
    // The other replica has published this event to Redis and has not committed yet.
    await other.query(
      `insert into referrals.outbox_event (id, name, payload, occurred_at, published_at)
       values ($1, 'candidate.applied', '{"candidateId": 2}', now(), now())`,
      [randomUUID()],
    );
    await redis.del(await redis.keys(`${prefix}:*`));
    await eventually(async () => (await redis.exists(`${prefix}:outbox-mark:referrals`)) === 1);
    await other.query('commit');
    await other.end();
    await eventually(async () => (await probe.effects()).length === 2);
    expect((await probe.effects()).sort()).toEqual([1, 2]);
  });

  it('are published again by another replica when the first one dies during the replay', async () => {
    const probe = await startProbe();
    await queue.pause();
    await probe.publish(1);
    await eventually(async () => (await probe.waiting()) === 0);
    await Promise.all(running.splice(0).map((module) => module.close()));
    await redis.del(await redis.keys(`${prefix}:*`));
    await redis.set(`${prefix}:outbox-mark:referrals`, 'replaying:7c1f');
    const successor = await startProbe();
    await eventually(async () => (await successor.effects()).length === 1);
  });

  it('are delayed while a dependency is unavailable, without counting attempts', async () => {
    const probe = await startProbe();
    probe.isDependencyDown = true;
    await probe.publish(NEEDS_DEPENDENCY);
    const [message] = await eventually(async () => {
      const delayed = await queue.getDelayed();
      return (delayed[0]?.attemptsStarted ?? 0) >= 3 && delayed;
    });
    expect(message?.attemptsMade).toBe(0);
    probe.isDependencyDown = false;
    await eventually(async () => (await probe.effects()).length === 1);
  });

  it('are processed while a poison message stays in the queue as failed', async () => {
    const probe = await startProbe();
    await queue.add('candidate.applied', message(POISON));
    await probe.publish(8);
    await eventually(async () => (await probe.effects()).includes(8));
    const [poison] = await eventually(async () => {
      const failed = await queue.getFailed();
      return failed.length > 0 && failed;
    });
    expect(poison?.failedReason).toBe('the handler failed');
    expect(await probe.effects()).toEqual([8]);
  });

  describe('that no publisher has signed', () => {
    const signed = message(66);
    const unsigned = { ...message(66), signature: undefined };
    it.each([
      ['without a signature', unsigned, 'the message has no signature'],
      [
        'with another payload',
        { ...signed, payload: { ...signed.payload, candidateId: 67 } },
        'the signature is wrong',
      ],
      ['with another id', { ...signed, id: randomUUID() }, 'the signature is wrong'],
      ['as another event', { ...signed, name: 'candidate.hired' }, 'the signature is wrong'],
      [
        'for another queue',
        new EventSigner(privateCallKey('candidates')).signed('notifications', signed),
        'the signature is wrong',
      ],
      [
        'of a service that does not publish the event',
        message(66, 'jobs'),
        'jobs does not publish candidate.applied',
      ],
      ['of the gateway', message(66, 'gateway'), 'gateway does not publish candidate.applied'],
      [
        'of an unknown key',
        { ...signed, signature: 'candidates.9:AAAA' },
        'the key of the signature is unknown',
      ],
      ['of a malformed kind', { ...signed, signature: 7 }, 'the key of the signature is unknown'],
      ['that is no object', null, 'the message is malformed'],
    ])(
      'have no effect %s, and stay as failed, also when they are replayed',
      async (_what, forged, reason) => {
        const probe = await startProbe();
        await queue.add('candidate.applied', forged, { attempts: 8 });
        await probe.publish(8);
        await eventually(async () => (await probe.effects()).includes(8));
        const failed = () => eventually(async () => (await queue.getFailed()).at(0));
        expect((await failed())?.failedReason).toBe(`refused: ${reason}`);
        await (await failed())?.retry('failed', { resetAttemptsMade: true });
        expect((await failed())?.attemptsMade).toBe(1);
        expect(await probe.effects()).toEqual([8]);
      },
    );
  });

  it('share a transaction when they arrive together and their handler is grouped', async () => {
    const probe = await startProbe();
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    await probe.publishAll(ids);
    await eventually(async () => (await probe.effects()).length >= ids.length);
    expect((await probe.effects()).sort((a, b) => a - b)).toEqual(ids);
    expect(probe.transactions.size).toBeLessThan(ids.length);
  });

  it('are handled alone when they may not share a group', async () => {
    const module = await start([GroupProbe]);
    running.push(module);
    const probe = module.get(GroupProbe);
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    const isAlone = (id: number) => id % 4 === 0;
    await probe.publishAll(ids.map((id) => ({ candidateId: id, jobId: isAlone(id) ? null : 1 })));
    await eventually(async () => Promise.resolve(probe.groups.flat().length >= ids.length));
    expect(probe.groups.flat().sort((a, b) => a - b)).toEqual(ids);
    expect(probe.groups.filter((group) => group.some(isAlone) && group.length > 1)).toEqual([]);
    expect(probe.groups.length).toBeLessThan(ids.length);
  });

  it('are processed once each when one event of their group fails', async () => {
    const probe = await startProbe();
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    await probe.publishAll([...ids.slice(0, 10), POISON, ...ids.slice(10)]);
    await eventually(async () => (await probe.effects()).length >= ids.length);
    expect((await probe.effects()).sort((a, b) => a - b)).toEqual(ids);
    await eventually(async () => (await queue.getDelayedCount()) + (await queue.getFailedCount()) === 1);
  });

  it('wake the relay of their process without a NOTIFY, which would serialize the commits of all services', async () => {
    const probe = await startProbe();
    const listener = new Client({ connectionString: database.url });
    await listener.connect();
    const channels: string[] = [];
    listener.on('notification', ({ channel, payload }) => channels.push(payload || channel));
    await listener.query('listen outbox_referrals');
    await probe.publish(1);
    await eventually(async () => (await probe.effects()).length === 1);
    // Notifications arrive in the order of commits.
    await listener.query(`notify outbox_referrals, 'end'`);
    await eventually(async () => Promise.resolve(channels.includes('end')));
    expect(channels).toEqual(['end']);
    await listener.end();
  });

  it('wake the relay by a NOTIFY when another program adds them', async () => {
    const probe = await startProbe();
    const other = new Client({ connectionString: database.url });
    await other.connect();
    const channels: string[] = [];
    other.on('notification', ({ channel }) => channels.push(channel));
    await other.query('listen outbox_referrals');
    await other.query(
      `insert into referrals.outbox_event (id, name, payload)
       values ($1, 'candidate.applied', '{"candidateId": 5, "referralCode": "REFAB12CD"}')`,
      [randomUUID()],
    );
    await eventually(async () => (await probe.effects()).length === 1);
    await eventually(async () => Promise.resolve(channels.length === 1));
    await other.end();
  });

  it('are not queued for a subscriber whose filter excludes them', async () => {
    const probe = await startProbe();
    await probe.publishAll([1], { referralCode: null });
    await probe.publish(2);
    await eventually(async () => (await probe.effects()).length > 0);
    expect(await probe.effects()).toEqual([2]);
    expect(await probe.waiting()).toBe(0);
  });

  it('prevent the start-up when a subscription has no handler', async () => {
    await expect(start([])).rejects.toThrow('subscribes to candidate.applied and has no handler');
  });
});
