import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { testRedisUrl } from '@araucaria/testing';
import { DAY_MS } from '@araucaria/contracts';
import { LinkSendersService } from '../src/candidate-area/link-senders.service.js';
import { readGatewayConfig } from '../src/gateway-config.js';

const PREFIX = `test-${randomBytes(6).toString('hex')}`;
process.env.REDIS_PREFIX = PREFIX;

const configWith = (limits: 'on' | 'off') =>
  readGatewayConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost:3000',
    SESSION_SECRET: 's'.repeat(32),
    CAPTCHA_SECRET: 's'.repeat(32),
    RATE_LIMITS: limits,
  });

describe('senders of requests for links', () => {
  const redis = new Redis(testRedisUrl());
  const senders = new LinkSendersService(redis, configWith('on'));
  afterAll(() => redis.disconnect());
  beforeEach(async () => {
    const keys = await redis.keys(`${PREFIX}:*`);
    if (keys.length) await redis.del(...keys);
  });
  const results = async (times: number, email: string, address: string) => {
    const limited: boolean[] = [];
    for (let n = 0; n < times; n++) limited.push(await senders.isLimited(email, address));
    return limited;
  };

  it('are limited after five requests for one address, whatever its spelling', async () => {
    expect(await results(5, 'joana@example.com', '198.51.100.1')).toEqual(Array(5).fill(false));
    expect(await results(1, 'JOANA@example.com', '198.51.100.1')).toEqual([true]);
  });

  it('do not limit the person at another place, nor requests for other addresses', async () => {
    await results(9, 'joana@example.com', '198.51.100.1');
    expect(await results(1, 'joana@example.com', '198.51.100.2')).toEqual([false]);
    expect(await results(1, 'ana@example.com', '198.51.100.1')).toEqual([false]);
  });

  it('share a network of IPv6', async () => {
    await results(5, 'joana@example.com', '2001:db8:1:2::1');
    expect(await results(1, 'joana@example.com', '2001:db8:1:2:ffff::9')).toEqual([true]);
  });

  it('are counted for a day, without their address or the e-mail', async () => {
    await results(2, 'joana@example.com', '198.51.100.1');
    const [key = '', ...others] = await redis.keys(`${PREFIX}:*`);
    expect(others).toEqual([]);
    expect(key).not.toMatch(/joana|198/);
    expect(await redis.pttl(key)).toBeGreaterThan(DAY_MS - 60_000);
  });

  it('are not limited where limits are off', async () => {
    const unlimited = new LinkSendersService(redis, configWith('off'));
    for (let n = 0; n < 7; n++)
      expect(await unlimited.isLimited('a@example.com', '198.51.100.1')).toBe(false);
  });
});
