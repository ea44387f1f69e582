import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataDir as configuredDataDir } from '../bootstrap/paths.mjs';
import { runningDatabaseUrl, startPostgres } from '../servers/postgres.ts';

/** The program of `npm run backup` and `npm run restore`, from the repository's root. */
export const BACKUP_PROGRAM = 'deploy/backup/main.ts';

/**
 * The variables of the backup program for the local run, where the environment gives none: the folder `backups` of the data
 * folder, the folder of the files, and a generated passphrase.
 */
export function backupEnvironment(): Record<string, string> {
  const { env } = process;
  const dataDir = configuredDataDir();
  const hasKey = [
    ...['BACKUP_RECIPIENTS', 'BACKUP_IDENTITY', 'BACKUP_PASSPHRASE'],
    ...['BACKUP_RECIPIENTS_FILE', 'BACKUP_IDENTITY_FILE', 'BACKUP_PASSPHRASE_FILE'],
  ].some((name) => env[name]);
  return {
    ...(env.BACKUP_URL ? {} : { BACKUP_URL: pathToFileURL(join(dataDir, 'backups')).href }),
    ...(env.STORAGE_URL ? {} : { STORAGE_URL: pathToFileURL(join(dataDir, 'files')).href }),
    ...(hasKey ? {} : { BACKUP_PASSPHRASE_FILE: passphraseFile(dataDir) }),
  };
}

/** `npm run reset` keeps this file and the backups. */
function passphraseFile(dataDir: string): string {
  const file = join(dataDir, 'backup-passphrase');
  if (!existsSync(file)) {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    console.error(`The passphrase of the backups is in ${file}: keep a copy elsewhere.`);
  }
  return file;
}

/** Uses the database of `DATABASE_URL`, or the embedded one, which is started for this if it does not run. */
export async function withDatabase(use: (url: string) => Promise<number>): Promise<number> {
  const folder = join(configuredDataDir(), 'postgres');
  const url = process.env.DATABASE_URL || runningDatabaseUrl(folder);
  if (url) return use(url);
  const server = await startPostgres({ dataDir: folder });
  try {
    return await use(server.url);
  } finally {
    await server.stop();
  }
}

export const secretsFile = (): string => join(configuredDataDir(), 'secrets.json');
