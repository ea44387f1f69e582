import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { buildIfStale } from './build.mjs';
import { Stopped } from './capture.mjs';
import { startMailbox } from './mailbox.mjs';
import { ROOT, dataDir as configuredDataDir } from './paths.mjs';
import { LOOPBACK, freePort, isPortFree, preferPort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { claimRun } from './run-record.mjs';
import { secretsOf } from './secrets.mjs';
import { onStop } from './signals.mjs';
import { startSystem } from './system.mjs';

const DEFAULT_PORT = 3000;
/** The usual ports of a mail catcher. */
const MAILBOX_PORTS = { http: 8025, smtp: 1025 };

/**
 * `npm start`: everything that the product needs and that is not given by the environment, until told to stop.
 * @returns {Promise<number>}
 */
export async function main() {
  const startedAt = Date.now();
  const { env } = process;
  const dataDir = configuredDataDir();
  mkdirSync(dataDir, { recursive: true });
  const run = await claimRun(dataDir);

  /** What has to be stopped, in the order of its start. @type {Array<() => Promise<unknown>>} */
  const running = [];
  const aborted = new AbortController();
  const told = new Promise((resolve) => {
    let first = 0;
    onStop(() => {
      // A terminal sends Ctrl-C to npm and to us, and npm passes it on: the echo is not an order to hurry.
      if (first && Date.now() - first > 2_000) process.exit(130);
      if (!first) console.log('\nStopping …');
      first ||= Date.now();
      aborted.abort();
      resolve(undefined);
    });
  });
  const unlessStopped = async (/** @type {Promise<any>} */ step) => {
    const server = await step;
    running.push(() => server.stop());
    if (aborted.signal.aborted) throw new Stopped();
    return server;
  };

  const say = (/** @type {string} */ text) => console.error(text);
  try {
    const port = await choosePort(env.PORT);
    await buildIfStale();
    await Promise.all([
      mustAnswer('DATABASE_URL', env.DATABASE_URL, 5432),
      mustAnswer('REDIS_URL', env.REDIS_URL, 6379),
    ]);
    const postgres = env.DATABASE_URL
      ? undefined
      : await unlessStopped(startPostgres({ dataDir: join(dataDir, 'postgres'), say }));
    const redis = env.REDIS_URL
      ? undefined
      : await unlessStopped(startRedis({ dataDir: join(dataDir, 'redis'), say }));
    const mailbox = env.SMTP_URL ? undefined : await unlessStopped(openMailbox(dataDir));

    console.log('Starting the processes …');
    const url = `http://localhost:${port}`;
    const system = await startSystem({
      dataDir,
      port,
      databaseUrl: env.DATABASE_URL || postgres.url,
      redisUrl: env.REDIS_URL || redis.url,
      smtpUrl: env.SMTP_URL || mailbox.smtpUrl,
      // Reports and digests of the demonstration reach the mail catcher.
      env: { ADMIN_EMAIL: env.ADMIN_EMAIL || 'admin@araucaria.example' },
      signal: aborted.signal,
      changed: (processes) => run.update({ url, processes: processes.flatMap(({ pid }) => pid ?? []) }),
    });
    running.push(() => system.stop());
    if (aborted.signal.aborted) throw new Stopped();
    printBanner({ system, postgres, redis, mailbox, dataDir, seconds: (Date.now() - startedAt) / 1_000 });
    await told;
    return 0;
  } catch (error) {
    if (aborted.signal.aborted) return 130;
    throw error;
  } finally {
    for (const stop of running.reverse()) await stop().catch((error) => console.error(error.message));
    run.release();
    if (aborted.signal.aborted) console.log('Stopped.');
  }
}

/**
 * @param {string | undefined} demanded
 * @returns {Promise<number>}
 */
async function choosePort(demanded) {
  if (demanded) {
    const port = Number(demanded);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`PORT=${demanded} is not a port number`);
    if (!(await isPortFree(port))) throw new Error(`Port ${port} (PORT) is taken by another program`);
    return port;
  }
  if (await isPortFree(DEFAULT_PORT)) return DEFAULT_PORT;
  const port = await freePort();
  console.log(`Port ${DEFAULT_PORT} is taken by another program; using ${port}`);
  return port;
}

/**
 * A server given by its URL is not ours to start; say at once when it is not there.
 * @param {string} name
 * @param {string | undefined} url
 * @param {number} defaultPort
 */
async function mustAnswer(name, url, defaultPort) {
  if (!url) return;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed) throw new Error(`${name} is not a URL`);
  const [host, port] = [
    parsed.hostname.replace(/^\[|\]$/g, '') || LOOPBACK,
    Number(parsed.port) || defaultPort,
  ];
  await new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: 3_000 }, () => {
      socket.destroy();
      resolve(undefined);
    });
    const fail = (/** @type {string} */ why) =>
      reject(new Error(`${name}: no server answers at ${host}:${port} (${why})`));
    socket.once('error', (error) => fail(error.message || String(error)));
    socket.once('timeout', () => socket.destroy(new Error('no answer in 3 s')));
  });
}

/** @param {string} dataDir */
async function openMailbox(dataDir) {
  const [httpPort, smtpPort] = await Promise.all([
    preferPort(MAILBOX_PORTS.http),
    preferPort(MAILBOX_PORTS.smtp),
  ]);
  return startMailbox({ dataDir: join(dataDir, 'mail'), httpPort, smtpPort });
}

/** @param {{ system: any, postgres: any, redis: any, mailbox: any, dataDir: string, seconds: number }} what */
function printBanner({ system, postgres, redis, mailbox, dataDir, seconds }) {
  const { env } = process;
  const kept = (/** @type {boolean} */ persistent) => (persistent ? 'data kept' : 'data lost when it stops');
  const server = (/** @type {any} */ own, /** @type {string} */ variable) =>
    own ? `${own.server}, port ${own.port}, ${kept(own.persistent)}` : `yours (${variable})`;
  const password = env.ADMIN_PASSWORD ? '(as given by ADMIN_PASSWORD)' : secretsOf(dataDir).adminPassword;
  const place = relative(ROOT, dataDir);
  const lines = [
    `Araucária Talentos is ready (${seconds.toFixed(1)} s)`,
    '',
    `Site         ${system.url}/vagas`,
    `Back office  ${system.url}/login`,
    `Login        ${env.ADMIN_USERNAME || 'admin'}  ${password}`,
    `Mailbox      ${mailbox ? `${mailbox.url}  (every e-mail lands here)` : 'mail goes out (SMTP_URL)'}`,
    '',
    `PostgreSQL   ${server(postgres, 'DATABASE_URL')}`,
    `Redis        ${server(redis, 'REDIS_URL')}`,
    `Data, logs   ${place.startsWith('..') ? dataDir : `${place}/`}   (npm run reset deletes them)`,
    '',
    'Ctrl-C stops everything.',
  ];
  console.log(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`);
}
