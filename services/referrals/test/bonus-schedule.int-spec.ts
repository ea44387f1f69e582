import { Redis } from 'ioredis';
import { Timers } from '@araucaria/messaging';
import { Clock, createApp } from '@araucaria/platform';
import { ADMIN, eventually, isLongForm } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';
import { createApplication, setToday } from './fixtures.js';
import { startReferrals, type Service } from './start-referrals.js';

let service: Service;
const clock = () => service.app.get(Clock);
const runCron = () => service.app.get(Timers).runCron('bonus');

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => setToday(service, '2026-11-21'));
afterAll(() => service.stop());

const hired = async (hireDate: string): Promise<{ id: number; candidateId: number }> => {
  const { id, candidateId } = await createApplication(service);
  await service.as(ADMIN).hire({ id, hireDate });
  return { id, candidateId };
};

/** The published events of one application, for example `due 1 2027-01-05`. */
const publishedFor = async (id: number): Promise<string[]> => {
  const rows = await service.rows<{ line: string }>(
    `select replace(name, 'referral.bonus-', '') || ' ' || (payload->>'instalment')
       || coalesce(' ' || (payload->>'dueDate'), '') as line
     from outbox_event where name like 'referral.bonus-%' and payload->>'referralApplicationId' = $1 order by seq`,
    [String(id)],
  );
  return rows.map(({ line }) => line);
};

/** Runs `work` beside a second replica of the service, in this process. */
const withReplica = async (work: (timers: Timers) => Promise<void>): Promise<void> => {
  process.env.CLOCK_OFFSET = String(clock().now().getTime() - Date.now());
  const replica = await createApp(AppModule);
  try {
    await replica.init();
    await work(replica.get(Timers));
  } finally {
    delete process.env.CLOCK_OFFSET;
    await replica.close();
  }
};

const clearRedis = async (): Promise<void> => {
  const redis = new Redis(process.env.REDIS_URL as string);
  await redis.del(await redis.keys(`${process.env.REDIS_PREFIX}:*`));
  redis.disconnect();
};

