import { Redis } from 'ioredis';
import { Visitor, startTestSystem, testRedisUrl, type Answer, type TestSystem } from '@araucaria/testing';

const PASSWORD = 'senha-do-teste-2026';

describe('limits of failed logins', () => {
  let system: TestSystem;
  let redis: Redis;
  beforeAll(async () => {
    // Behind a proxy on this machine, so that each login can come from another address.
    system = await startTestSystem({
      parts: ['users'],
      env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1/8,::1', ADMIN_PASSWORD: PASSWORD },
    });
    redis = new Redis(testRedisUrl());
  });
  afterAll(async () => {
    redis?.disconnect();
    await system?.stop();
  });
  // Each test starts with empty counts, and without known addresses.
  beforeEach(async () => {
    const keys = await redis.keys('test-*:login:*');
    if (keys.length) await redis.del(...keys);
  });

  let addresses = 0;
  const newAddress = () => `198.51.100.${++addresses}`;

  const login = async (
    address: string,
    password: string,
    { username = 'admin', captcha = true } = {},
  ): Promise<Answer> => {
    const recaptchaToken = captcha ? await system.captcha() : 'nonsense';
    const body = { username, password, recaptchaToken };
    return new Visitor(system.url).send('POST', '/api/auth/login', body, { 'x-forwarded-for': address });
  };
  const fail = async (times: number, address: string, username?: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) statuses.push((await login(address, 'wrong', { username })).status);
    return statuses;
  };

  it('does not count a login without a solved captcha', async () => {
    const address = newAddress();
    for (let n = 0; n < 12; n++) expect((await login(address, 'wrong', { captcha: false })).status).toBe(400);
    expect((await login(address, PASSWORD)).status).toBe(200);
  });

  it('refuses an account after ten failures from one address, under every spelling of its name', async () => {
    const address = newAddress();
    const spellings = ['admin', 'ADMIN', 'Admin', 'ａｄｍｉｎ', ' admin '];
    for (let n = 0; n < 10; n++)
      expect((await login(address, 'wrong', { username: spellings[n % 5] })).status).toBe(401);
    const refused = await login(address, PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    // Another account from there, and the account from elsewhere, are not concerned.
    expect(await fail(1, address, 'another')).toEqual([401]);
    expect((await login(newAddress(), PASSWORD)).status).toBe(200);
  });

  it('does not count logins that succeed', async () => {
    const address = newAddress();
    for (let n = 0; n < 12; n++) expect((await login(address, PASSWORD)).status).toBe(200);
    expect(await fail(1, address)).toEqual([401]);
  });

  it('keeps to ten when many tries arrive at once', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(address, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('opens an account under attack from many addresses to the address that it knows', async () => {
    const [home, abroad] = [newAddress(), newAddress()];
    expect((await login(home, PASSWORD)).status).toBe(200);
    for (let n = 0; n < 5; n++) expect(await fail(10, newAddress())).toEqual(Array(10).fill(401));
    expect((await login(newAddress(), PASSWORD)).status).toBe(429);
    expect((await login(abroad, PASSWORD)).status).toBe(429);
    expect((await login(home, PASSWORD)).status).toBe(200);
    expect(await fail(1, newAddress(), 'another')).toEqual([401]);
  });

  it('counts nothing while the password cannot be checked', async () => {
    const address = newAddress();
    const users = system.running.process('users');
    await users.stop();
    for (let n = 0; n < 11; n++) expect((await login(address, PASSWORD)).status).toBe(503);
    users.start();
    await system.running.ready();
    expect((await login(address, PASSWORD)).status).toBe(200);
  });

  it('keeps neither names nor addresses, and ends every count', async () => {
    const address = newAddress();
    await fail(1, address);
    await login(address, PASSWORD);
    const keys = await redis.keys('test-*:login:*');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).not.toMatch(/admin|198/);
      expect(await redis.pttl(key)).toBeGreaterThan(0);
    }
  });
});
