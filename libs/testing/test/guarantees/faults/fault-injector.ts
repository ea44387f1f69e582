import { Redis } from 'ioredis';
import { startPostgres } from '@araucaria/local/postgres';
import { startRedis } from '@araucaria/local/redis';
import type { TestSystem } from '../../../src/index.js';
import { childrenOf, kill } from '../postgres-pair.js';

const FREEZE_MS = 10_000;

interface Fault {
  name: string;
  inject: () => Promise<void>;
}

/** Servers of this test only, and the faults that are injected into them and into the processes that use them. */
export class FaultInjector {
  /** Times at which Redis was available again; workers must resume soon afterwards. */
  readonly redisRecoveries: Date[] = [];

  private constructor(
    private readonly dataDir: string,
    private postgres: Awaited<ReturnType<typeof startPostgres>>,
    private redis: Awaited<ReturnType<typeof startRedis>>,
  ) {}

  static async start(dataDir: string): Promise<FaultInjector> {
    const postgres = await startPostgres({ dataDir, durable: false });
    return new FaultInjector(dataDir, postgres, await startRedis({ dataDir }));
  }

  get urls(): { databaseUrl: string; redisUrl: string } {
    return { databaseUrl: this.postgres.url, redisUrl: this.redis.url };
  }

  /** One fault of each kind; every process is killed once. */
  faultsFor(system: TestSystem): Fault[] {
    return [
      ...system.running.processes.map((process) => ({
        name: `kill -9 ${process.label}`,
        inject: async () => void process.kill('SIGKILL'),
      })),
      { name: 'kill -9 redis-server', inject: () => this.killRedis() },
      { name: 'kill -9 postgres', inject: () => this.killPostgres() },
      { name: `Redis frozen for ${FREEZE_MS / 1_000} s`, inject: () => this.freezeRedis() },
      { name: 'FLUSHALL', inject: () => this.emptyRedis() },
    ];
  }

  async stop(): Promise<void> {
    await this.redis.stop();
    await this.postgres.stop();
  }

  private async killRedis(): Promise<void> {
    kill(this.redis.pid);
    await this.redis.stop();
    this.redis = await startRedis({ dataDir: this.dataDir, port: this.redis.port });
    this.redisRecoveries.push(new Date());
  }

  private async killPostgres(): Promise<void> {
    for (const pid of [this.postgres.pid, ...childrenOf(this.postgres.pid)]) kill(pid);
    await this.postgres.stop();
    this.postgres = await startPostgres({ dataDir: this.dataDir, durable: false, port: this.postgres.port });
  }

  private async freezeRedis(): Promise<void> {
    process.kill(this.redis.pid, 'SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, FREEZE_MS));
    process.kill(this.redis.pid, 'SIGCONT');
    this.redisRecoveries.push(new Date());
  }

  private async emptyRedis(): Promise<void> {
    const redis = new Redis(this.redis.url);
    await redis.flushall();
    redis.disconnect();
  }
}
