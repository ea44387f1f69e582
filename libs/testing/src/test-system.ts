import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Pool, type QueryResultRow } from 'pg';
import { rpcVariable } from '@araucaria/local/processes';
import { startSystem, type RunningSystem, type SystemOptions } from '@araucaria/local/system';
import { startMailbox, type Mailbox } from '@araucaria/mailbox';
import { SERVICES, TIMER_QUEUES, type ServiceName } from '@araucaria/contracts/domain';
import { solveCaptcha } from './captcha.js';
import { onTestFailure } from './failure-artifacts.js';
import { eventually } from './settle.js';
import { writeSystemState } from './system-artifacts.js';
import { createRedisUsers } from './redis-users.js';
import { createMigratedDatabase, testRedisUrl } from './test-database.js';
import { Visitor } from './visitor.js';

/** Password of the first account, `admin`, unless a test sets another one. */
export const ADMIN_PASSWORD = 'senha-do-teste-2026';

/** More than the longest test causes: each mail is compared with the row that says that it was sent. */
const MAX_MAILS = 100_000;

type SystemPart = ServiceName | 'resume-parser';

interface TestSystemOptions {
  /** The processes that run in addition to the gateway; by default all. Calls to the others fail as unavailable. */
  parts?: readonly SystemPart[];
  /** Number of replicas by process; by default 1. 0 leaves the process out. */
  replicas?: Record<string, number>;
  env?: Record<string, string>;
  /** Servers that belong to the test alone, which it may kill. */
  databaseUrl?: string;
  redisUrl?: string;
  /** Restarts processes that die, as `npm start` does. */
  supervise?: boolean;
  /** Mails that the mailbox keeps; 0: it drops them unread, so that a measurement does not include its work. */
  maxMails?: number;
  /** Other programs than the present build, e.g. those of an earlier release. */
  kinds?: NonNullable<SystemOptions['kinds']>;
}

/** The built product with its own database, key prefix in Redis and mailbox. */
export interface TestSystem {
  /** Base URL of the first gateway. */
  url: string;
  running: RunningSystem;
  mailbox: Mailbox;
  dataDir: string;
  /** `REDIS_PREFIX` of its processes. */
  redisPrefix: string;
  /** Rows of the database. Tables need their schema name. */
  rows<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
  /** A visitor without a session. */
  visitor(): Visitor;
  /** A visitor who is logged in as the first administrator. */
  admin(): Promise<Visitor>;
  /** A solved CAPTCHA, for `recaptchaToken`. */
  captcha(): Promise<string>;
  /** Waits until all events are published and handled and all due messages are sent; throws after `timeoutMs` (30 s). */
  settle(timeoutMs?: number): Promise<void>;
  /** Stops all processes and removes the database, mailbox and data folder. */
  stop(): Promise<void>;
}

/** Starts the built product. Rejects when a process does not become ready. */
export async function startTestSystem(options: TestSystemOptions = {}): Promise<TestSystem> {
  const database = options.databaseUrl ? undefined : await createMigratedDatabase();
  const databaseUrl = database?.url ?? options.databaseUrl ?? '';
  const redisUrl = options.redisUrl ?? testRedisUrl();
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  // A server that the test kills would lose its users.
  const users = options.redisUrl ? undefined : await createRedisUsers(redisUrl, prefix);
  const dataDir = await mkdtemp(join(tmpdir(), 'araucaria-system-'));
  const mailbox = await startMailbox({ maxMessages: options.maxMails ?? MAX_MAILS });
  const absent = [...SERVICES, 'resume-parser' as const].filter(
    (part) => options.parts?.includes(part) === false,
  );
  const running = await startSystem({
    dataDir,
    databaseUrl,
    redisUrl: (process) => users?.urlOf(process) ?? redisUrl,
    smtpUrl: mailbox.smtpUrl,
    replicas: { ...Object.fromEntries(absent.map((part) => [part, 0])), ...options.replicas },
    supervise: options.supervise ?? false,
    ...(options.kinds && { kinds: options.kinds }),
    quiet: true,
    ...(database && { prepareDatabase: database.createRoles }),
    env: {
      REDIS_PREFIX: prefix,
      RATE_LIMITS: 'off',
      // A hundredth of the usual work: the tests solve hundreds of captchas.
      CAPTCHA_KEYS: '8',
      ADMIN_PASSWORD,
      LOG_LEVEL: 'info',
      MAIL_ARCHIVE_URL: mailbox.url,
      // Tests start with the demo jobs and a few demo candidates, without interviews, referrals and hires.
      DEMO_HISTORY: 'false',
      // Port 1 refuses connections.
      ...Object.fromEntries(
        absent.flatMap((part) => (part === 'resume-parser' ? [] : [[rpcVariable(part), '127.0.0.1:1']])),
      ),
      ...options.env,
    },
  }).catch(async (error: unknown) => {
    await mailbox.stop();
    await database?.drop();
    await users?.remove();
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  const rows = async <R extends QueryResultRow>(sql: string, values?: unknown[]) =>
    (await pool.query<R>(sql, values)).rows;
  const { url } = running;
  const forgetFailures = onTestFailure((folder) =>
    writeSystemState(folder, {
      name: prefix,
      dataDir,
      mailbox,
      openWork: () => openWork(rows, redisUrl, prefix),
    }),
  );

  return {
    url,
    running,
    mailbox,
    dataDir,
    redisPrefix: prefix,
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
    settle: (timeoutMs = 30_000) => settle(rows, redisUrl, prefix, timeoutMs),
    stop: async () => {
      forgetFailures();
      await running.stop();
      await mailbox.stop();
      await pool.end();
      await database?.drop();
      await users?.remove();
      await removeKeys(redisUrl, prefix);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Removes what a stopped system has left in Redis. A server that the test has ended holds nothing. */
async function removeKeys(redisUrl: string, prefix: string): Promise<void> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1_000 }) as AsyncIterable<
      string[]
    >)
      if (keys.length) await redis.unlink(...keys);
  } catch {
    // No server listens any more.
  } finally {
    redis.disconnect();
  }
}

