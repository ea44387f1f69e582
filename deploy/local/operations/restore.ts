import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir as configuredDataDir } from '../bootstrap/paths.mjs';
import { runProgram } from '../bootstrap/run-program.mjs';
import { BACKUP_PROGRAM, backupEnvironment, withDatabase } from './backup-environment.ts';
import { buildIfStale } from '../start/build.ts';
import { currentRun } from '../system/run-record.ts';
import { adoptSecrets } from '../system/secrets.ts';

/**
 * `npm run restore -- [<id>] [--force] […]`: restores a backup into the database of `DATABASE_URL`, or into that of the local
 * run, which must be stopped. Returns the exit code.
 */
export async function main(args: string[]): Promise<number> {
  const dataDir = configuredDataDir();
  const isLocal = !process.env.DATABASE_URL;
  const run = isLocal ? currentRun(dataDir) : undefined;
  if (run) {
    console.error(`The product is running (process ${run.launcher.pid}): stop it before a restore.`);
    return 1;
  }
  await buildIfStale();
  const restoredSecrets = join(dataDir, 'secrets.restored.json');
  try {
    const secrets = isLocal ? ['--secrets', restoredSecrets] : [];
    const code = await withDatabase((url) =>
      runProgram(process.execPath, [BACKUP_PROGRAM, 'restore', ...secrets, ...args], {
        env: { ...backupEnvironment(), DATABASE_URL: url },
      }),
    );
    if (code === 0 && isLocal) {
      // Sessions and queues are in the embedded Redis.
      if (!process.env.REDIS_URL) rmSync(join(dataDir, 'redis'), { recursive: true, force: true });
      if (existsSync(restoredSecrets)) adoptSecrets(dataDir, restoredSecrets);
    }
    return code;
  } finally {
    rmSync(restoredSecrets, { force: true });
  }
}
