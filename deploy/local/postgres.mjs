import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { guardChild } from './guard.mjs';
import { readRecord, release, takeOver, writeRecord } from './owner.mjs';
import { endProcess, identify, isRunning } from './pids.mjs';
import { LOOPBACK, freePort, preferPort } from './ports.mjs';
import { USER, createCluster, findBinaries } from './postgres-cluster.mjs';
import { SupervisedServer } from './supervised-server.mjs';
import { unprivileged } from './unprivileged.mjs';

/** 9 processes × two replicas × a pool of 10, and a Jest worker or psql beside them. */
const MAX_CONNECTIONS = 250;

/**
 * @typedef {object} PostgresOptions
 * @property {string} dataDir folder for its data; created when missing, kept by `stop()`
 * @property {boolean} [durable] default true; false (tests only) turns fsync off
 * @property {number} [port] exactly this port; without it the one of the last run if free, else any
 * @property {string} [database] created when missing; default `araucaria`
 * @property {(text: string) => void} [say] with it a server that dies is started again, and this shows one line
 *
 * @typedef {object} PostgresServer
 * @property {string} url `postgresql://user:password@127.0.0.1:port/database`
 * @property {string} host
 * @property {number} port
 * @property {string} user a superuser: may create databases and extensions
 * @property {string} password
 * @property {string} database
 * @property {string} version e.g. `18.4`
 * @property {string} server what it is, for a person
 * @property {boolean} persistent whether committed data survives a crash of the machine
 * @property {number} pid
 * @property {string} logFile
 * @property {() => Promise<void>} stop ends the server within 10 s; the data stay
 */

/**
 * Starts the embedded PostgreSQL on the loopback interface and waits until it answers queries. It ends with this
 * process, also when this process is killed; one left behind nevertheless is stopped first.
 * @param {PostgresOptions} options
 * @returns {Promise<PostgresServer>}
 */
export async function startPostgres({
  dataDir,
  durable = true,
  port: wantedPort,
  database = 'araucaria',
  say,
}) {
  dataDir = resolve(dataDir);
  const home = unprivileged(findBinaries(), join(dataDir, 'cluster'));
  const recordFile = join(dataDir, 'postgres-server.json');
  const record = await takeOver(recordFile, `PostgreSQL in ${dataDir}`, 'SIGINT', postmaster(home.data));
  record.password ??= randomBytes(12).toString('hex');
  writeRecord(recordFile, record);
  createCluster(home, dataDir, record.password);

  const logFile = join(dataDir, 'postgres.log');
  if (existsSync(logFile) && statSync(logFile).size > 10_000_000) rmSync(logFile);
  const connection = { host: LOOPBACK, user: USER, password: record.password };
  let port = wantedPort ?? (await preferPort(record.port));
  const server = new SupervisedServer({
    name: 'PostgreSQL',
    say,
    started: (id) => writeRecord(recordFile, { ...record, server: id, port }),
    async launch() {
      // Any server of this folder has ended: a pid file here is from a crash. Its pid may belong to another program
      // by now, and PostgreSQL would refuse to start.
      rmSync(join(home.data, 'postmaster.pid'), { force: true });
      const child = launch(home, port, durable, logFile);
      guardChild(child, { signal: 'INT', stage: 2 });
      try {
        await ready(child, { ...connection, port, database: 'postgres' });
        return child;
      } catch (error) {
        await endProcess(identify(child.pid), [
          ['SIGQUIT', 3_000],
          ['SIGKILL', 1_000],
        ]);
        throw error;
      }
    },
  });
  // Another program may take the free port before the server does: three attempts, unless a port is demanded.
  for (let attempt = 1; ; attempt++) {
    try {
      await server.start();
      break;
    } catch (error) {
      if (wantedPort || attempt === 3) {
        throw new Error(`PostgreSQL did not start: ${error.message}\n${tail(logFile)}`, { cause: error });
      }
      port = await freePort();
    }
  }
  const version = await ensureDatabase({ ...connection, port, database: 'postgres' }, database);

  return {
    ...connection,
    url: `postgresql://${USER}:${record.password}@${LOOPBACK}:${port}/${database}`,
    port,
    database,
    version,
    server: `PostgreSQL ${version} (embedded)`,
    persistent: durable,
    get pid() {
      return server.pid;
    },
    logFile,
    async stop() {
      // SIGINT is PostgreSQL's "fast" stop: roll back, check-point, leave.
      const ended = await server.stop([
        ['SIGINT', 7_000],
        ['SIGQUIT', 2_000],
        ['SIGKILL', 1_000],
      ]);
      if (ended) release(recordFile, ended);
    },
  };
}

/**
 * The server that PostgreSQL's own pid file names, if it really is a server of this folder.
 * @param {string} data
 */
function postmaster(data) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const id = identify(Number.parseInt(readFileSync(file, 'utf8'), 10));
  if (!isRunning(id)) return undefined;
  const command = spawnSync('ps', ['-o', 'args=', '-p', String(id.pid)], { encoding: 'utf8' }).stdout ?? '';
  return command.includes(data) ? id : undefined;
}

/**
 * @param {import('./unprivileged.mjs').Unprivileged} home
 * @param {number} port
 * @param {boolean} durable
 * @param {string} logFile
 */
function launch(home, port, durable, logFile) {
  const settings = {
    listen_addresses: LOOPBACK,
    unix_socket_directories: '',
    max_connections: MAX_CONNECTIONS,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Still safe when PostgreSQL itself is killed (which tests do), not when the machine is.
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const words = [...home.prefix, join(home.binaries, 'bin', 'postgres'), '-D', home.data, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) words.push('-c', `${name}=${value}`);
  const log = openSync(logFile, 'a', 0o600);
  try {
    // detached: the terminal's Ctrl-C must not stop the database before the processes that use it.
    const child = spawn(words[0], words.slice(1), {
      ...home.spawnAs,
      cwd: home.data,
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('pg').ClientConfig} config
 */
async function ready(child, config) {
  const { default: pg } = await import('pg');
  let gone;
  child.once('exit', (code, signal) => (gone = `the server left with ${signal ?? code}`));
  child.once('error', (error) => (gone = error.message));
  // After a crash it replays its log first, refusing connections meanwhile: a minute is plenty for local data.
  const end = Date.now() + 60_000;
  for (;;) {
    if (gone) throw new Error(gone);
    const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      // A server of somebody else may listen on the port that ours did not get.
      if (!gone) return;
    } catch (error) {
      if (Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
    await new Promise((done) => setTimeout(done, 15));
  }
}

/**
 * @param {import('pg').ClientConfig} config
 * @param {string} database
 * @returns {Promise<string>} the server's version
 */
async function ensureDatabase(config, database) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
    const { rows } = await client.query('SHOW server_version');
    return rows[0].server_version.split(' ')[0];
  } finally {
    await client.end();
  }
}

/** @param {string} file */
function tail(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-12).join('\n') : '';
}

/**
 * Whether a server runs on this folder for a launcher that is still alive.
 * @param {string} dataDir
 */
export function postgresInUse(dataDir) {
  const record = readRecord(join(resolve(dataDir), 'postgres-server.json'));
  return isRunning(record?.server) && isRunning(record?.owner);
}
