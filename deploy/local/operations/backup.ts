import { existsSync } from 'node:fs';
import { runProgram } from '../bootstrap/run-program.mjs';
import { BACKUP_PROGRAM, backupEnvironment, secretsFile, withDatabase } from './backup-environment.ts';
import { buildIfStale } from '../start/build.ts';

/** Commands that read no database. */
const WITHOUT_DATABASE = new Set(['list', 'verify', 'keygen', 'exporter']);

/**
 * `npm run backup -- [create|erasures|list|verify|keygen|exporter] […]`: backs up the database of `DATABASE_URL`, or that of the local
 * run. Returns the exit code.
 */
export async function main(args: string[]): Promise<number> {
  await buildIfStale();
  const [first = ''] = args;
  const [command, rest] = first && !first.startsWith('-') ? [first, args.slice(1)] : ['create', args];
  const env = backupEnvironment();
  if (WITHOUT_DATABASE.has(command))
    return runProgram(process.execPath, [BACKUP_PROGRAM, command, ...rest], { env });
  // A production keeps its secrets elsewhere.
  const ofLocalRun = command === 'create' && !process.env.DATABASE_URL && existsSync(secretsFile());
  const secrets = ofLocalRun ? ['--secrets', secretsFile()] : [];
  return withDatabase((url) =>
    runProgram(process.execPath, [BACKUP_PROGRAM, command, ...secrets, ...rest], {
      env: { ...env, DATABASE_URL: url },
    }),
  );
}
