import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePorts } from '@araucaria/local/ports';
import { findRedis } from '@araucaria/local/redis-binary';
import { eventually } from './settle.js';
import { withRedis } from './with-redis.js';

const HOST = '127.0.0.1';
const PASSWORD = 'of-the-data';
const SENTINEL_PASSWORD = 'of-the-sentinel';
const PRIMARY_NAME = 'talents';
/** A Sentinel that gets no CPU for two seconds does nothing for the next 30. */
const FAIL_OVER_TIMEOUT_MS = 90_000;

type Server = 'primary' | 'replica' | 'sentinel';

/** A Redis with a replica, and a Sentinel that promotes the replica when the primary is down for a second. */
export class RedisSentinel {
  readonly environment: Record<string, string>;

  private constructor(
    private readonly dataDir: string,
    private readonly processes: Record<Server, ChildProcess>,
    private readonly ports: Record<Server, number>,
  ) {
    this.environment = {
      REDIS_URL: `redis://:${PASSWORD}@${PRIMARY_NAME}`,
      REDIS_SENTINELS: `${HOST}:${ports.sentinel}`,
      REDIS_SENTINEL_PASSWORD: SENTINEL_PASSWORD,
    };
  }

  static async start(): Promise<RedisSentinel> {
    const dataDir = await mkdtemp(join(tmpdir(), 'araucaria-sentinel-'));
    const [primaryPort = 0, replicaPort = 0, sentinelPort = 0] = await freePorts(3);
    const data = [
      `requirepass ${PASSWORD}`,
      `masterauth ${PASSWORD}`,
      'save ""',
      'repl-diskless-sync-delay 0',
    ];
    const primary = await launch(dataDir, primaryPort, data);
    const replica = await launch(dataDir, replicaPort, [...data, `replicaof ${HOST} ${primaryPort}`]);
    const sentinel = await launch(
      dataDir,
      sentinelPort,
      [
        `requirepass ${SENTINEL_PASSWORD}`,
        `sentinel monitor ${PRIMARY_NAME} ${HOST} ${primaryPort} 1`,
        `sentinel auth-pass ${PRIMARY_NAME} ${PASSWORD}`,
        `sentinel down-after-milliseconds ${PRIMARY_NAME} 1000`,
        `sentinel failover-timeout ${PRIMARY_NAME} 3000`,
      ],
      ['--sentinel'],
    );
    const servers = new RedisSentinel(
      dataDir,
      { primary, replica, sentinel },
      { primary: primaryPort, replica: replicaPort, sentinel: sentinelPort },
    );
    const sentinelClient = new Redis({ host: HOST, port: sentinelPort, password: SENTINEL_PASSWORD });
    await eventually(
      async () =>
        ((await sentinelClient.call('SENTINEL', 'REPLICAS', PRIMARY_NAME)) as unknown[]).length === 1,
      FAIL_OVER_TIMEOUT_MS,
    );
    sentinelClient.disconnect();
    await eventually(() =>
      servers.onReplica(async (redis) => (await redis.info('replication')).includes('master_link_status:up')),
    );
    return servers;
  }

  /** Lets the primary go on without its replica, which misses all that is written from now on. */
  async stopReplication(): Promise<void> {
    await onServer(this.ports.replica, (replica) => replica.config('SET', 'masterauth', 'wrong'));
    await onServer(this.ports.primary, (primary) => primary.call('CLIENT', 'KILL', 'TYPE', 'replica'));
  }

  /** Kills the primary and returns when the replica is the primary. */
  async failOver(): Promise<void> {
    this.processes.primary.kill('SIGKILL');
    await eventually(
      () => this.onReplica(async (redis) => (await redis.info('replication')).includes('role:master')),
      FAIL_OVER_TIMEOUT_MS,
    );
  }

  /** Runs commands on the server that began as the replica. */
  onReplica<T>(run: (redis: Redis) => Promise<T>): Promise<T> {
    return onServer(this.ports.replica, run);
  }

  async stop(): Promise<void> {
    for (const server of Object.values(this.processes)) {
      if (server.exitCode !== null || server.signalCode !== null) continue;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    }
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

const onServer = <T>(port: number, run: (redis: Redis) => Promise<T>): Promise<T> =>
  withRedis(`redis://:${PASSWORD}@${HOST}:${port}`, run);

async function launch(
  dataDir: string,
  port: number,
  lines: string[],
  args: string[] = [],
): Promise<ChildProcess> {
  const program = findRedis();
  const file = join(dataDir, `${port}.conf`);
  // A Sentinel writes its state to this file.
  await writeFile(file, [`bind ${HOST}`, `port ${port}`, `dir "${dataDir}"`, ...lines, ''].join('\n'));
  const server = spawn(program.command, [file, ...args], {
    env: { ...process.env, ...program.env },
    stdio: 'ignore',
  });
  const password = args.length ? SENTINEL_PASSWORD : PASSWORD;
  const redis = new Redis({ host: HOST, port, password });
  redis.on('error', () => undefined);
  await eventually(async () => (await redis.ping().catch(() => '')) === 'PONG');
  redis.disconnect();
  return server;
}
