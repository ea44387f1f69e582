import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { startMailbox, type Mailbox } from '@araucaria/mailbox';
import { Stopped } from '../bootstrap/capture.mjs';
import { ROOT, dataDir as configuredDataDir } from '../bootstrap/paths.mjs';
import { onStop } from '../bootstrap/signals.mjs';
import { buildIfStale } from './build.ts';
import { messageOf } from '../errors.ts';
import { LOOPBACK, freePort, isPortFree, preferPort } from '../servers/ports.ts';
import { startPostgres, type PostgresServer } from '../servers/postgres.ts';
import { PROCESSES } from '../system/processes.ts';
import { startRedis, type RedisServer, type RedisUser } from '../servers/redis.ts';
import { redisUser, redisUserUrl } from '../system/redis-acl.ts';
import { replicaCounts } from '../system/replica-counts.ts';
import { ROLLING_RESTART_SIGNAL, claimRun, type RollingRestarts } from '../system/run-record.ts';
import { secretsOf, shownPassword } from '../system/secrets.ts';
import { startSystem, type RunningSystem } from '../system/system.ts';

const DEFAULT_PORT = 3000;
/** The usual ports of a mail catcher. */
const MAILBOX_PORTS = { http: 8025, smtp: 1025 };
const CONNECT_TIMEOUT_MS = 3_000;
/** A terminal sends Ctrl-C to npm and to this process, and npm forwards it: a second signal within this time is that. */
const REPEATED_SIGNAL_MS = 2_000;

/**
 * `npm start`: starts the product and each server that the environment does not name, and runs until it is stopped.
 * Returns the exit code.
 */
export async function main(): Promise<number> {
  const startedMs = Date.now();
  const { env } = process;
  const replicas = replicaCounts(env.REPLICAS);
  const dataDir = configuredDataDir();
  mkdirSync(dataDir, { recursive: true });
  const run = await claimRun(dataDir);

  /** Stops what was started, in the order of the starts. */
  const stops: Array<() => Promise<unknown>> = [];
  const abort = new AbortController();
  const { signal } = abort;
  const stopRequested = untilStopRequested(abort);
  const untilStarted = async <T extends { stop(): Promise<unknown> }>(start: Promise<T>): Promise<T> => {
    const server = await start;
    stops.push(() => server.stop());
    if (signal.aborted) throw new Stopped();
    return server;
  };

  const log = (text: string): void => console.error(text);
  const rollingRestarts: RollingRestarts = { done: 0, failed: 0 };
  let restart = (): Promise<void> => Promise.resolve();
  process.on(ROLLING_RESTART_SIGNAL, () => void restart());
  try {
    const port = await choosePort(env.PORT);
    await buildIfStale();
    await Promise.all([
      requireServer('DATABASE_URL', env.DATABASE_URL, 5432),
      requireServer('REDIS_URL', env.REDIS_URL, 6379),
    ]);
    const database = env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : await untilStarted(startPostgres({ dataDir: join(dataDir, 'postgres'), log }));
    const users = new Map(PROCESSES.map(({ name }) => [name, redisUserOf(name, dataDir)]));
    const redis = env.REDIS_URL
      ? { url: env.REDIS_URL, hasUsers: false }
      : await untilStarted(startRedis({ dataDir: join(dataDir, 'redis'), log, users: [...users.values()] }));
    const mailbox = env.SMTP_URL ? { smtpUrl: env.SMTP_URL } : await untilStarted(openMailbox(dataDir));

    console.log('Starting the processes …');
    const url = `http://localhost:${port}`;
    const update = (processes: RunningSystem['processes']): void =>
      run.update({ url, pids: processes.flatMap(({ pid }) => pid ?? []), rollingRestarts });
    const system = await untilStarted(
      startSystem({
        dataDir,
        port,
        replicas,
        databaseUrl: database.url,
        redisUrl: (process) => {
          const user = users.get(process);
          return redis.hasUsers && user ? redisUserUrl(redis.url, user) : redis.url;
        },
        smtpUrl: mailbox.smtpUrl,
        env: {
          // Reports and digests of the demonstration reach the mail catcher.
          ADMIN_EMAIL: env.ADMIN_EMAIL || 'admin@araucaria.example',
          // Erasures do too.
          ...('url' in mailbox && { MAIL_ARCHIVE_URL: mailbox.url }),
        },
        signal,
        onChange: update,
      }),
    );
    restart = async () => {
      log('Restarting the processes one after the other …');
      try {
        await system.rollingRestart();
        rollingRestarts.done++;
        log('All processes were restarted.');
      } catch (error) {
        rollingRestarts.failed++;
        log(messageOf(error));
      }
      update(system.processes);
    };
    printBanner({ system, database, redis, mailbox, dataDir, startMs: Date.now() - startedMs });
    await stopRequested;
    return 0;
  } catch (error) {
    if (signal.aborted) return 130;
    throw error;
  } finally {
    for (const stop of stops.reverse()) await stop().catch((error) => console.error(messageOf(error)));
    run.release();
    if (signal.aborted) console.log('Stopped.');
  }
}

