import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Clock } from '@araucaria/platform';
import { createTestDatabase, eventually, testRedisUrl, type TestDatabase } from '@araucaria/testing';
import { OnWake, Sweep, Timers } from '../src/index.js';
import { SweepLog } from '../src/sweep-log.js';
import { SUBSCRIPTION_TABLE } from '../src/subscription-table.js';
import { probeModule } from './probe-service.js';

const DAY = 86_400_000;

@Injectable()
class Diary {
  readonly woken: string[] = [];
  swept = 0;
  next: Date | undefined;
  fails = false;

  @OnWake()
  async wake(key: string): Promise<Date | undefined> {
    this.woken.push(key);
    const { next } = this;
    this.next = undefined;
    return next;
  }

  @Sweep('diary', '0 8 * * *')
  async sweep(): Promise<Record<string, number>> {
    this.swept += 1;
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
    await eventually(async () => diary.swept > 0);
  });
  afterEach(async () => {
    await module.close();
    await queue.close();
    redis.disconnect();
    await database.drop();
  });

  const inMilliseconds = (ms: number) => new Date(clock.now().getTime() + ms);

  it('wake once at the time that was set, however often it was set, and again when asked to', async () => {
    const at = inMilliseconds(1_200);
    diary.next = inMilliseconds(1_500);
    for (let times = 0; times < 3; times += 1) timers.set({ key: 'one', at });
    await eventually(async () => diary.woken.length > 1);
    expect(diary.woken).toEqual(['one', 'one']);
    expect(await queue.getDelayedCount()).toBe(1); // the next regular sweep
  });

  it('wait on when the clock was put back meanwhile', async () => {
    timers.set({ key: 'early', at: inMilliseconds(1_200) });
    await eventually(async () => (await queue.getDelayedCount()) > 1);
    clock.set(inMilliseconds(-DAY));
    const [message] = await eventually(async () => {
      const delayed = await queue.getDelayed();
      const again = delayed.filter(({ name, delay }) => name === 'wake' && delay > DAY / 2);
      return again.length > 0 && again;
    });
    expect(message?.data.key).toBe('early');
    expect(diary.woken).toEqual([]);
  });

  it('take a wait of years in steps that every timer can hold', async () => {
    timers.set({ key: 'far', at: inMilliseconds(20 * 365 * DAY) });
    const message = await eventually(async () =>
      (await queue.getDelayed()).find((one) => one.name === 'wake'),
    );
    expect(message.delay).toBe(7 * DAY);
  });

  it('sweep at the start, regularly on the company’s clock, and when Redis lost its memory', async () => {
    const sweeps = async () =>
      (await queue.getJobSchedulers()).map(({ key, pattern, tz }) => [key, pattern, tz]);
    const expected = [['diary', '0 8 * * *', 'America/Sao_Paulo']];
    expect(await eventually(async () => (await sweeps()).length > 0 && sweeps())).toEqual(expected);
    const { swept } = diary;
    await redis.del(await redis.keys(`${prefix}:*`));
    await eventually(async () => diary.swept > swept);
    expect(await sweeps()).toEqual(expected);
  });

  it('leave a note of each sweep, of failed ones too', async () => {
    const runs = () => module.get(SweepLog).lastRuns(['diary']);
    expect(await timers.sweep('diary')).toEqual({ pages: 3 });
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
    await expect(timers.sweep('diary')).rejects.toThrow('the diary is shut');
    expect(await runs()).toMatchObject([{ finishedAt: null, error: 'the diary is shut' }]);
  });
});
