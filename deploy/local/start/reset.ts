import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir as configuredDataDir } from '../bootstrap/paths.mjs';
import { postgresInUse } from '../servers/postgres.ts';
import { redisInUse } from '../servers/redis.ts';
import { currentRun } from '../system/run-record.ts';

/**
 * The files and folders that `npm start` and `npm test` write. Only these names are deleted: DATA_DIR may contain other
 * things. The fetched programs (toolchain) stay.
 */
const STATE = ['postgres', 'redis', 'mail', 'files', 'logs', 'cache', 'test', 'secrets.json', 'run.json'];

/** `npm run reset`: deletes the state of the local run. Returns the exit code. */
export async function main(): Promise<number> {
  const dataDir = configuredDataDir();
  const run = currentRun(dataDir);
  if (run || postgresInUse(join(dataDir, 'postgres')) || redisInUse(join(dataDir, 'redis'))) {
    console.error(`It is running${run ? ` (process ${run.launcher.pid})` : ''}: stop it before a reset.`);
    return 1;
  }
  const present = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => STATE.includes(name)) : [];
  for (const name of present) rmSync(join(dataDir, name), { recursive: true, force: true });
  console.log(
    present.length ? `Deleted from ${dataDir}: ${present.join(', ')}` : `Nothing to delete in ${dataDir}`,
  );
  return 0;
}
