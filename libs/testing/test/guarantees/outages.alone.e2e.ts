import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '@araucaria/local/redis';
import {
  ADMIN_PASSWORD,
  SteadyLoad,
  applicant,
  eventually,
  startTestSystem,
  type TestSystem,
} from '../../src/index.js';
import { PostgresPair } from './postgres-pair.js';

/** Failures end within this time after a server is back. */
const RECOVERY_TIME_MS = 5_000;
/** How long the load runs before a server is lost, and after the time for the recovery. */
const STEADY_TIME_MS = 4_000;
const REDIS_RESTART_MS = 1_000;

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

describe('an outage of PostgreSQL or Redis', () => {
  let dataDir: string;
  let postgres: PostgresPair;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let system: TestSystem;
  let people = 0;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'araucaria-outage-'));
    postgres = await PostgresPair.start(dataDir);
    redis = await startRedis({ dataDir });
    system = await startTestSystem({
      databaseUrl: postgres.url,
      redisUrl: redis.url,
      env: { SERVICE_REPLICA_URL: postgres.replicaUrl },
    });
  });
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

  const isListed = async (email: string): Promise<boolean> => {
    const admin = await system.admin();
    const { status, body } = await admin.get<{ candidates: unknown[] }>(`/api/candidates?search=${email}`);
    expect(status).toBe(200);
    return body.candidates.length === 1;
  };

  it('of the read replica is not noticed: the primary returns the lists', async () => {
    const { email } = await apply();
    await eventually(() => isListed(email));
    expect(await postgres.replicaConnections()).toBeGreaterThan(0);

    await postgres.stopReplica();
    expect(await isListed(email)).toBe(true);
    await postgres.startReplica();
    await eventually(async () => {
      await isListed(email);
      return (await postgres.replicaConnections()) > 0;
    });
  });

  it('causes 503 while PostgreSQL is stopped, and the system recovers by itself', async () => {
    const token = await system.captcha();
    await postgres.stopPrimary();
    const refused = await apply(token);
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(JSON.stringify(refused.body)).not.toMatch(/ECONN|postgres|select/i);

    await postgres.startPrimary();
    const applied = await eventually(async () => {
      const response = await apply();
      return response.status === 201 && response;
    });
    await eventually(async () => system.mailbox.messages().some(({ to }) => to.includes(applied.email)));
  });

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
  });

  /** Runs the load, loses a server, and compares what was accepted with its rows and e-mails. */
  async function underLoad(firstPerson: number, loseServer: () => Promise<void>) {
    const load = await SteadyLoad.start(system, { username: 'admin', password: ADMIN_PASSWORD }, firstPerson);
    await pause(STEADY_TIME_MS);
    const lostAt = load.elapsedMs;
    await loseServer();
    const backAt = load.elapsedMs;
    await pause(RECOVERY_TIME_MS + STEADY_TIME_MS);
    await load.stop();
    const { requests, failed, applied } = load;
    const lastMs = Math.max(backAt, ...failed.map(({ atMs }) => atMs));
    console.log({
      requests,
      failed: failed.length,
      applied: applied.length,
      lostMs: backAt - lostAt,
      recoveryMs: lastMs - backAt,
    });
    expect(failed.filter(({ atMs }) => atMs < lostAt || atMs > backAt + RECOVERY_TIME_MS)).toEqual([]);

    await system.settle(60_000);
    const stored = await system.rows<{ email: string }>(
      'select email from candidates.candidate where email = any($1)',
      [applied],
    );
    expect(stored.map(({ email }) => email).sort()).toEqual([...applied].sort());
    const receipts = new Map<string, Set<string | undefined>>();
    for (const { to, messageId } of system.mailbox.messages())
      for (const email of to)
        receipts.set(email, (receipts.get(email) ?? new Set()).add(messageId ?? undefined));
    expect(applied.filter((email) => receipts.get(email)?.size !== 1)).toEqual([]);
  }

  it('ends within 5 s after Redis was restarted under load, and loses nothing', async () => {
    await underLoad(1_000, async () => {
      await redis.stop();
      await pause(REDIS_RESTART_MS);
      redis = await startRedis({ dataDir, port: redis.port });
    });
  });

  it('ends within 5 s after a synchronous replica of PostgreSQL took over under load, and loses nothing', async () => {
    await postgres.replicateSynchronously();
    expect(await isListed((await apply()).email)).toBe(true);
    await underLoad(3_000, () => postgres.failOver());
  });
});
