import { Redis } from 'ioredis';
import { Timers } from '@araucaria/messaging';
import { Clock, createApp } from '@araucaria/platform';
import { ADMIN, eventually } from '@araucaria/testing';
import { AppModule } from '../src/app.module.js';
import { on, referred } from './referred.js';
import { startReferrals, type Service } from './service.js';

let service: Service;
const clock = () => service.app.get(Clock);
const runCron = () => service.app.get(Timers).runCron('bonus');

beforeAll(async () => {
  service = await startReferrals();
});
beforeEach(() => on(service, '2026-11-21'));
afterAll(() => service.stop());

const hired = async (hireDate: string): Promise<{ id: number; candidateId: number }> => {
  const { id, candidateId } = await referred(service);
  await service.as(ADMIN).hire({ id, hireDate });
  return { id, candidateId };
};

/** What was told of one application: `due 1 2027-01-05`. */
const told = async (id: number): Promise<string[]> => {
  const rows = await service.rows<{ line: string }>(
    `select replace(name, 'referral.bonus-', '') || ' ' || (payload->>'instalment')
       || coalesce(' ' || (payload->>'dueDate'), '') as line
     from outbox_event where name like 'referral.bonus-%' and payload->>'referralApplicationId' = $1 order by seq`,
    [String(id)],
  );
  return rows.map(({ line }) => line);
};

/** Another replica of the service, in this process. */
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

const forgetEverything = async (): Promise<void> => {
  const redis = new Redis(process.env.REDIS_URL as string);
  await redis.del(await redis.keys(`${process.env.REDIS_PREFIX}:*`));
  redis.disconnect();
};

describe('an instalment', () => {
  it('is told of on the morning of its due date, by its timer', async () => {
    clock().set(new Date('2027-01-05T10:59:58.500Z'));
    const { id } = await hired('2026-11-21');
    expect(await told(id)).toEqual([]);
    await eventually(async () => (await told(id)).length > 0);
    expect(await told(id)).toEqual(['due 1 2027-01-05']);
  });

  it('is due, a day later overdue, and told of once each', async () => {
    const { id } = await hired('2026-11-21');
    const days = [
      ['2027-01-04', []],
      ['2027-01-05', ['due 1 2027-01-05']],
      ['2027-01-06', ['due 1 2027-01-05', 'overdue 1 2027-01-05']],
      ['2027-02-18', ['due 1 2027-01-05', 'overdue 1 2027-01-05']],
      ['2027-02-19', ['due 1 2027-01-05', 'overdue 1 2027-01-05', 'due 2 2027-02-19']],
    ] as const;
    for (const [day, lines] of days) {
      on(service, day);
      await runCron();
      await runCron();
      expect(await told(id)).toEqual(lines);
    }
    // The clock goes back, and forward again.
    on(service, '2026-12-01');
    await runCron();
    on(service, '2027-02-19');
    await runCron();
    expect(await told(id)).toHaveLength(3);
  });

  it.each([
    ['2026-11-30', '2027-01-14', '2027-02-28'],
    ['2028-01-15', '2028-02-29', '2028-04-14'],
    ['2027-01-15', '2027-03-01', '2027-04-15'],
    ['2027-12-01', '2028-01-15', '2028-02-29'],
  ])('of a hire on %s is due on %s and %s, across months and leap days', async (day, first, second) => {
    on(service, day);
    const { id } = await hired(day);
    on(service, first);
    await runCron();
    expect(await told(id)).toEqual([`due 1 ${first}`]);
    await service.as(ADMIN).payFirst({ id, paid: true });
    on(service, second);
    await runCron();
    expect(await told(id)).toEqual([`due 1 ${first}`, 'paid 1', `due 2 ${second}`]);
  });

  it('that moves with its hire is told of at its new date only', async () => {
    const { id } = await hired('2026-11-01');
    await service.as(ADMIN).hire({ id, hireDate: '2026-11-11' });
    on(service, '2026-12-16');
    await runCron();
    expect(await told(id)).toEqual([]);
    on(service, '2026-12-26');
    await runCron();
    expect(await told(id)).toEqual(['due 1 2026-12-26']);
    // Told, and then it turns out that the hire was later.
    await service.as(ADMIN).hire({ id, hireDate: '2026-11-20' });
    on(service, '2027-01-04');
    await runCron();
    expect(await told(id)).toEqual(['due 1 2026-12-26', 'due 1 2027-01-04']);
  });

  it('that is paid is told of once, and not missed any more', async () => {
    const { id } = await hired('2026-11-21');
    on(service, '2027-01-05');
    await service.as(ADMIN).payFirst({ id, paid: true });
    await service.as(ADMIN).payFirst({ id, paid: true });
    on(service, '2027-02-10');
    await runCron();
    expect(await told(id)).toEqual(['paid 1']);
  });

  it('is not told of when the candidate was forgotten', async () => {
    const { id, candidateId } = await hired('2026-11-21');
    await service.receive('candidate.erased', { candidateId });
    on(service, '2027-01-06');
    await runCron();
    expect(await told(id)).toEqual([]);
  });

  it('is not told of when the hire was a slip', async () => {
    const { id, candidateId } = await referred(service);
    await service.receive('candidate.hired', { candidateId, hireDate: '2026-11-21T15:00:00.000Z' });
    await service.receive('candidate.hire-undone', { candidateId, hireDate: '2026-11-21T15:00:00.000Z' });
    on(service, '2027-01-06');
    await runCron();
    expect(await told(id)).toEqual([]);
  });

  it('is told of once by two replicas that look at once', async () => {
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push((await hired('2026-11-21')).id);
    on(service, '2027-01-06');
    await withReplica(async (timers) => {
      await Promise.all([runCron(), timers.runCron('bonus'), runCron(), timers.runCron('bonus')]);
    });
    for (const id of ids) expect(await told(id)).toEqual(['due 1 2027-01-05', 'overdue 1 2027-01-05']);
  });

  it('is told of although Redis lost every timer', async () => {
    const { id } = await hired('2026-11-21');
    on(service, '2027-01-05');
    await forgetEverything();
    await eventually(async () => (await told(id)).length > 0);
    expect(await told(id)).toEqual(['due 1 2027-01-05']);
  });

  it('is told of when the service comes back after its morning', async () => {
    const { id } = await hired('2026-11-21');
    on(service, '2027-01-05');
    await withReplica(async () => {
      await eventually(async () => (await told(id)).length > 0);
    });
    expect(await told(id)).toEqual(['due 1 2027-01-05']);
  });

  it('is paid once by two hundred who pay it at once, and nobody is turned away', async () => {
    const { id } = await hired('2026-08-01');
    const all = Array.from({ length: 200 }, () => service.as(ADMIN).payFirst({ id, paid: true }));
    const answers = await Promise.all(all);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await told(id)).filter((line) => line.startsWith('paid'))).toEqual(['paid 1']);
  });
});

it('the morning digest is called for once a day, from eight on', async () => {
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
  on(service, '2027-06-01');
  await runCron();
  const [run] = await service.rows<{ counts: object }>(`select counts from cron_run where name = 'bonus'`);
  expect(run?.counts).toMatchObject({ due: expect.any(Number), digests: 1 });
});
