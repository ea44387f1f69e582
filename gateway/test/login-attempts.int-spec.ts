import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { AppError } from '@araucaria/platform';
import { testRedisUrl } from '@araucaria/testing';
import { readGatewayConfig } from '../src/gateway-config.js';
import { LoginAttemptsService } from '../src/login/login-attempts.service.js';

const PREFIX = `test-${randomBytes(6).toString('hex')}`;
process.env.REDIS_PREFIX = PREFIX;

const CONFIG = readGatewayConfig({
  NODE_ENV: 'test',
  PUBLIC_URL: 'http://localhost:3000',
  SESSION_SECRET: 's'.repeat(32),
  CAPTCHA_SECRET: 's'.repeat(32),
  RATE_LIMITS: 'on',
});

describe('login attempts', () => {
  const redis = new Redis(testRedisUrl());
  const attempts = new LoginAttemptsService(redis, CONFIG);
  afterAll(() => redis.disconnect());
  // Each test starts with empty counts, and without known addresses.
  beforeEach(async () => {
    const keys = await redis.keys(`${PREFIX}:*`);
    if (keys.length) await redis.del(...keys);
  });

  const address = (n: number) => `198.51.100.${n}`;
  const fail = async (times: number, from: string, username = 'admin') => {
    for (let n = 0; n < times; n++) await attempts.begin(username, from);
  };
  const succeed = async (from: string) => (await attempts.begin('admin', from)).succeeded();
  const refused = { code: 'TOO_MANY_REQUESTS' };

  it('refuses an attempt after ten failures from one address, whatever the spelling of the name', async () => {
    const spellings = ['admin', 'ADMIN', 'Admin', 'ａｄｍｉｎ'];
    for (let n = 0; n < 10; n++) await attempts.begin(spellings[n % 4] ?? '', address(1));
    await expect(attempts.begin('admin', address(1))).rejects.toMatchObject(refused);
    // Other accounts from this address, and this account from other addresses, are not affected.
    await fail(1, address(1), 'another');
    await fail(1, address(2));
  });

  it('counts the attempts of one IPv6 subscriber together', async () => {
    for (let n = 0; n < 10; n++) await attempts.begin('admin', `2001:db8:1:2::${n}`);
    await expect(attempts.begin('admin', '2001:db8:1:2:ffff::1')).rejects.toMatchObject(refused);
    await fail(1, '2001:db8:1:3::1');
  });

  it('lets a refused client wait for a minute at most', async () => {
    await fail(10, address(1));
    const error = (await attempts.begin('admin', address(1)).catch((thrown: unknown) => thrown)) as AppError;
    expect(error.details.retryAfter).toBeGreaterThan(0);
    expect(error.details.retryAfter).toBeLessThanOrEqual(60);
    for (const key of await redis.keys(`${PREFIX}:*`)) {
      expect(await redis.pttl(key)).toBeGreaterThan(0);
      expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);
    }
  });

  it('does not count attempts that succeed, or whose password was not checked', async () => {
    for (let n = 0; n < 12; n++) await succeed(address(1));
    for (let n = 0; n < 12; n++) await (await attempts.begin('admin', address(2))).abandoned();
    for (const from of [address(1), address(2)]) {
      // All ten failures are still allowed.
      await fail(10, from);
      await expect(attempts.begin('admin', from)).rejects.toMatchObject(refused);
    }
  });

  it('allows ten of many simultaneous attempts', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => attempts.begin('admin', address(1))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('still allows attempts from a known address while many other addresses attack the account', async () => {
    const home = address(100);
    await succeed(home);
    for (let n = 1; n <= 5; n++) await fail(10, address(n));
    await expect(attempts.begin('admin', address(6))).rejects.toMatchObject(refused);
    await succeed(home);
    await fail(9, home);
    await fail(1, address(6), 'another');
  });

  it('stores neither names nor addresses in Redis', async () => {
    await fail(1, address(1));
    await succeed(address(1));
    const keys = await redis.keys(`${PREFIX}:*`);
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(`${key} ${await redis.get(key)}`).not.toMatch(/admin|198/);
  });

  it('refuses attempts as unavailable while Redis cannot be reached', async () => {
    const unreachable = new Redis('redis://127.0.0.1:1', {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: null,
    });
    unreachable.on('error', () => undefined);
    const unavailable = new LoginAttemptsService(unreachable, CONFIG);
    await expect(unavailable.begin('admin', address(1))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    unreachable.disconnect();
  });
});
