import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@araucaria/local/ports';
import { startPostgres } from '@araucaria/local/postgres';
import { PROCESSES, rpcVariable } from '@araucaria/local/processes';
import { startRedis } from '@araucaria/local/redis';
import { startSystem, type RunningSystem } from '@araucaria/local/system';

export interface Product {
  databaseUrl: string;
  /** Starts one process. */
  start: (name: string, env?: Record<string, string>) => Promise<RunningSystem>;
  /** Adds what is stopped after the measurement, the last addition first. */
  onStop: (stop: () => unknown) => void;
}

/**
 * Runs PostgreSQL, Redis and those processes of the product that a measurement starts: idle ones would take their share of
 * two cores. Everything is stopped and deleted when `measure` has ended.
 */
export async function withProduct(measure: (product: Product) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-bench-'));
  const stops: Array<() => unknown> = [];
  try {
    const postgres = await startPostgres({ dataDir, durable: true });
    stops.push(() => postgres.stop());
    const redis = await startRedis({ dataDir });
    stops.push(() => redis.stop());
    const services = PROCESSES.filter(({ kind }) => kind === 'service');
    const ports = await freePorts(services.length);
    const portOf = new Map(services.map(({ name }, index) => [name, ports[index]]));
    const addresses = Object.fromEntries(
      services.map(({ name }) => [rpcVariable(name), `127.0.0.1:${portOf.get(name)}`]),
    );

    const start = async (name: string, env: Record<string, string> = {}): Promise<RunningSystem> => {
      const rpcPort = portOf.get(name);
      const system = await startSystem({
        dataDir,
        databaseUrl: postgres.url,
        redisUrl: redis.url,
        smtpUrl: 'smtp://127.0.0.1:1',
        kinds: PROCESSES.filter((kind) => kind.name === name),
        env: {
          ...addresses,
          // Services write the address into e-mails, which go nowhere here.
          ...(rpcPort !== undefined && { RPC_PORT: String(rpcPort), PUBLIC_URL: 'http://127.0.0.1' }),
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'warn',
          ...env,
        },
      });
      stops.push(() => system.stop());
      return system;
    };
    await measure({ databaseUrl: postgres.url, start, onStop: (stop) => stops.push(stop) });
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
