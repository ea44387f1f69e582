import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { startPostgres } from '@araucaria/local/postgres';
import { startRedis } from '@araucaria/local/redis';
import type { TestSystem } from '../../../src/index.js';

const FREEZE = 10_000;

type Fault = { name: string; strike: () => Promise<void> };

/** Servers of the test's own, and everything that may happen to them and to the processes that use them. */
export class Mischief {
  /** When Redis last came back: workers must be at work soon after. */
  readonly redisReturns: Date[] = [];

  private constructor(
    private readonly dataDir: string,
    private postgres: Awaited<ReturnType<typeof startPostgres>>,
    private redis: Awaited<ReturnType<typeof startRedis>>,
  ) {}

  static async prepare(dataDir: string): Promise<Mischief> {
    const postgres = await startPostgres({ dataDir, durable: false });
    return new Mischief(dataDir, postgres, await startRedis({ dataDir }));
  }

  get urls(): { databaseUrl: string; redisUrl: string } {
    return { databaseUrl: this.postgres.url, redisUrl: this.redis.url };
  }

  /** One of each kind; every process is killed once. */
  faultsFor(system: TestSystem): Fault[] {
    return [
      ...system.running.processes.map((process) => ({
        name: `kill -9 ${process.label}`,
        strike: async () => void process.kill('SIGKILL'),
      })),
      { name: 'kill -9 redis-server', strike: () => this.killRedis() },
      { name: 'kill -9 postgres', strike: () => this.killPostgres() },
      { name: `Redis frozen for ${FREEZE / 1_000} s`, strike: () => this.freezeRedis() },
      { name: 'FLUSHALL', strike: () => this.emptyRedis() },
    ];
  }

  async end(): Promise<void> {
    await this.redis.stop();
    await this.postgres.stop();
  }

  private async killRedis(): Promise<void> {
    kill(this.redis.pid);
    await this.redis.stop();
    this.redis = await startRedis({ dataDir: this.dataDir, port: this.redis.port });
    this.redisReturns.push(new Date());
  }

  private async killPostgres(): Promise<void> {
    for (const pid of [this.postgres.pid, ...childrenOf(this.postgres.pid)]) kill(pid);
    await this.postgres.stop();
    this.postgres = await startPostgres({ dataDir: this.dataDir, durable: false, port: this.postgres.port });
  }

  private async freezeRedis(): Promise<void> {
    process.kill(this.redis.pid, 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, FREEZE));
    process.kill(this.redis.pid, 'SIGCONT');
    this.redisReturns.push(new Date());
  }

  private async emptyRedis(): Promise<void> {
    const redis = new Redis(this.redis.url);
    await redis.flushall();
    redis.disconnect();
  }
}

/** Backends outlive their postmaster for a moment, and two generations must never write to the same files. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself already.
  }
}
