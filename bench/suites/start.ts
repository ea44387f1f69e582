import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@araucaria/local/postgres';
import { PROCESSES, type ProcessKind } from '@araucaria/local/processes';
import { startRedis } from '@araucaria/local/redis';
import { startSystem } from '@araucaria/local/system';
import { median } from '../statistics.ts';

/** The same build, with each module in a separate file. */
const UNBUNDLED = PROCESSES.map((kind) => ({ ...kind, entry: kind.entry.replace('/bundle/', '/') }));

/** The time until every process accepts work, on a database that has its schemas and data. */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 5);
  const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-bench-'));
  const postgres = await startPostgres({ dataDir, durable: true });
  const redis = await startRedis({ dataDir });
  const measureStart = async (kinds: ProcessKind[]): Promise<number> => {
    const startedMs = performance.now();
    const system = await startSystem({
      ...{ dataDir, kinds, databaseUrl: postgres.url, redisUrl: redis.url, smtpUrl: 'smtp://127.0.0.1:1' },
      quiet: true,
      supervise: false,
      env: { LOG_LEVEL: 'warn' },
    });
    const startMs = performance.now() - startedMs;
    await system.stop();
    return startMs;
  };
  try {
    await measureStart(PROCESSES);
    const bundledMs: number[] = [];
    const unbundledMs: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const [bundled, unbundled] = [await measureStart(PROCESSES), await measureStart(UNBUNDLED)];
      bundledMs.push(bundled);
      unbundledMs.push(unbundled);
      console.log(`round ${round}: bundled ${Math.round(bundled)} ms, unbundled ${Math.round(unbundled)} ms`);
    }
    const ratio = median(bundledMs) / median(unbundledMs);
    console.log(`ready after ${Math.round(median(bundledMs))} ms: ${ratio.toFixed(2)} of unbundled`);
  } finally {
    await redis.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
