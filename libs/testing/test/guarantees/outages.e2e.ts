import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@araucaria/local/postgres';
import { startRedis } from '@araucaria/local/redis';
import { applicant, eventually, startTestSystem, type TestSystem } from '../../src/index.js';

describe('an outage of PostgreSQL or Redis', () => {
  let dataDir: string;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let system: TestSystem;
  let people = 0;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'araucaria-outage-'));
    postgres = await startPostgres({ dataDir, durable: false });
    redis = await startRedis({ dataDir });
    system = await startTestSystem({ databaseUrl: postgres.url, redisUrl: redis.url });
  }, 120_000);
  afterAll(async () => {
    await system?.stop();
    await redis?.stop();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function apply(recaptchaToken?: string) {
    const person = applicant(++people);
    const response = await system.visitor().post<{ code?: string; message?: string }>('/api/candidates', {
      ...person,
      recaptchaToken: recaptchaToken ?? (await system.captcha()),
    });
    return { ...response, email: person.email };
  }

  const ready = async () => (await system.visitor().get('/health/ready')).status;

  it('causes 503 while PostgreSQL is stopped, and the system recovers by itself', async () => {
    const token = await system.captcha();
    await postgres.stop();
    const refused = await apply(token);
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(JSON.stringify(refused.body)).not.toMatch(/ECONN|postgres|select/i);

    postgres = await startPostgres({ dataDir, durable: false, port: postgres.port });
    const applied = await eventually(async () => {
      const response = await apply();
      return response.status === 201 && response;
    });
    await eventually(async () => system.mailbox.messages().some(({ to }) => to.includes(applied.email)));
  }, 120_000);

  it('causes 503 while Redis is stopped, except for jobs, and the system recovers by itself', async () => {
    const token = await system.captcha();
    await redis.stop();
    expect(await eventually(async () => (await ready()) === 503)).toBe(true);
    expect(await apply(token)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect((await system.visitor().get<unknown[]>('/api/jobs')).status).toBe(200);

    redis = await startRedis({ dataDir, port: redis.port });
    await eventually(async () => (await ready()) === 200);
    const applied = await apply();
    expect(applied.status).toBe(201);
    await eventually(async () => system.mailbox.messages().some(({ to }) => to.includes(applied.email)));
  }, 120_000);
});
