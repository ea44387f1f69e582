import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@araucaria/local/ports.mjs';
import { startPostgres } from '@araucaria/local/postgres.mjs';
import { PROCESSES, rpcVariable } from '@araucaria/local/processes.mjs';
import { startRedis } from '@araucaria/local/redis.mjs';
import { startSystem } from '@araucaria/local/system.mjs';

/**
 * PostgreSQL and Redis, and those processes of the product that a measurement needs: the rest would take its share of
 * two cores while idle. Everything is stopped and deleted when `measure` is done.
 * @param {(product: { databaseUrl: string, start: (name: string, env?: Record<string, string>) => Promise<{ url: string, stop(): Promise<void> }>, onStop: (stop: () => unknown) => void }) => Promise<void>} measure
 */
export async function withProduct(measure) {
  const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-bench-'));
  const stops = [];
  try {
    const postgres = await startPostgres({ dataDir, durable: true });
    stops.push(() => postgres.stop());
    const redis = await startRedis({ dataDir });
    stops.push(() => redis.stop());
    const services = PROCESSES.filter(({ kind }) => kind === 'service');
    const ports = await freePorts(services.length);
    const portOf = Object.fromEntries(services.map(({ name }, index) => [name, ports[index]]));
    const addresses = Object.fromEntries(
      services.map(({ name }) => [rpcVariable(name), `127.0.0.1:${portOf[name]}`]),
    );

    const start = async (name, env = {}) => {
      const system = await startSystem({
        dataDir,
        databaseUrl: postgres.url,
        redisUrl: redis.url,
        smtpUrl: 'smtp://127.0.0.1:1',
        kinds: PROCESSES.filter((kind) => kind.name === name),
        env: {
          ...addresses,
          ...(portOf[name] && { RPC_PORT: String(portOf[name]) }),
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
