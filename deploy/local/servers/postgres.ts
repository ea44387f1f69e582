import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import { identify, isRunning, type ProcessId, type StopStep } from '../bootstrap/pids.mjs';
import { LOOPBACK } from './ports.ts';
import { SUPERUSER, createCluster, findBinaries } from './postgres-cluster.ts';
import { isInUse, readRecord, takeOwnership, writeRecord } from './server-record.ts';
import { SupervisedServer } from './supervised-server.ts';
import { unprivileged, type Unprivileged } from './unprivileged.ts';

const DATABASE = 'araucaria';
/** 9 processes × two replicas × a pool of 10, and a Jest worker or psql in addition. */
const MAX_CONNECTIONS = 250;
const MAX_LOG_FILE_BYTES = 10_000_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** SIGINT is PostgreSQL's "fast" stop: it rolls back, writes a checkpoint and exits. */
const STOP_STEPS: StopStep[] = [
  { signal: 'SIGINT', timeoutMs: 7_000 },
  { signal: 'SIGQUIT', timeoutMs: 2_000 },
  { signal: 'SIGKILL', timeoutMs: 1_000 },
];
const FAILED_START_STEPS: StopStep[] = [
  { signal: 'SIGQUIT', timeoutMs: 3_000 },
  { signal: 'SIGKILL', timeoutMs: 1_000 },
];

export interface PostgresOptions {
  /** Folder for the data; created when missing, kept by `stop()`. */
  dataDir: string;
  /** Default true. False, for tests only, turns fsync off. */
  durable?: boolean;
  /** Exactly this port. Without it the port of the last run if free, else any. */
  port?: number;
  /** With it a server that dies is restarted, and this shows one line about it. */
  log?: ((text: string) => void) | undefined;
}

export interface PostgresServer {
  /** `postgresql://user:password@127.0.0.1:port/database`, of a superuser: may create databases and extensions. */
  url: string;
  port: number;
  /** Shown to the user. */
  server: string;
  /** Whether committed data survives a crash of the machine. */
  persistent: boolean;
  readonly pid: number;
  /** Ends the server within 10 s. The data stays. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on the loopback interface and waits until it answers queries. It ends with this
 * process, also when this process is killed. A server that an earlier run left behind is stopped first.
 */
export async function startPostgres({
  durable = true,
  log,
  ...options
}: PostgresOptions): Promise<PostgresServer> {
  const dataDir = resolve(options.dataDir);
  const home = unprivileged(findBinaries(), join(dataDir, 'cluster'));
  const recordFile = join(dataDir, 'postgres-server.json');
  const record = await takeOwnership(
    recordFile,
    `PostgreSQL in ${dataDir}`,
    'SIGINT',
    runningPostmaster(home.data),
  );
  const password = (record.password ??= randomBytes(12).toString('hex'));
  writeRecord(recordFile, record);
  createCluster(home, dataDir, password);

  const logFile = join(dataDir, 'postgres.log');
  if (existsSync(logFile) && statSync(logFile).size > MAX_LOG_FILE_BYTES) rmSync(logFile);
  const probe = async (port: number): Promise<void> => {
    await onServer(urlOf(password, port, 'postgres'), (client) => client.query('SELECT 1'));
  };
  const server = await SupervisedServer.start({
    ...{ name: 'PostgreSQL', recordFile, record, logFile, port: options.port, log, probe },
    command(port) {
      // Every server of this folder has ended: a pid file here is left from a crash. Its pid may belong to another
      // program now, and PostgreSQL would refuse to start.
      rmSync(join(home.data, 'postmaster.pid'), { force: true });
      return commandOf(home, port, durable);
    },
    spawnOptions: { ...home.spawnAs, cwd: home.data },
    stopSignal: 'INT',
    stopSteps: STOP_STEPS,
    failedStartSteps: FAILED_START_STEPS,
  });
  const { port } = server;
  const version = await onServer(urlOf(password, port, 'postgres'), ensureDatabase);

  return {
    url: urlOf(password, port),
    port,
    server: `PostgreSQL ${version} (embedded)`,
    persistent: durable,
    get pid() {
      return server.pid;
    },
    stop: () => server.stop(),
  };
}

/** The process named by PostgreSQL's own pid file, if it is a server of this folder. */
function runningPostmaster(data: string): ProcessId | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const id = identify(Number.parseInt(readFileSync(file, 'utf8'), 10));
  if (!isRunning(id)) return undefined;
  const command = spawnSync('ps', ['-o', 'args=', '-p', String(id.pid)], { encoding: 'utf8' }).stdout ?? '';
  return command.includes(data) ? id : undefined;
}

function commandOf(home: Unprivileged, port: number, durable: boolean): string[] {
  const settings = {
    listen_addresses: LOOPBACK,
    unix_socket_directories: '',
    max_connections: MAX_CONNECTIONS,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and details of errors quote values, which may be personal data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    // Still safe when PostgreSQL itself is killed, which tests do, but not when the machine crashes.
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const program = join(home.binaries, 'bin', 'postgres');
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [...home.prefix, program, '-D', home.data, '-p', String(port), ...flags];
}

async function onServer<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Creates the product's database when it is missing.
 * @returns the server's version, for example `18.4`
 */
async function ensureDatabase(client: Client): Promise<string> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  return rows[0]?.server_version.split(' ')[0] ?? '';
}

/** Whether a server runs on this folder for a launcher that is still alive. */
export const postgresInUse = (dataDir: string): boolean =>
  isInUse(join(resolve(dataDir), 'postgres-server.json'));

/** URL of the database of a server that runs on this folder; undefined when none runs. */
export function runningDatabaseUrl(dataDir: string): string | undefined {
  const record = readRecord(join(resolve(dataDir), 'postgres-server.json'));
  if (!record?.password || !record.port || !isRunning(record.server)) return undefined;
  return urlOf(record.password, record.port);
}

const urlOf = (password: string, port: number, database = DATABASE): string =>
  `postgresql://${SUPERUSER}:${password}@${LOOPBACK}:${port}/${database}`;
