import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool, type QueryResultRow } from 'pg';
import { SERVICES, type ServiceName } from '@araucaria/contracts/domain';
import { rpcVariable } from '@araucaria/local/processes';
import { startSystem, type RunningSystem, type SystemOptions } from '@araucaria/local/system';
import { startMailbox, type Mailbox } from '@araucaria/mailbox';
import { createMigratedDatabase, testRedisUrl } from '../test-database.js';
import type { WorkPlaces } from './open-work.js';
import { removeKeys } from './redis-snapshot.js';
import { createRedisUsers } from './redis-users.js';

/** Password of the first account, `admin`, unless a test sets another one. */
export const ADMIN_PASSWORD = 'senha-do-teste-2026';

/** More than the longest test causes: each mail is compared with the row that says that it was sent. */
const MAX_MAILS = 100_000;

type SystemPart = ServiceName | 'resume-parser';

export interface TestSystemOptions {
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

/** The processes of the built product, with their own database, key prefix in Redis, mailbox and data folder. */
export interface StartedSystem extends WorkPlaces {
  running: RunningSystem;
  mailbox: Mailbox;
  dataDir: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts the built product. Rejects when a process does not become ready. */
export async function startNewSystem(options: TestSystemOptions): Promise<StartedSystem> {
  const database = options.databaseUrl ? undefined : await createMigratedDatabase();
  const databaseUrl = database?.url ?? options.databaseUrl ?? '';
  const redisUrl = options.redisUrl ?? testRedisUrl();
  const redisPrefix = `test-${randomBytes(6).toString('hex')}`;
  // A server that the test kills would lose its users.
  const users = options.redisUrl ? undefined : await createRedisUsers(redisUrl, redisPrefix);
  const dataDir = await mkdtemp(join(tmpdir(), 'araucaria-system-'));
  const mailbox = await startMailbox({ maxMessages: options.maxMails ?? MAX_MAILS });
  const remove = async (): Promise<void> => {
    await mailbox.stop();
    await database?.drop();
    await users?.remove();
    await removeKeys(redisUrl, redisPrefix);
    await rm(dataDir, { recursive: true, force: true });
  };
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
      REDIS_PREFIX: redisPrefix,
      RATE_LIMITS: 'off',
      // A hundredth of the usual work: the tests solve hundreds of captchas.
      CAPTCHA_KEYS: '8',
      ADMIN_PASSWORD,
      LOG_LEVEL: 'info',
      MAIL_ARCHIVE_URL: mailbox.url,
      // A test that runs at the hour of a cron job sees what it would see at another. Production refuses it.
      ...(options.env?.NODE_ENV !== 'production' && { CRON_SCHEDULES: 'off' }),
      // Tests start with the demo jobs and a few demo candidates, without interviews, referrals and hires.
      DEMO_HISTORY: 'false',
      // Port 1 refuses connections.
      ...Object.fromEntries(
        absent.flatMap((part) => (part === 'resume-parser' ? [] : [[rpcVariable(part), '127.0.0.1:1']])),
      ),
      // One file at a time: two processes of each of a run's systems would compile the same program for a few files.
      PARSER_PROCESSES: '1',
      ...options.env,
    },
  }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  return {
    running,
    mailbox,
    dataDir,
    databaseUrl,
    redisUrl,
    redisPrefix,
    rows: async <R extends QueryResultRow>(sql: string, values?: unknown[]) =>
      (await pool.query<R>(sql, values)).rows,
    stop: async () => {
      await running.stop();
      await pool.end();
      await remove();
    },
  };
}
