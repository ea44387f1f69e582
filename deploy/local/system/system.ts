import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { startLoadBalancer } from '../servers/load-balancer.ts';
import { ManagedProcess } from './managed-process.ts';
import { applyMigrations } from './migrations.ts';
import { messageOf } from '../errors.ts';
import { LOOPBACK, freePorts, isPortFree } from '../servers/ports.ts';
import { assertRead, processEnv, type Member } from './process-env.ts';
import { PROCESSES, type ProcessKind } from './processes.ts';
import { secretsOf } from './secrets.ts';

/** How often a process may be ready and then not, while the others start, before the start fails. */
const READY_ROUNDS = 4;
/** How often the processes are started when another program has taken one of their ports. */
const START_ATTEMPTS = 3;
const GATEWAY_STOP_TIMEOUT_MS = 3_000;
const SERVICE_STOP_TIMEOUT_MS = 3_500;

export interface SystemOptions {
  /** For uploaded files, logs and secrets. */
  dataDir: string;
  /** Of the owner of the database, who applies the migrations. */
  databaseUrl: string;
  /** One for all processes, or one for each by its name. */
  redisUrl: string | ((process: string) => string);
  smtpUrl: string;
  /** Of the site; default any free one. */
  port?: number;
  /** How many of a process; default 1, 0 leaves it out. Several gateways share one address behind a load balancer. */
  replicas?: Record<string, number>;
  /** For every process that reads the variable, overriding all else; undefined removes a variable. */
  env?: Record<string, string | undefined>;
  /** Restart a process that dies; default true. */
  supervise?: boolean;
  quiet?: boolean;
  /** Shows errors and restarts; default console.error. */
  log?: (text: string) => void;
  onChange?: (processes: ManagedProcess[]) => void;
  signal?: AbortSignal;
  /**
   * Gives the services their schemas and roles, instead of the process that applies the migrations. It may run twice.
   * @param roleSecret as in `roleUrl`
   */
  prepareDatabase?: (services: string[], roleSecret: string) => Promise<void>;
  /** For tests of this module: other programs. */
  kinds?: ProcessKind[];
}

interface RollingRestartOptions {
  only?: (process: ManagedProcess) => boolean;
  entryOf?: (process: ManagedProcess) => string | undefined;
}

export interface RunningSystem {
  /** Of the site: of the gateway, or of the load balancer in front of several. */
  url: string;
  /** Of all gateways. */
  urls: string[];
  processes: ManagedProcess[];
  process: (name: string, index?: number) => ManagedProcess;
  /** Waits until every process accepts work, e.g. after one was killed. */
  ready(): Promise<void>;
  /**
   * Restarts the processes one after the other, each when the one before accepts work. No request fails if there are two
   * replicas of each process; calls of the only replica of a service wait up to 3 s for it.
   * @param options.only the processes that are restarted; default all
   * @param options.entryOf the program of a process, when it differs from that of the last start
   */
  rollingRestart(options?: RollingRestartOptions): Promise<void>;
  /** Stops the gateways first, then the rest; within 8 s. */
  stop(): Promise<void>;
}

/**
 * Starts the processes of the product and waits until all accept work. One more applies the migrations, unless
 * `prepareDatabase` is given. When another
 * program takes a port before the process that it was drawn for, all are started again with other ports.
 */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(options);
    } catch (error) {
      const isPortTaken = messageOf(error).includes('EADDRINUSE');
      if (!isPortTaken || attempt === START_ATTEMPTS) throw error;
      // Another attempt does not change a required port.
      if (options.port && !(await isPortFree(options.port))) throw error;
    }
  }
}

async function startOnce(options: SystemOptions): Promise<RunningSystem> {
  const { supervise = true, quiet = false, onChange, signal, kinds = PROCESSES } = options;
  const log = quiet ? () => undefined : (options.log ?? ((text: string) => console.error(text)));
  const dataDir = resolve(options.dataDir);
  mkdirSync(join(dataDir, 'files'), { recursive: true });

  const members = await assignPorts(options);
  const gatewayPorts = members.filter(({ kind }) => kind.kind === 'gateway').map(({ mainPort }) => mainPort);
  const urls = gatewayPorts.map(urlOf);
  const { databaseUrl, smtpUrl, env = {} } = options;
  const redisUrl = (process: string): string =>
    typeof options.redisUrl === 'string' ? options.redisUrl : options.redisUrl(process);
  const secrets = secretsOf(dataDir);
  assertRead(env, [...PROCESSES, ...kinds]);
  // It takes its port before the processes start; another program could take a free one meanwhile.
  const balancer =
    gatewayPorts.length > 1 ? await startLoadBalancer({ port: options.port ?? 0, gatewayPorts }) : undefined;
  const sitePort = balancer?.port ?? gatewayPorts[0];
  const url = sitePort ? urlOf(sitePort) : '';
  const settings = { dataDir, databaseUrl, redisUrl, smtpUrl, url, secrets, members, env };

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
        env: processEnv(member, settings),
        supervise,
        log,
        onChange: () => onChange?.(processes),
      }),
  );

  const stop = async (): Promise<void> => {
    // The gateways first: no new requests arrive while the services finish theirs.
    const gateways = processes.filter(({ name }) => name === 'gateway');
    const others = processes.filter(({ name }) => name !== 'gateway');
    await Promise.all(gateways.map((process) => process.stop(GATEWAY_STOP_TIMEOUT_MS, 'SIGINT')));
    await balancer?.stop();
    await Promise.all(others.map((process) => process.stop(SERVICE_STOP_TIMEOUT_MS)));
    for (const process of processes) process.close();
  };
  for (const process of processes) process.start();
  try {
    // The services wait for their migrations while they start.
    const services = [...new Set(members.flatMap(({ kind }) => (kind.hasSchema ? kind.name : [])))];
    const roleSecret = secrets.databaseRoles;
    const logFile = join(dataDir, 'logs', 'migrations.log');
    await (options.prepareDatabase?.(services, roleSecret) ??
      applyMigrations({ databaseUrl, services, roleSecret, logFile, signal }));
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
    async rollingRestart({ only = () => true, entryOf } = {}) {
      for (const process of processes.filter(only)) {
        const entry = entryOf?.(process);
        const restart = (): Promise<void> => process.restart(entry ? { entry } : {});
        const gatewayPort = process.name === 'gateway' ? gatewayPorts[process.index] : undefined;
        if (balancer && gatewayPort) await balancer.withdrawWhile(gatewayPort, restart);
        else await restart();
      }
    },
    stop,
  };
}

const urlOf = (port: number): string => `http://localhost:${port}`;

async function assignPorts({ kinds = PROCESSES, replicas = {}, port }: SystemOptions): Promise<Member[]> {
  const planned = kinds.flatMap((kind) =>
    Array.from({ length: replicas[kind.name] ?? 1 }, (_, index) => ({ kind, index })),
  );
  const ports = await freePorts(planned.length * 2);
  return planned.map(({ kind, index }) => {
    const [first, second] = ports.splice(0, 2) as [number, number];
    const isGateway = kind.kind === 'gateway';
    const isOnlyGateway = isGateway && (replicas[kind.name] ?? 1) === 1;
    const mainPort = isOnlyGateway && port ? port : first;
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
