import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@araucaria/local/postgres.mjs';
import { PROCESSES } from '@araucaria/local/processes.mjs';
import { startRedis } from '@araucaria/local/redis.mjs';
import { startSystem } from '@araucaria/local/system.mjs';

const ROUNDS = 5;

/** The same build, every module in a file of its own. */
const UNBUNDLED = PROCESSES.map((kind) => ({ ...kind, entry: kind.entry.replace('/bundle/', '/') }));

/** From nothing to the moment in which every process takes work, on a database that has its schemas and data. */
export async function run() {
  const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-bench-'));
  const postgres = await startPostgres({ dataDir, durable: true });
  const redis = await startRedis({ dataDir });
  const start = async (kinds) => {
    const began = performance.now();
    const system = await startSystem({
      ...{ dataDir, kinds, databaseUrl: postgres.url, redisUrl: redis.url, smtpUrl: 'smtp://127.0.0.1:1' },
      quiet: true,
      supervise: false,
      env: { LOG_LEVEL: 'warn' },
    });
    const milliseconds = performance.now() - began;
    await system.stop();
    return milliseconds;
  };
  try {
    await start(PROCESSES);
    const times = { bundled: [], unbundled: [] };
    for (let round = 1; round <= ROUNDS; round++) {
      times.bundled.push(await start(PROCESSES));
      times.unbundled.push(await start(UNBUNDLED));
      console.log(
        `round ${round}: bundled ${Math.round(times.bundled.at(-1))} ms, unbundled ${Math.round(times.unbundled.at(-1))} ms`,
      );
    }
    const [bundled, unbundled] = [median(times.bundled), median(times.unbundled)];
    console.log(`ready after ${Math.round(bundled)} ms: ${(bundled / unbundled).toFixed(2)} of unbundled`);
  } finally {
    await redis.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
