import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir as configuredDataDir } from '../bootstrap/paths.mjs';
import { runProgram } from '../bootstrap/run-program.mjs';
import { buildIfStale } from '../start/build.ts';
import { withDatabase } from './backup-environment.ts';

/**
 * `npm run audit:verify -- [--anchor <number>:<hash>]`: verifies the audit trail in `DATABASE_URL`, or in the database of
 * the local run. Returns the exit code.
 */
export async function main(args: string[]): Promise<number> {
  if (!process.env.DATABASE_URL && !existsSync(join(configuredDataDir(), 'postgres'))) {
    console.error('There is no database: start the product (npm start), or set DATABASE_URL.');
    return 2;
  }
  await buildIfStale();
  // After a restore the trail is verified before the product starts.
  return withDatabase((url) =>
    runProgram(process.execPath, ['services/users/dist/audit/verify-audit.js', ...args], {
      env: { DATABASE_URL: url },
    }),
  );
}