describe('an instalment', () => {
  it('is published as due by its timer, at eight on its due date', async () => {
    clock().set(new Date('2027-01-05T10:59:58.500Z'));
    const { id } = await hired('2026-11-21');
    expect(await publishedFor(id)).toEqual([]);
    await eventually(async () => (await publishedFor(id)).length > 0);
    expect(await publishedFor(id)).toEqual(['due 1 2027-01-05']);
  });

  it('is published once as due, and once as overdue a day later', async () => {
    const { id } = await hired('2026-11-21');
    const days = [
      ['2027-01-04', []],
      ['2027-01-05', ['due 1 2027-01-05']],
      ['2027-01-06', ['due 1 2027-01-05', 'overdue 1 2027-01-05']],
      ['2027-02-18', ['due 1 2027-01-05', 'overdue 1 2027-01-05']],
      ['2027-02-19', ['due 1 2027-01-05', 'overdue 1 2027-01-05', 'due 2 2027-02-19']],
    ] as const;
    for (const [day, lines] of days) {
      setToday(service, day);
      await runCron();
      await runCron();
      expect(await publishedFor(id)).toEqual(lines);
    }
    // A clock that goes back and forward again publishes nothing twice.
    setToday(service, '2026-12-01');
    await runCron();
    setToday(service, '2027-02-19');
    await runCron();
    expect(await publishedFor(id)).toHaveLength(3);
  });

  it.each([
    ['2026-11-30', '2027-01-14', '2027-02-28'],
    ['2028-01-15', '2028-02-29', '2028-04-14'],
    ['2027-01-15', '2027-03-01', '2027-04-15'],
    ['2027-12-01', '2028-01-15', '2028-02-29'],
  ])('of a hire on %s is due on %s and %s, across months and leap days', async (day, first, second) => {
    setToday(service, day);
    const { id } = await hired(day);
    setToday(service, first);
    await runCron();
    expect(await publishedFor(id)).toEqual([`due 1 ${first}`]);
    await service.as(ADMIN).payFirst({ id, paid: true });
    setToday(service, second);
    await runCron();
    expect(await publishedFor(id)).toEqual([`due 1 ${first}`, 'paid 1', `due 2 ${second}`]);
  });

  it('is published on its new due date only after the hire date changed', async () => {
    const { id } = await hired('2026-11-01');
    await service.as(ADMIN).hire({ id, hireDate: '2026-11-11' });
    setToday(service, '2026-12-16');
    await runCron();
    expect(await publishedFor(id)).toEqual([]);
    setToday(service, '2026-12-26');
    await runCron();
    expect(await publishedFor(id)).toEqual(['due 1 2026-12-26']);
    // The hire date changes after the notice was published.
    await service.as(ADMIN).hire({ id, hireDate: '2026-11-20' });
    setToday(service, '2027-01-04');
    await runCron();
    expect(await publishedFor(id)).toEqual(['due 1 2026-12-26', 'due 1 2027-01-04']);
  });

  it('is published once as paid, and not as overdue afterwards', async () => {
    const { id } = await hired('2026-11-21');
    setToday(service, '2027-01-05');
    await service.as(ADMIN).payFirst({ id, paid: true });
    await service.as(ADMIN).payFirst({ id, paid: true });
    setToday(service, '2027-02-10');
    await runCron();
    expect(await publishedFor(id)).toEqual(['paid 1']);
  });

  it('is not published for an erased candidate', async () => {
    const { id, candidateId } = await hired('2026-11-21');
    await service.receive('candidate.erased', { candidateId });
    setToday(service, '2027-01-06');
    await runCron();
    expect(await publishedFor(id)).toEqual([]);
  });

  it('is not published for a hire that was undone', async () => {
    const { id, candidateId } = await createApplication(service);
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T15:00:00.000Z' });
    await service.receive('candidate.hire-undone', { candidateId, hireDate: '2026-11-21T15:00:00.000Z' });
    setToday(service, '2027-01-06');
    await runCron();
    expect(await publishedFor(id)).toEqual([]);
  });

  it('is published again when its hire was undone within the minute and registered again', async () => {
    const { id } = await hired('2026-08-01');
    await eventually(async () => (await publishedFor(id)).length > 0);
    await service.as(ADMIN).undoHire({ id, reason: 'Engano' });
    await service.as(ADMIN).hire({ id, hireDate: '2026-08-01' });
    await eventually(
      async () => (await publishedFor(id)).filter((line) => line.startsWith('due 1')).length === 2,
    );
  });

  it('is published once by two replicas that run the cron job at the same time', async () => {
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push((await hired('2026-11-21')).id);
    setToday(service, '2027-01-06');
    await withReplica(async (timers) => {
      await Promise.all([runCron(), timers.runCron('bonus'), runCron(), timers.runCron('bonus')]);
    });
    for (const id of ids)
      expect(await publishedFor(id)).toEqual(['due 1 2027-01-05', 'overdue 1 2027-01-05']);
  });

  it('is published although Redis lost all timers', async () => {
    const { id } = await hired('2026-11-21');
    setToday(service, '2027-01-05');
    await clearRedis();
    await eventually(async () => (await publishedFor(id)).length > 0);
    expect(await publishedFor(id)).toEqual(['due 1 2027-01-05']);
  });

  it('is published when the service starts after the notice time', async () => {
    const { id } = await hired('2026-11-21');
    setToday(service, '2027-01-05');
    await withReplica(async () => {
      await eventually(async () => (await publishedFor(id)).length > 0);
    });
    expect(await publishedFor(id)).toEqual(['due 1 2027-01-05']);
  });

  it('is paid once by many concurrent payments, none of which fails', async () => {
    const { id } = await hired('2026-08-01');
    const all = Array.from({ length: isLongForm ? 200 : 80 }, () =>
      service.as(ADMIN).payFirst({ id, paid: true }),
    );
    const responses = await Promise.all(all);
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect((await publishedFor(id)).filter((line) => line.startsWith('paid'))).toEqual(['paid 1']);
  });
});

it('requests the daily digest once a day, from eight on', async () => {
  const digests = async () => (await service.published('bonus.digest-due')).map(({ date }) => date);
  clock().set(new Date('2029-03-10T10:59:00Z'));
  await runCron();
  expect(await digests()).not.toContain('2029-03-10');
  clock().set(new Date('2029-03-10T11:00:00Z'));
  await withReplica(async (timers) => {
    await Promise.all([runCron(), timers.runCron('bonus')]);
  });
  clock().set(new Date('2029-03-11T02:59:00Z'));
  await runCron();
  clock().set(new Date('2029-03-12T11:00:00Z'));
  await runCron();
  expect((await digests()).filter((date) => date.startsWith('2029'))).toEqual(['2029-03-10', '2029-03-12']);
});

it('records when the cron job ran and what it did', async () => {
  setToday(service, '2027-06-01');
  await runCron();
  const [run] = await service.rows<{ counts: object }>(`select counts from cron_run where name = 'bonus'`);
  expect(run?.counts).toMatchObject({ due: expect.any(Number) as number, digests: 1 });
});
