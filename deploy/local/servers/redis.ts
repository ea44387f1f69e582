import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StopStep } from '../bootstrap/pids.mjs';
import { LOOPBACK } from './ports.ts';
import { findRedis } from './redis-binary.ts';
import { isInUse, takeOwnership } from './server-record.ts';
import { SupervisedServer } from './supervised-server.ts';

const PING_TIMEOUT_MS = 2_000;

const STOP_STEPS: StopStep[] = [
  { signal: 'SIGTERM', timeoutMs: 6_000 },
  { signal: 'SIGKILL', timeoutMs: 1_000 },
];
const FAILED_START_STEPS: StopStep[] = [
  { signal: 'SIGTERM', timeoutMs: 2_000 },
  { signal: 'SIGKILL', timeoutMs: 1_000 },
];

export interface RedisUser {
  name: string;
  password: string;
  /** What it may do, as words of an ACL. */
  rules: string[];
}

export interface RedisOptions {
  /** Folder for the data; created when missing, kept by `stop()`. */
  dataDir: string;
  /** Default true: an append-only file, synced every second. False keeps all data in memory. */
  persistent?: boolean;
  /** Exactly this port. Without it the port of the last run if free, else any. */
  port?: number;
  /** Users beside the administrator. The server written in JavaScript has none and ignores them. */
  users?: RedisUser[];
  /** With it a server that dies is restarted, and this shows one line about it. */
  log?: ((text: string) => void) | undefined;
}

export interface RedisServer {
  /** `redis://:password@127.0.0.1:port` */
  url: string;
  port: number;
  /** Shown to the user. */
  server: string;
  /** Whether data survives a restart of the server. */
  persistent: boolean;
  /** Whether it has users with rights of their own. */
  hasUsers: boolean;
  readonly pid: number;
  /** Ends the server within 7 s. The data stays. */
  stop(): Promise<void>;
}

/**
 * Starts a Redis on the loopback interface and waits until it answers. It ends with this process, also when this
 * process is killed. A server that an earlier run left behind is stopped first.
 */
export async function startRedis({
  persistent = true,
  log,
  users = [],
  ...options
}: RedisOptions): Promise<RedisServer> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const recordFile = join(dataDir, 'redis-server.json');
  const record = await takeOwnership(recordFile, `Redis in ${dataDir}`, 'SIGTERM');
  const program = findRedis();

  const isServer = program.kind === 'server';
  const password = isServer ? (record.password ??= randomBytes(12).toString('hex')) : '';
  const logFile = join(dataDir, 'redis.log');
  rmSync(logFile, { force: true });
  const server = await SupervisedServer.start({
    ...{ name: 'Redis', recordFile, record, logFile, port: options.port, log },
    command: (port) => [
      program.command,
      ...(isServer
        ? [writeConfiguration({ dataDir, persistent, port, password, users })]
        : [fileURLToPath(new URL('./javascript-redis.ts', import.meta.url)), String(port)]),
    ],
    spawnOptions: { cwd: dataDir, env: { ...process.env, ...program.env } },
    async probe(port) {
      const answer = await ping(port, password);
      // It answers LOADING while it reads a large append-only file.
      if (!answer.endsWith('+PONG\r\n')) throw new Error(`no answer: ${answer}`);
    },
    stopSignal: 'TERM',
    stopSteps: STOP_STEPS,
    failedStartSteps: FAILED_START_STEPS,
  });
  const { port } = server;

  return {
    url: `redis://${password && `:${password}@`}${LOOPBACK}:${port}`,
    port,
    server: program.name,
    persistent: persistent && isServer,
    hasUsers: isServer,
    get pid() {
      return server.pid;
    },
    stop: () => server.stop(),
  };
}

interface Configuration {
  dataDir: string;
  persistent: boolean;
  port: number;
  password: string;
  users: RedisUser[];
}

/** Settings go to a file: every user of the machine can read the arguments of a process, and with them the password. */
function writeConfiguration({ dataDir, persistent, port, password, users }: Configuration): string {
  const settings = {
    bind: LOOPBACK,
    port,
    requirepass: password,
    dir: `"${dataDir}"`,
    // Acknowledged messages survive a kill. A crash of the machine may lose the last second.
    appendonly: persistent ? 'yes' : 'no',
    appendfsync: 'everysec',
    save: '""',
    // A queue must never lose a message to make room for another.
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
  };
  const file = join(dataDir, 'redis.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  for (const { name, password: secret, rules } of users)
    lines.push(`user ${name} on >${secret} ${rules.join(' ')}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return file;
}

function ping(port: number, password: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, LOOPBACK);
    const lines = password ? 2 : 1;
    let answer = '';
    socket.setTimeout(PING_TIMEOUT_MS, () =>
      socket.destroy(new Error(`no answer in ${PING_TIMEOUT_MS / 1_000} s`)),
    );
    socket.on('error', reject).on('close', () => resolve(answer));
    socket.on('data', (data: Buffer) => {
      answer += data.toString('utf8');
      if (answer.split('\r\n').length > lines) socket.destroy();
    });
    socket.write(`${password && `AUTH ${password}\r\n`}PING\r\n`);
  });
}

/** Whether a server runs on this folder for a launcher that is still alive. */
export const redisInUse = (dataDir: string): boolean => isInUse(join(resolve(dataDir), 'redis-server.json'));
