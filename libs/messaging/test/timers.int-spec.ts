import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Clock } from '@araucaria/platform';
import { createTestDatabase, eventually, testRedisUrl, type TestDatabase } from '@araucaria/testing';
import { OnTimer, Cron, Timers } from '../src/index.js';
import { CronLog } from '../src/cron-log.js';
import { SUBSCRIPTION_TABLE } from '../src/subscription-table.js';
import { probeModule } from './probe-service.js';

const DAY = 86_400_000;

@Injectable()
class Diary {
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

  @Cron('diary', '0 8 * * *')
  async runDiary(): Promise<Record<string, number>> {
    this.cronRuns += 1;
    if (this.fails) throw new Error('the diary is shut');
    return { pages: 3 };
  }
}

describe('timers', () => {
  let database: TestDatabase;
  let module: TestingModule;
  let queue: Queue;
  let redis: Redis;
  let prefix: string;
  let timers: Timers;
  let clock: Clock;
  let diary: Diary;

  beforeEach(async () => {
    database = await createTestDatabase();
    prefix = `test-${randomBytes(6).toString('hex')}`;
    const url = testRedisUrl();
    Object.assign(process.env, { DATABASE_URL: database.url, REDIS_URL: url, REDIS_PREFIX: prefix });
    redis = new Redis(url);
    queue = new Queue('bonus-schedule', { connection: { url }, prefix });
    module = await Test.createTestingModule({ imports: [probeModule([Diary])] })
      .overrideProvider(SUBSCRIPTION_TABLE)
      .useValue({})
      .compile();
    await module.init();
    [timers, clock, diary] = [module.get(Timers), module.get(Clock), module.get(Diary)];
    await eventually(async () => diary.cronRuns > 0);
  });
  afterEach(async () => {
    await module.close();
    await queue.close();
    redis.disconnect();
    await database.drop();
  });

  const inMilliseconds = (ms: number) => new Date(clock.now().getTime() + ms);

  it('fire once at the time that was set, however often it was set, and again at the time that the handler returns', async () => {
    const at = inMilliseconds(1_200);
    diary.next = inMilliseconds(1_500);
    for (let times = 0; times < 3; times += 1) timers.set({ key: 'one', at });
    await eventually(async () => diary.fired.length > 1);
    expect(diary.fired).toEqual(['one', 'one']);
    expect(await queue.getDelayedCount()).toBe(1); // the next cron run
  });

  it('wait longer when the clock is set back meanwhile', async () => {
    timers.set({ key: 'early', at: inMilliseconds(1_200) });
    await eventually(async () => (await queue.getDelayedCount()) > 1);
    clock.set(inMilliseconds(-DAY));
    const [message] = await eventually(async () => {
      const delayed = await queue.getDelayed();
      const again = delayed.filter(({ name, delay }) => name === 'timer' && delay > DAY / 2);
      return again.length > 0 && again;
    });
    expect(message?.data.key).toBe('early');
    expect(diary.fired).toEqual([]);
  });

  it('split a delay of years into steps of seven days', async () => {
    timers.set({ key: 'far', at: inMilliseconds(20 * 365 * DAY) });
    const message = await eventually(async () =>
      (await queue.getDelayed()).find((one) => one.name === 'timer'),
    );
    expect(message.delay).toBe(7 * DAY);
  });

  it('run cron jobs at the start, by their pattern in the company’s time zone, and after Redis lost its data', async () => {
    const schedulers = async () =>
      (await queue.getJobSchedulers()).map(({ key, pattern, tz }) => [key, pattern, tz]);
    const expected = [['diary', '0 8 * * *', 'America/Sao_Paulo']];
    expect(await eventually(async () => (await schedulers()).length > 0 && schedulers())).toEqual(expected);
    const { cronRuns } = diary;
    await redis.del(await redis.keys(`${prefix}:*`));
    await eventually(async () => diary.cronRuns > cronRuns);
    expect(await schedulers()).toEqual(expected);
  });

  it('record each cron run, failed ones too', async () => {
    const runs = () => module.get(CronLog).lastRuns(['diary']);
    expect(await timers.runCron('diary')).toEqual({ pages: 3 });
    expect(await runs()).toEqual([
      {
        name: 'diary',
        startedAt: expect.any(String),
        finishedAt: expect.any(String),
        counts: { pages: 3 },
        error: null,
      },
    ]);
    diary.fails = true;
    await expect(timers.runCron('diary')).rejects.toThrow('the diary is shut');
    expect(await runs()).toMatchObject([{ finishedAt: null, error: 'the diary is shut' }]);
  });
});
