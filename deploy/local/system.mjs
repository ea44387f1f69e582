import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ManagedProcess } from './managed-process.mjs';
import { ROOT } from './paths.mjs';
import { LOOPBACK, freePorts } from './ports.mjs';
import { PROCESSES, rpcVariable } from './processes.mjs';
import { secretsOf } from './secrets.mjs';

/**
 * @typedef {object} SystemOptions
 * @property {string} dataDir for uploaded files, logs and secrets
 * @property {string} databaseUrl
 * @property {string} redisUrl
 * @property {string} smtpUrl
 * @property {number} [port] of the gateway; without it any free one
 * @property {Record<string, number>} [replicas] how many of a process; 1 unless said, 0 leaves it out
 * @property {Record<string, string | undefined>} [env] for every process, before all else; undefined removes a variable
 * @property {boolean} [supervise] restart a process that dies; default true
 * @property {boolean} [quiet] show nothing on the console
 * @property {(text: string) => void} [say] where to show errors and restarts; default console.error
 * @property {(processes: ManagedProcess[]) => void} [changed] called when a process came or went
 * @property {AbortSignal} [signal] gives the start up
 * @property {import('./processes.mjs').ProcessKind[]} [kinds] for tests of this module: other programs
 *
 * @typedef {object} RunningSystem
 * @property {string} url of the (first) gateway
 * @property {string[]} urls of all gateways
 * @property {ManagedProcess[]} processes
 * @property {(name: string, index?: number) => ManagedProcess} process
 * @property {() => Promise<void>} ready waits until every process takes work, e.g. after killing one
 * @property {() => Promise<void>} stop gateways first, then the rest; within 8 s
 */

/**
 * Starts the product's processes and waits until all of them take work. They migrate and seed their own schemas.
 * @param {SystemOptions} options
 * @returns {Promise<RunningSystem>}
 */
export async function startSystem(options) {
  const { replicas = {}, supervise = true, quiet = false, changed, signal, kinds = PROCESSES } = options;
  const say = quiet ? () => undefined : (options.say ?? ((text) => console.error(text)));
  const dataDir = resolve(options.dataDir);
  mkdirSync(join(dataDir, 'files'), { recursive: true });

  const planned = kinds.flatMap((kind) =>
    Array.from({ length: replicas[kind.name] ?? 1 }, (_, index) => ({ kind, index })),
  );
  const ports = await freePorts(planned.length * 2);
  const members = planned.map(({ kind, index }) => {
    const [first, second] = ports.splice(0, 2);
    const main = kind.kind === 'gateway' && index === 0 && options.port ? options.port : first;
    return { kind, index, main, health: kind.kind === 'gateway' ? main : second };
  });
  const urls = members
    .filter(({ kind }) => kind.kind === 'gateway')
    .map(({ main }) => `http://localhost:${main}`);
  const shared = sharedEnv(options, dataDir, members, urls[0] ?? '');

  /** @type {ManagedProcess[]} */
  const processes = members.map(
    ({ kind, index, main, health }) =>
      new ManagedProcess({
        name: kind.name,
        index,
        entry: resolve(ROOT, kind.entry),
        healthUrl: `http://${LOOPBACK}:${health}/health/ready`,
        logFile: join(dataDir, 'logs', `${kind.name}${index ? `-${index + 1}` : ''}.log`),
        env: { ...shared, ...portEnv(kind.kind, main, health), ...kind.env, ...options.env },
        supervise,
        say,
        changed: () => changed?.(processes),
      }),
  );

  const stop = async () => {
    // No new requests first; then what they were using.
    const gateways = processes.filter(({ name }) => name === 'gateway');
    const others = processes.filter(({ name }) => name !== 'gateway');
    await Promise.all(gateways.map((process) => process.stop(3_000)));
    await Promise.all(others.map((process) => process.stop(3_500)));
    for (const process of processes) process.close();
  };
  for (const process of processes) process.start();
  try {
    await allReady(processes, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: urls[0] ?? '',
    urls,
    processes,
    process(name, index = 0) {
      const found = processes.find((process) => process.name === name && process.index === index);
      if (!found) throw new Error(`no process ${name}#${index + 1}`);
      return found;
    },
    async ready() {
      await allReady(processes);
    },
    stop,
  };
}

/** How often a process may be ready and then not, while the others start, before the start fails. */
const READY_ROUNDS = 4;

/**
 * Waits until every process is ready at the same time. A process that was ready once may die while others start.
 * @param {ManagedProcess[]} processes
 * @param {AbortSignal} [signal]
 */
async function allReady(processes, signal) {
  for (let round = 1; ; round++) {
    await Promise.all(processes.map((process) => process.ready(signal)));
    const answers = await Promise.all(processes.map((process) => process.isReady()));
    const lost = processes.find((_process, index) => !answers[index]);
    if (!lost) return;
    if (round === READY_ROUNDS) throw lost.startFailure('does not stay ready');
  }
}

/**
 * @param {SystemOptions} options
 * @param {string} dataDir
 * @param {Array<{ kind: import('./processes.mjs').ProcessKind, main: number }>} members
 * @param {string} url
 * @returns {NodeJS.ProcessEnv}
 */
function sharedEnv(options, dataDir, members, url) {
  const secrets = secretsOf(dataDir);
  const own = { ...process.env };
  // Started from a test: Jest's settings for its own workers are not meant for the product.
  if (own.JEST_WORKER_ID) for (const name of ['JEST_WORKER_ID', 'NODE_OPTIONS', 'NODE_ENV']) delete own[name];
  for (const name of Object.keys(own)) if (/^(npm_|NX_|NODE_CHANNEL_)/.test(name)) delete own[name];

  /** @type {Record<string, string>} */
  const rpc = {};
  for (const { kind, main } of members) {
    if (kind.kind !== 'service') continue;
    const name = rpcVariable(kind.name);
    rpc[name] = [rpc[name], `${LOOPBACK}:${main}`].filter(Boolean).join(',');
  }
  return {
    MAIL_FROM: 'Araucária Talentos <talentos@araucaria.example>',
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: secrets.adminPassword,
    SESSION_SECRET: secrets.sessionSecret,
    CAPTCHA_SECRET: secrets.captchaSecret,
    SEED_DEMO: 'true',
    LOG_LEVEL: 'info',
    STORAGE_URL: pathToFileURL(join(dataDir, 'files')).href,
    PUBLIC_URL: url,
    ...withoutEmpty(own),
    ...rpc,
    NODE_ENV: 'development',
    HOST: LOOPBACK,
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    SMTP_URL: options.smtpUrl,
  };
}

/** @param {NodeJS.ProcessEnv} env */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/**
 * @param {import('./processes.mjs').ProcessKind['kind']} kind
 * @param {number} main
 * @param {number} health
 */
function portEnv(kind, main, health) {
  if (kind === 'gateway') return { PORT: String(main) };
  return {
    ...(kind === 'service' && { RPC_PORT: String(main) }),
    HEALTH_PORT: String(health),
    PORT: undefined,
  };
}
