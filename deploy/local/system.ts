import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, dataDir as configuredDataDir } from './bootstrap/paths.mjs';
import { ManagedProcess } from './managed-process.ts';
import { LOOPBACK, freePorts } from './ports.ts';
import { PROCESSES, rpcVariable, type ProcessKind } from './processes.ts';
import { secretsOf } from './secrets.ts';

/** How often a process may be ready and then not, while the others start, before the start fails. */
const READY_ROUNDS = 4;
const GATEWAY_STOP_TIMEOUT_MS = 3_000;
const SERVICE_STOP_TIMEOUT_MS = 3_500;

export interface SystemOptions {
  /** For uploaded files, logs and secrets. */
  dataDir: string;
  databaseUrl: string;
  redisUrl: string;
  smtpUrl: string;
  /** Of the gateway; default any free one. */
  port?: number;
  /** How many of a process; default 1, 0 leaves it out. */
  replicas?: Record<string, number>;
  /** For every process, overriding all else; undefined removes a variable. */
  env?: Record<string, string | undefined>;
  /** Restart a process that dies; default true. */
  supervise?: boolean;
  /** Show nothing on the console. */
  quiet?: boolean;
  /** Shows errors and restarts; default console.error. */
  log?: (text: string) => void;
  /** Called when a process started or exited. */
  onChange?: (processes: ManagedProcess[]) => void;
  /** Aborts the start. */
  signal?: AbortSignal;
  /** For tests of this module: other programs. */
  kinds?: ProcessKind[];
}

export interface RunningSystem {
  /** Of the first gateway. */
  url: string;
  /** Of all gateways. */
  urls: string[];
  processes: ManagedProcess[];
  process: (name: string, index?: number) => ManagedProcess;
  /** Waits until every process accepts work, e.g. after one was killed. */
  ready(): Promise<void>;
  /** Stops the gateways first, then the rest; within 8 s. */
  stop(): Promise<void>;
}

/** A process of the system and its ports. */
interface Member {
  kind: ProcessKind;
  index: number;
  /** HTTP of a gateway, RPC of a service. */
  mainPort: number;
  healthPort: number;
}

/** Starts the processes of the product and waits until all accept work. They migrate and seed their own schemas. */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  const { supervise = true, quiet = false, onChange, signal } = options;
  const log = quiet ? () => undefined : (options.log ?? ((text: string) => console.error(text)));
  const dataDir = resolve(options.dataDir);
  mkdirSync(join(dataDir, 'files'), { recursive: true });

  const members = await assignPorts(options);
  const urls = members
    .filter(({ kind }) => kind.kind === 'gateway')
    .map(({ mainPort }) => `http://localhost:${mainPort}`);
  const url = urls[0] ?? '';
  const shared = sharedEnv(options, dataDir, members, url);

  const processes: ManagedProcess[] = members.map(
    (member) =>
      new ManagedProcess({
        name: member.kind.name,
        index: member.index,
        entry: resolve(ROOT, member.kind.entry),
        healthUrl: `http://${LOOPBACK}:${member.healthPort}/health/ready`,
        logFile: join(
          dataDir,
          'logs',
          `${member.kind.name}${member.index ? `-${member.index + 1}` : ''}.log`,
        ),
        env: { ...shared, ...portEnv(member), ...member.kind.env, ...options.env },
        supervise,
        log,
        onChange: () => onChange?.(processes),
      }),
  );

  const stop = async (): Promise<void> => {
    // The gateways first: no new requests arrive while the services finish theirs.
    const gateways = processes.filter(({ name }) => name === 'gateway');
    const others = processes.filter(({ name }) => name !== 'gateway');
    await Promise.all(gateways.map((process) => process.stop(GATEWAY_STOP_TIMEOUT_MS)));
    await Promise.all(others.map((process) => process.stop(SERVICE_STOP_TIMEOUT_MS)));
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
    url,
    urls,
    processes,
    process(name, index = 0) {
      const found = processes.find((process) => process.name === name && process.index === index);
      if (!found) throw new Error(`no process ${name}#${index + 1}`);
      return found;
    },
    ready: () => allReady(processes),
    stop,
  };
}

async function assignPorts({ kinds = PROCESSES, replicas = {}, port }: SystemOptions): Promise<Member[]> {
  const planned = kinds.flatMap((kind) =>
    Array.from({ length: replicas[kind.name] ?? 1 }, (_, index) => ({ kind, index })),
  );
  const ports = await freePorts(planned.length * 2);
  return planned.map(({ kind, index }) => {
    const [first, second] = ports.splice(0, 2) as [number, number];
    const isGateway = kind.kind === 'gateway';
    const mainPort = isGateway && index === 0 && port ? port : first;
    return { kind, index, mainPort, healthPort: isGateway ? mainPort : second };
  });
}

/** Waits until every process is ready at the same time. A process that was ready once may die while others start. */
async function allReady(processes: ManagedProcess[], signal?: AbortSignal): Promise<void> {
  for (let round = 1; ; round++) {
    await Promise.all(processes.map((process) => process.ready(signal)));
    const answers = await Promise.all(processes.map((process) => process.isReady()));
    const lost = processes.find((_process, index) => !answers[index]);
    if (!lost) return;
    if (round === READY_ROUNDS) throw lost.startFailure('does not stay ready');
  }
}

/** The variables that every process gets. */
function sharedEnv(
  options: SystemOptions,
  dataDir: string,
  members: Member[],
  url: string,
): NodeJS.ProcessEnv {
  const secrets = secretsOf(dataDir);
  const own = { ...process.env };
  // Started by a test: Jest's settings are for its own workers, not for the product.
  if (own.JEST_WORKER_ID) for (const name of ['JEST_WORKER_ID', 'NODE_OPTIONS', 'NODE_ENV']) delete own[name];
  for (const name of Object.keys(own)) if (/^(npm_|NX_|NODE_CHANNEL_)/.test(name)) delete own[name];

  const rpcAddresses: Record<string, string> = {};
  for (const { kind, mainPort } of members) {
    if (kind.kind !== 'service') continue;
    const name = rpcVariable(kind.name);
    rpcAddresses[name] = [rpcAddresses[name], `${LOOPBACK}:${mainPort}`].filter(Boolean).join(',');
  }
  return {
    MAIL_FROM: 'Araucária Talentos <talentos@araucaria.example>',
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD: secrets.adminPassword,
    ACCOUNT_SECRET: secrets.accountSecret,
    SESSION_SECRET: secrets.sessionSecret,
    CAPTCHA_SECRET: secrets.captchaSecret,
    SEED_DEMO: 'true',
    LOG_LEVEL: 'info',
    STORAGE_URL: pathToFileURL(join(dataDir, 'files')).href,
    PUBLIC_URL: url,
    // Compiled code, shared by all processes and kept for the next start.
    NODE_COMPILE_CACHE: join(configuredDataDir(), 'cache', 'compiled'),
    ...withoutEmpty(own),
    ...rpcAddresses,
    NODE_ENV: 'development',
    HOST: LOOPBACK,
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    SMTP_URL: options.smtpUrl,
  };
}

function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function portEnv({ kind: { kind }, mainPort, healthPort }: Member): NodeJS.ProcessEnv {
  if (kind === 'gateway') return { PORT: String(mainPort) };
  return {
    ...(kind === 'service' && { RPC_PORT: String(mainPort) }),
    HEALTH_PORT: String(healthPort),
    PORT: undefined,
  };
}
