import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guardChild } from './guard.mjs';
import { readRecord, release, takeOver, writeRecord } from './owner.mjs';
import { toolchainDir } from './paths.mjs';
import { endProcess, identify, isRunning } from './pids.mjs';
import { LOOPBACK, freePort, preferPort } from './ports.mjs';
import { findRedis } from './redis-binary.mjs';
import { SupervisedServer } from './supervised-server.mjs';

/**
 * @typedef {object} RedisOptions
 * @property {string} dataDir folder for its data; created when missing, kept by `stop()`
 * @property {boolean} [persistent] default true: append-only file, synced every second; false keeps all in memory
 * @property {number} [port] exactly this port; without it the one of the last run if free, else any
 * @property {string} [toolsDir] where a fetched Redis is unpacked; default `.data/toolchain`
 * @property {(text: string) => void} [say] with it a server that dies is started again, and this shows one line
 * @property {'path' | 'unpacked' | 'apt' | 'javascript'} [only] for tests: this kind of server or none
 *
 * @typedef {object} RedisServer
 * @property {string} url `redis://:password@127.0.0.1:port`
 * @property {string} host
 * @property {number} port
 * @property {string} password empty when the server takes none
 * @property {string} version
 * @property {string} server what it is, for a person
 * @property {boolean} persistent whether data are still there after a restart of the server
 * @property {number} pid
 * @property {string} logFile
 * @property {() => Promise<void>} stop ends the server within 7 s; the data stay
 */

/**
 * Starts a Redis on the loopback interface and waits until it answers. It ends with this process, also when this
 * process is killed; one left behind nevertheless is stopped first.
 * @param {RedisOptions} options
 * @returns {Promise<RedisServer>}
 */
export async function startRedis({
  dataDir,
  persistent = true,
  port: wantedPort,
  toolsDir = toolchainDir(),
  only,
  say,
}) {
  dataDir = resolve(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const recordFile = join(dataDir, 'redis-server.json');
  const record = await takeOver(recordFile, `Redis in ${dataDir}`, 'SIGTERM');
  const program = findRedis(toolsDir, only);

  const password = program.kind === 'server' ? (record.password ?? randomBytes(12).toString('hex')) : '';
  const logFile = join(dataDir, 'redis.log');
  let port = wantedPort ?? (await preferPort(record.port));
  const server = new SupervisedServer({
    name: 'Redis',
    say,
    started: (id) => writeRecord(recordFile, { ...record, ...(password && { password }), server: id, port }),
    async launch() {
      const child = launch(program, { dataDir, persistent, port, password, logFile });
      guardChild(child, { signal: 'TERM', stage: 2 });
      try {
        await ready(child, port, password);
        return child;
      } catch (error) {
        await endProcess(identify(child.pid), [
          ['SIGTERM', 2_000],
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
        const log = readFileSync(logFile, 'utf8').split('\n').slice(-8).join('\n');
        throw new Error(`Redis did not start: ${error.message}\n${log}`, { cause: error });
      }
      port = await freePort();
    }
  }

  return {
    url: `redis://${password && `:${password}@`}${LOOPBACK}:${port}`,
    host: LOOPBACK,
    port,
    password,
    version: program.version,
    server: program.name,
    persistent: persistent && program.kind === 'server',
    get pid() {
      return server.pid;
    },
    logFile,
    async stop() {
      const ended = await server.stop([
        ['SIGTERM', 6_000],
        ['SIGKILL', 1_000],
      ]);
      if (ended) release(recordFile, ended);
    },
  };
}

/**
 * @param {import('./redis-binary.mjs').RedisProgram} program
 * @param {{ dataDir: string, persistent: boolean, port: number, password: string, logFile: string }} options
 */
function launch(program, { dataDir, persistent, port, password, logFile }) {
  let args = [fileURLToPath(new URL('./js-redis.mjs', import.meta.url)), String(port)];
  if (program.kind === 'server') {
    const settings = {
      bind: LOOPBACK,
      port,
      requirepass: password,
      dir: `"${dataDir}"`,
      // Acknowledged messages must survive a kill; a crash of the machine may cost the last second.
      appendonly: persistent ? 'yes' : 'no',
      appendfsync: 'everysec',
      save: '""',
      // A queue must never lose a message to make room for another.
      'maxmemory-policy': 'noeviction',
      daemonize: 'no',
    };
    // A file, not arguments: these would show the password to everybody on the machine.
    const file = join(dataDir, 'redis.conf');
    writeFileSync(
      file,
      Object.entries(settings)
        .map(([name, value]) => `${name} ${value}\n`)
        .join(''),
      { mode: 0o600 },
    );
    args = [file];
  }
  const log = openSync(logFile, 'w', 0o600);
  try {
    const env = { ...process.env, ...program.env };
    const child = spawn(program.command, args, {
      cwd: dataDir,
      env,
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
 * @param {number} port
 * @param {string} password
 */
async function ready(child, port, password) {
  let gone;
  child.once('exit', (code, signal) => (gone = `the server left with ${signal ?? code}`));
  child.once('error', (error) => (gone = error.message));
  // It answers LOADING while it reads a large append-only file.
  const end = Date.now() + 60_000;
  for (;;) {
    const answer = await ping(port, password).catch((error) => error.message);
    if (gone) throw new Error(gone);
    if (answer.endsWith('+PONG\r\n')) return;
    if (Date.now() > end) throw new Error(`no answer: ${answer}`);
    await new Promise((done) => setTimeout(done, 15));
  }
}

/**
 * @param {number} port
 * @param {string} password
 * @returns {Promise<string>}
 */
function ping(port, password) {
  return new Promise((answered, failed) => {
    const socket = connect(port, LOOPBACK);
    const lines = password ? 2 : 1;
    let answer = '';
    socket.setTimeout(2_000, () => socket.destroy(new Error('no answer in 2 s')));
    socket.on('error', failed).on('close', () => answered(answer));
    socket.on('data', (data) => {
      answer += data;
      if (answer.split('\r\n').length > lines) socket.destroy();
    });
    socket.write(`${password && `AUTH ${password}\r\n`}PING\r\n`);
  });
}

/**
 * Whether a server runs on this folder for a launcher that is still alive.
 * @param {string} dataDir
 */
export function redisInUse(dataDir) {
  const record = readRecord(join(resolve(dataDir), 'redis-server.json'));
  return isRunning(record?.server) && isRunning(record?.owner);
}
