import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir as configuredDataDir } from './paths.mjs';
import { postgresInUse } from './postgres.mjs';
import { redisInUse } from './redis.mjs';
import { currentRun } from './run-record.mjs';

/**
 * What `npm start` and `npm test` write. By name: DATA_DIR could be somebody's folder with other things in it; the
 * fetched programs (toolchain) stay.
 */
const STATE = ['postgres', 'redis', 'mail', 'files', 'logs', 'cache', 'test', 'secrets.json', 'run.json'];

/**
 * `npm run reset`: the product forgets everything.
 * @returns {Promise<number>}
 */
export async function main() {
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
