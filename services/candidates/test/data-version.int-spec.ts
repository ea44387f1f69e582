import { CandidatesRpc } from '@araucaria/contracts';
import { dataVersionKey, openRedis, requestConnection } from '@araucaria/messaging/queues';
import { ADMIN, eventually, testRedisUrl } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, jobSaved, type Service } from './fixtures.js';
import { RedisLink } from './redis-link.js';

const JOB = 7;

/** The version by which the gateway decides whether a list of candidates may be shown again. */
describe('the version of the candidates', () => {
  let link: RedisLink;
  let redis: ReturnType<typeof openRedis>;
  let service: Service;
  beforeAll(async () => {
    link = await RedisLink.to(testRedisUrl());
    service = await startTestService(AppModule, CandidatesRpc, { REDIS_URL: link.url });
    redis = openRedis({ ...requestConnection(), url: testRedisUrl(), enableOfflineQueue: true });
    await service.receive('job.saved', jobSaved(JOB));
  });
  afterAll(async () => {
    await service?.stop();
    redis?.disconnect();
    await link?.close();
  });

  const version = () => redis.get(dataVersionKey('candidates'));
  const staff = () => service.as(ADMIN);
  /** The relay replaces the version too, before it publishes. */
  const published = () =>
    eventually(async () => {
      const [waiting] = await service.rows('select 1 from outbox_event where published_at is null limit 1');
      return !waiting;
    });

  it('exists as soon as the service is ready', async () => {
    expect(await eventually(version)).toEqual(expect.any(String));
  });

  const changes: Record<string, (candidateId: number) => Promise<unknown>> = {
    'an application': () => createCandidate(service),
    'a change of status': (id) => staff().changeStatus({ id, status: 'reviewing' }),
    'a score': (id) => staff().changeScore({ id, score: 40 }),
    'an approval': (id) => staff().approve({ id }),
    'a hiring step': (id) => staff().setHiringStep({ id, hiringStep: 'documents' }),
    'a job that is renamed': () => service.receive('job.saved', jobSaved(JOB, { title: 'Outro nome' })),
    'an erasure': (id) => staff().erase({ id }),
    'the end of retention': () => staff().expireRetention(),
  };

  it.each(Object.entries(changes))('is another one when the caller learns of %s', async (_name, change) => {
    const candidateId = await createCandidate(service, { jobId: JOB });
    await published();
    const before = await version();
    await change(candidateId);
    expect(await version()).not.toBe(before);
  });

  it('is another one when the caller learns of a change of several candidates, and of its undo', async () => {
    const ids = [await createCandidate(service), await createCandidate(service)];
    await published();
    const versions = [await version()];
    const { changeId } = await staff().changeStatuses({ ids, status: 'approved' });
    versions.push(await version());
    await staff().undoStatusChange({ changeId });
    versions.push(await version());
    expect(new Set(versions).size).toBe(3);
  });

  it('stays while candidates are only read', async () => {
    const id = await createCandidate(service);
    await published();
    // A cron job may have committed meanwhile.
    await eventually(async () => {
      const before = await version();
      await staff().list({});
      await staff().byId({ id });
      await staff().counts();
      return (await version()) === before;
    });
  });

  it('stays after a change that was refused', async () => {
    await published();
    await eventually(async () => {
      const before = await version();
      await expect(staff().changeStatus({ id: 999_999, status: 'approved' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      return (await version()) === before;
    });
  });

  describe('without Redis', () => {
    it('delays no change beyond its deadline while it does not respond, and follows when it does', async () => {
      const id = await createCandidate(service);
      await published();
      const before = await version();
      link.suspend();
      // A call that waited for Redis would miss its deadline.
      for (const score of [1, 2, 3, 4]) await staff().changeScore({ id, score });
      expect(await version()).toBe(before);
      link.resume();
      await eventually(async () => (await version()) !== before);
      expect(await staff().byId({ id })).toMatchObject({ score: 4 });
    });

    it('refuses no change while it cannot be reached, and is another one as soon as it can', async () => {
      const id = await createCandidate(service);
      const before = await version();
      link.break();
      await staff().changeScore({ id, score: 9 });
      // As if Redis had restarted without its data.
      await redis.del(dataVersionKey('candidates'));
      link.repair();
      const after = await eventually(version);
      expect(after).not.toBe(before);
      expect(await staff().byId({ id })).toMatchObject({ score: 9 });
    });
  });
});