async function settle(
  rows: TestSystem['rows'],
  redisUrl: string,
  prefix: string,
  timeoutMs: number,
): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    // Checked twice: one check misses an event that moves from an outbox to a queue, or from a handler to an outbox.
    const isIdle = async () =>
      (await queued(redis, prefix)).length === 0 && (await countUnpublished(rows)) === 0;
    await eventually(
      async () =>
        (await isIdle()) &&
        (await isIdle()) &&
        (await countDueDeliveries(rows)) === 0 &&
        (await countMailDeletions(rows)) === 0,
      timeoutMs,
    ).catch(async () => {
      const left = await openWork(rows, redisUrl, prefix);
      throw new Error(`not settled after ${timeoutMs} ms: ${left.join(', ')}`);
    });
  } finally {
    redis.disconnect();
  }
}

/** What is not done yet, as texts. */
async function openWork(rows: TestSystem['rows'], redisUrl: string, prefix: string): Promise<string[]> {
  const redis = new Redis(redisUrl);
  try {
    return [
      ...(await queued(redis, prefix)),
      `${await countUnpublished(rows)} unpublished events`,
      `${await countDueDeliveries(rows)} due deliveries`,
      `${await countMailDeletions(rows)} mails to delete`,
    ];
  } finally {
    redis.disconnect();
  }
}

/** Events in the outboxes of all services that are not published. */
async function countUnpublished(rows: TestSystem['rows']): Promise<number> {
  const outboxes = await rows<{ table_schema: string }>(
    `select table_schema from information_schema.tables where table_name = 'outbox_event'`,
  );
  const counts = outboxes.map(
    ({ table_schema }) => `(select count(*) from ${table_schema}.outbox_event where published_at is null)`,
  );
  const [sum] = await rows<{ waiting: string }>(`select ${counts.join(' + ')} as waiting`);
  return Number(sum?.waiting);
}

/** Messages to people that are due and not sent. Messages that wait for a later time do not count. */
async function countDueDeliveries(rows: TestSystem['rows']): Promise<number> {
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

/** Mails that the mailbox has to delete. The schema of the release before has none. */
async function countMailDeletions(rows: TestSystem['rows']): Promise<number> {
  const [table] = await rows<{ exists: boolean }>(
    `select to_regclass('notifications.mail_deletion') is not null as exists`,
  );
  if (!table?.exists) return 0;
  const [sum] = await rows<{ waiting: number }>(
    'select count(*)::int as waiting from notifications.mail_deletion',
  );
  return sum?.waiting ?? 0;
}

/** Numbers of messages in the queues of all services that are waiting, active or delayed for another attempt; without zeros. */
async function queued(redis: Redis, prefix: string): Promise<string[]> {
  const counts = [...SERVICES, ...Object.values(TIMER_QUEUES)].flatMap((queue) => [
    countOf(`${queue} waiting`, redis.llen(`${prefix}:${queue}:wait`)),
    countOf(`${queue} active`, redis.llen(`${prefix}:${queue}:active`)),
  ]);
  // Delayed timers do not count: they wait for days.
  const delayed = SERVICES.map((queue) =>
    countOf(`${queue} delayed`, redis.zcard(`${prefix}:${queue}:delayed`)),
  );
  return (await Promise.all([...counts, ...delayed])).filter((count) => count !== undefined);
}

const countOf = async (name: string, count: Promise<number>): Promise<string | undefined> =>
  (await count) ? `${await count} ${name}` : undefined;
