import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Pool, type QueryResultRow } from 'pg';
import { rpcVariable } from '@araucaria/local/processes';
import { startSystem, type RunningSystem } from '@araucaria/local/system';
import { startMailbox, type Mailbox } from '@araucaria/mailbox';
import { SERVICES, TIMER_QUEUES, type ServiceName } from '@araucaria/contracts';
import { solveCaptcha } from './captcha.js';
import { eventually } from './settle.js';
import { createTestDatabase, testRedisUrl } from './test-database.js';
import { Visitor } from './visitor.js';

/** Of the first account, 'admin', unless a test gives another one. */
export const ADMIN_PASSWORD = 'senha-do-teste-2026';

type SystemPart = ServiceName | 'resume-parser';

interface TestSystemOptions {
  /** What runs beside the gateway; nobody answers for the others. Everything, unless said. */
  parts?: readonly SystemPart[];
  /** How many of a process; 1 unless said, 0 leaves it out. */
  replicas?: Record<string, number>;
  env?: Record<string, string>;
  /** Servers of the test's own, which it may kill. */
  databaseUrl?: string;
  redisUrl?: string;
  /** Restart processes that die, as `npm start` does. */
  supervise?: boolean;
}

/** The built product, all processes of it, on a database, a part of Redis and a mailbox of its own. */
export interface TestSystem {
  /** Of the first gateway. */
  url: string;
  running: RunningSystem;
  mailbox: Mailbox;
  dataDir: string;
  rows<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
  visitor(): Visitor;
  /** A visitor who is logged in as the first administrator. */
  admin(): Promise<Visitor>;
  captcha(): Promise<string>;
  /** Waits until no outbox, queue or delivery has anything left to do. */
  settle(limit?: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestSystem(options: TestSystemOptions = {}): Promise<TestSystem> {
  const database = options.databaseUrl ? undefined : await createTestDatabase();
  const databaseUrl = options.databaseUrl ?? (database?.url as string);
  const redisUrl = options.redisUrl ?? testRedisUrl();
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'araucaria-system-'));
  const mailbox = await startMailbox();
  const absent = [...SERVICES, 'resume-parser' as const].filter(
    (part) => options.parts?.includes(part) === false,
  );
  const running = await startSystem({
    dataDir,
    databaseUrl,
    redisUrl,
    smtpUrl: mailbox.smtpUrl,
    replicas: { ...Object.fromEntries(absent.map((part) => [part, 0])), ...options.replicas },
    supervise: options.supervise ?? false,
    quiet: true,
    env: {
      REDIS_PREFIX: prefix,
      RATE_LIMITS: 'off',
      ADMIN_PASSWORD,
      LOG_LEVEL: 'info',
      // What a test finds is what it made, but for jobs and a few who applied.
      DEMO_HISTORY: 'false',
      // Nobody listens on port 1.
      ...Object.fromEntries(absent.map((part) => [rpcVariable(part), '127.0.0.1:1'])),
      ...options.env,
    },
  }).catch(async (error: unknown) => {
    await mailbox.stop();
    await database?.drop();
    throw error;
  });
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  const rows = async <R extends QueryResultRow>(sql: string, values?: unknown[]) =>
    (await pool.query<R>(sql, values)).rows;
  const { url } = running;

  return {
    url,
    running,
    mailbox,
    dataDir,
    rows,
    visitor: () => new Visitor(url),
    captcha: () => solveCaptcha(url),
    admin: async () => {
      const visitor = new Visitor(url);
      const { status, body } = await visitor.login('admin', ADMIN_PASSWORD);
      if (status !== 200)
        throw new Error(`the administrator could not log in: ${status} ${JSON.stringify(body)}`);
      return visitor;
    },
    settle: (limit = 30_000) => settle(rows, redisUrl, prefix, limit),
    stop: async () => {
      await running.stop();
      await mailbox.stop();
      await pool.end();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function settle(
  rows: TestSystem['rows'],
  redisUrl: string,
  prefix: string,
  limit: number,
): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    // Twice: an event that goes from outbox to queue, or from its handler to the next outbox, is missed by one look.
    const idle = async () => (await queued(redis, prefix)) === 0 && (await unsent(rows)) === 0;
    await eventually(async () => (await idle()) && (await idle()) && (await undelivered(rows)) === 0, limit);
  } finally {
    redis.disconnect();
  }
}

async function unsent(rows: TestSystem['rows']): Promise<number> {
  const outboxes = await rows<{ table_schema: string }>(
    `select table_schema from information_schema.tables where table_name = 'outbox_event'`,
  );
  const counts = outboxes.map(
    ({ table_schema }) => `(select count(*) from ${table_schema}.outbox_event where published_at is null)`,
  );
  const [sum] = await rows<{ waiting: string }>(`select ${counts.join(' + ')} as waiting`);
  return Number(sum?.waiting);
}

/** Mails that are written down and not sent yet, but for those that are held back on purpose. */
async function undelivered(rows: TestSystem['rows']): Promise<number> {
  const [table] = await rows<{ exists: boolean }>(
    `select to_regclass('notifications.delivery') is not null as exists`,
  );
  if (!table?.exists) return 0;
  const [sum] = await rows<{ waiting: number }>(
    `select count(*)::int as waiting from notifications.delivery
     where state = 'pending' and coalesce(waits_until, now()) <= now()`,
  );
  return sum?.waiting ?? 0;
}

/** Messages that wait, run or will be tried again, in the queues of all services. */
async function queued(redis: Redis, prefix: string): Promise<number> {
  const queues = [...SERVICES, ...Object.values(TIMER_QUEUES)];
  const counts = queues.flatMap((queue) => [
    redis.llen(`${prefix}:${queue}:wait`),
    redis.llen(`${prefix}:${queue}:active`),
  ]);
  // Timers wait for days.
  counts.push(...SERVICES.map((queue) => redis.zcard(`${prefix}:${queue}:delayed`)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