function redisUserOf(name: string, dataDir: string): RedisUser {
  return redisUser(name, process.env.REDIS_PREFIX || 'araucaria', secretsOf(dataDir).redisUsers);
}

/** Aborts on the first request to stop, and ends the process at once on a later one. */
function untilStopRequested(abort: AbortController): Promise<void> {
  return new Promise((resolve) => {
    let firstSignalMs = 0;
    onStop(() => {
      if (firstSignalMs && Date.now() - firstSignalMs > REPEATED_SIGNAL_MS) process.exit(130);
      if (!firstSignalMs) console.log('\nStopping …');
      firstSignalMs ||= Date.now();
      abort.abort();
      resolve();
    });
  });
}

async function choosePort(required: string | undefined): Promise<number> {
  if (required) {
    const port = Number(required);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`PORT=${required} is not a port number`);
    if (!(await isPortFree(port))) throw new Error(`Port ${port} (PORT) is taken by another program`);
    return port;
  }
  if (await isPortFree(DEFAULT_PORT)) return DEFAULT_PORT;
  const port = await freePort();
  console.log(`Port ${DEFAULT_PORT} is taken by another program; using ${port}`);
  return port;
}

/** Throws at once when a server that the environment names does not answer. */
async function requireServer(name: string, url: string | undefined, defaultPort: number): Promise<void> {
  if (!url) return;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed) throw new Error(`${name} is not a URL`);
  const host = parsed.hostname.replace(/^\[|\]$/g, '') || LOOPBACK;
  const port = Number(parsed.port) || defaultPort;
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host, port, timeout: CONNECT_TIMEOUT_MS }, () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', (error) => {
      reject(new Error(`${name}: no server answers at ${host}:${port} (${messageOf(error)})`));
    });
    socket.once('timeout', () => {
      socket.destroy(new Error(`no answer in ${CONNECT_TIMEOUT_MS / 1_000} s`));
    });
  });
}

async function openMailbox(dataDir: string): Promise<Mailbox> {
  const [httpPort, smtpPort] = await Promise.all([
    preferPort(MAILBOX_PORTS.http),
    preferPort(MAILBOX_PORTS.smtp),
  ]);
  return startMailbox({ dataDir: join(dataDir, 'mail'), httpPort, smtpPort });
}

interface Started {
  system: RunningSystem;
  database: PostgresServer | { url: string };
  redis: RedisServer | { url: string };
  mailbox: Mailbox | { smtpUrl: string };
  dataDir: string;
  startMs: number;
}

function printBanner({ system, database, redis, mailbox, dataDir, startMs }: Started): void {
  const { env } = process;
  const describe = (server: Started['database'] | Started['redis'], variable: string): string => {
    if (!('server' in server)) return `yours (${variable})`;
    return `${server.server}, port ${server.port}, ${server.persistent ? 'data kept' : 'data lost when it stops'}`;
  };
  const place = relative(ROOT, dataDir);
  const lines = [
    `Araucária Talentos is ready (${(startMs / 1_000).toFixed(1)} s)`,
    '',
    `Site         ${system.url}/vagas`,
    `Back office  ${system.url}/login`,
    `Login        ${env.ADMIN_USERNAME || 'admin'}  ${shownPassword(dataDir)}`,
    `Mailbox      ${'url' in mailbox ? `${mailbox.url}  (every e-mail lands here)` : 'mail goes out (SMTP_URL)'}`,
    '',
    `Replicas     ${describeReplicas(system)}`,
    `PostgreSQL   ${describe(database, 'DATABASE_URL')}`,
    `Redis        ${describe(redis, 'REDIS_URL')}`,
    `Data, logs   ${place.startsWith('..') ? dataDir : `${place}/`}   (npm run reset deletes them)`,
    '',
    'Ctrl-C stops everything.',
  ];
  console.log(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`);
}

/** E.g. `gateway 2, candidates 3, one of each other process`. */
function describeReplicas({ processes }: RunningSystem): string {
  const counts = Map.groupBy(processes, ({ name }) => name);
  const several = [...counts].filter(([, replicas]) => replicas.length > 1);
  return [
    ...several.map(([name, replicas]) => `${name} ${replicas.length}`),
    'one of each other process',
  ].join(', ');
}
