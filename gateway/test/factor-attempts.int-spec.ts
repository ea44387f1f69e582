import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { AppError } from '@araucaria/platform';
import { testRedisUrl } from '@araucaria/testing';
import { readGatewayConfig } from '../src/gateway-config.js';
import { FactorAttemptsService } from '../src/factors/factor-attempts.service.js';

const PREFIX = `test-${randomBytes(6).toString('hex')}`;
process.env.REDIS_PREFIX = PREFIX;

const CONFIG = readGatewayConfig({
  NODE_ENV: 'test',
  PUBLIC_URL: 'http://localhost:3000',
  SESSION_SECRET: 's'.repeat(32),
  CAPTCHA_SECRET: 's'.repeat(32),
  RATE_LIMITS: 'on',
});

describe('attempts with a second factor', () => {
  const redis = new Redis(testRedisUrl());
  const attempts = new FactorAttemptsService(redis, CONFIG);
  let account = 0;
  afterAll(() => redis.disconnect());
  beforeEach(() => (account += 1));

  const wrong = () => Promise.reject(new AppError('INVALID_FACTOR'));
  const fail = async (times: number, userId = account) => {
    for (let n = 0; n < times; n++)
      await expect(attempts.count(userId, wrong)).rejects.toMatchObject({ code: 'INVALID_FACTOR' });
  };
  const right = () => attempts.count(account, async () => 'right');
  const refused = { code: 'TOO_MANY_REQUESTS' };

  it('are refused for a quarter of an hour after ten wrong ones, without a look at the factor', async () => {
    await fail(10);
    let checked = false;
    const check = async () => (checked = true);
    const error = await attempts.count(account, check).catch((thrown: unknown) => thrown as AppError);
    expect(error).toMatchObject({ ...refused, message: expect.stringContaining('15 minutos') as string });
    expect(checked).toBe(false);
    const [key = ''] = await redis.keys(`${PREFIX}:login:factor-failures:${account}`);
    expect(await redis.pttl(key)).toBeGreaterThan(14 * 60_000);
    // Another account is not affected.
    await fail(1, 1_000 + account);
  });

  it('do not count if they are right, or if the factor could not be checked', async () => {
    await fail(9);
    expect(await right()).toBe('right');
    const outage = () => Promise.reject(new AppError('UNAVAILABLE'));
    await expect(attempts.count(account, outage)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await right()).toBe('right');
    await fail(1);
    await expect(right()).rejects.toMatchObject(refused);
  });

  it('stay within the limit when they are simultaneous', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => attempts.count(account, wrong)),
    );
    const codes = results.map((result) => (result as { reason: AppError }).reason.code);
    expect(codes.filter((code) => code === 'INVALID_FACTOR')).toHaveLength(10);
  });
});
