import { join } from 'node:path';
import { dataDir as configuredDataDir } from '../bootstrap/paths.mjs';
import { runProgram } from '../bootstrap/run-program.mjs';
import { buildIfStale } from '../start/build.ts';
import { runningDatabaseUrl } from '../servers/postgres.ts';

/**
 * `npm run audit:verify -- [--anchor <number>:<hash>]`: verifies the audit trail in `DATABASE_URL`, or in the database of
 * the local run. Returns the exit code.
 */
export async function main(args: string[]): Promise<number> {
  const url = process.env.DATABASE_URL || runningDatabaseUrl(join(configuredDataDir(), 'postgres'));
  if (!url) {
    console.error('There is no database: start the product (npm start), or set DATABASE_URL.');
    return 2;
  }
  await buildIfStale();
  return runProgram(process.execPath, ['services/users/dist/audit/verify-audit.js', ...args], {
    env: { DATABASE_URL: url },
  });
}
