import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '@araucaria/local/redis';
import { eventually, startTestSystem, type TestSystem } from '../../src/index.js';

describe('an outage of Redis', () => {
  let folder: string;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let system: TestSystem;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'araucaria-gateway-'));
    redis = await startRedis({ dataDir: folder });
    system = await startTestSystem({
      redisUrl: redis.url,
      parts: ['users', 'jobs'],
      env: { RATE_LIMITS: 'on' },
    });
  });
  afterAll(async () => {
    await system?.stop();
    await redis?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('leaves public pages available, causes 503 for sessions, and logs no user out', async () => {
    const admin = await system.admin();
    const token = await system.captcha();
    await redis.stop();

    // Public pages are available to a user with a session too.
    expect((await admin.get('/api/jobs')).status).toBe(200);
    expect((await admin.get('/api/jobs/1')).status).toBe(200);
    expect((await admin.get('/api/recaptcha/challenge')).status).toBe(200);
    for (const response of [
      await admin.get('/api/auth/me'),
      await admin.get('/api/users'),
      await system
        .visitor()
        .post('/api/auth/login', { username: 'admin', password: 'x', recaptchaToken: token }),
    ])
      expect(response).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect((await system.visitor().get('/api/users')).status).toBe(401);
    expect((await system.visitor().get('/health/live')).status).toBe(200);
    expect((await system.visitor().get('/health/ready')).status).toBe(503);

    redis = await startRedis({ dataDir: folder, port: redis.port });
    await eventually(async () => (await system.visitor().get('/health/ready')).status === 200);
    expect((await admin.get('/api/auth/me')).status).toBe(200);
    expect((await system.visitor().login('admin', 'wrong')).status).toBe(401);
  });
});
