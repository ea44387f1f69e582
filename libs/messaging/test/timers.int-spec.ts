import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Clock } from '@araucaria/platform';
import { createTestDatabase, eventually, testRedisUrl, type TestDatabase } from '@araucaria/testing';
import { DAY_MS } from '@araucaria/contracts';
import { OnTimer, Cron, Timers } from '../src/index.js';
import { CronLog } from '../src/cron-log.js';
import { SUBSCRIPTION_TABLE } from '../src/subscription-table.js';
import { probeModule } from './probe-service.js';

@Injectable()
class TimerProbe {
  readonly fired: string[] = [];
  cronRuns = 0;
  next: Date | undefined;
  fails = false;

  @OnTimer()
  async onTimer(key: string): Promise<Date | undefined> {
    this.fired.push(key);
    const { next } = this;
    this.next = undefined;
    return next;
  }

  @Cron('probe', '0 8 * * *')
  async runCronJob(): Promise<Record<string, number>> {
    this.cronRuns += 1;
    if (this.fails) throw new Error('the cron job failed');
    return { processed: 3 };
  }
}

async function startProbe(): Promise<TestingModule> {
  const module = await Test.createTestingModule({ imports: [probeModule([TimerProbe])] })
    .overrideProvider(SUBSCRIPTION_TABLE)
    .useValue({})
    .compile();
  await module.init();
  // The run at the start is over: its record would replace that of a later run.
  await eventually(async () => (await module.get(CronLog).lastRuns(['probe']))[0]?.finishedAt);
  return module;
}

describe('timers', () => {
  let database: TestDatabase;
  let module: TestingModule;
  let queue: Queue<{ key: string }>;
  let redis: Redis;
  let prefix: string;
  let timers: Timers;
  let clock: Clock;
  let probe: TimerProbe;

  beforeEach(async () => {
    database = await createTestDatabase();
    prefix = `test-${randomBytes(6).toString('hex')}`;
    const url = testRedisUrl();
    Object.assign(process.env, {
      ...database.environment('referrals'),
      REDIS_URL: url,
      REDIS_PREFIX: prefix,
    });
    redis = new Redis(url);
    queue = new Queue<{ key: string }>('bonus-schedule', { connection: { url }, prefix });
    module = await startProbe();
    [timers, clock, probe] = [module.get(Timers), module.get(Clock), module.get(TimerProbe)];
  });
  afterEach(async () => {
    await module.close();
    await queue.close();
    redis.disconnect();
    await database.drop();
  });

  const after = (delayMs: number) => new Date(clock.now().getTime() + delayMs);

  it('fire once per time that was set, and again at the time that the handler returns', async () => {
    const at = after(1_200);
    probe.next = after(1_500);
    for (let times = 0; times < 3; times += 1) timers.set({ key: 'one', at });
    await eventually(async () => probe.fired.length > 1);
    expect(probe.fired).toEqual(['one', 'one']);
    expect(await queue.getDelayedCount()).toBe(1); // the next cron run
  });

  it('wait longer when the clock is set back', async () => {
    timers.set({ key: 'early', at: after(1_200) });
    await eventually(async () => (await queue.getDelayedCount()) > 1);
    clock.set(after(-DAY_MS));
    const [message] = await eventually(async () => {
      const delayed = await queue.getDelayed();
      const again = delayed.filter(({ name, delay }) => name === 'timer' && delay > DAY_MS / 2);
      return again.length > 0 && again;
    });
    expect(message?.data.key).toBe('early');
    expect(probe.fired).toEqual([]);
  });

  it('split a delay of years into steps of seven days', async () => {
    timers.set({ key: 'far', at: after(20 * 365 * DAY_MS) });
    const message = await eventually(async () =>
      (await queue.getDelayed()).find((one) => one.name === 'timer'),
    );
    expect(message.delay).toBe(7 * DAY_MS);
  });

  it('run cron jobs at start-up, by their pattern in São Paulo, and after Redis has lost its data', async () => {
    const schedulers = async () =>
      (await queue.getJobSchedulers()).map(({ key, pattern, tz }) => [key, pattern, tz]);
    const expected = [['probe', '0 8 * * *', 'America/Sao_Paulo']];
    expect(await eventually(async () => (await schedulers()).length > 0 && schedulers())).toEqual(expected);
    const { cronRuns } = probe;
    await redis.del(await redis.keys(`${prefix}:*`));
    await eventually(async () => probe.cronRuns > cronRuns);
    expect(await schedulers()).toEqual(expected);
  });

  it('run cron jobs by no pattern where schedules are off, which production refuses', async () => {
    Object.assign(process.env, { CRON_SCHEDULES: 'off', REDIS_PREFIX: `${prefix}-unscheduled` });
    try {
      const other = await startProbe();
      await other.close();
      const unscheduled = new Queue('bonus-schedule', {
        connection: { url: testRedisUrl() },
        prefix: `${prefix}-unscheduled`,
      });
      expect([await unscheduled.getJobSchedulers(), await unscheduled.getDelayedCount()]).toEqual([[], 0]);
      await unscheduled.close();
      process.env.NODE_ENV = 'production';
      const nothing = [] as unknown as ConstructorParameters<typeof Timers>;
      expect(() => new Timers(...nothing)).toThrow('CRON_SCHEDULES=off is for tests');
    } finally {
      Object.assign(process.env, { NODE_ENV: 'test' });
      delete process.env.CRON_SCHEDULES;
    }
  });

  it('record each cron run, also failed ones', async () => {
    const runs = () => module.get(CronLog).lastRuns(['probe']);
    expect(await timers.runCron('probe')).toEqual({ processed: 3 });
    expect(await runs()).toEqual([
      {
        name: 'probe',
        startedAt: expect.any(String),
        finishedAt: expect.any(String),
        counts: { processed: 3 },
        error: null,
      },
    ]);
    probe.fails = true;
    await expect(timers.runCron('probe')).rejects.toThrow('the cron job failed');
    expect(await runs()).toMatchObject([{ finishedAt: null, error: 'the cron job failed' }]);
  });
});
