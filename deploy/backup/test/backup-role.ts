import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SERVICES } from '@araucaria/contracts/domain';
import type { TestDatabase } from '@araucaria/testing';
import { COMPILED, ROOT } from './run-backup.ts';

/**
 * Creates the role of backups by the program of the migrations, before a system uses the database: the roles of services get
 * other passwords.
 * @returns its address
 */
export async function createBackupRole(database: TestDatabase): Promise<string> {
  const addressOf = (name: string) => database.environment(name).SERVICE_DATABASE_URL;
  const schemas = SERVICES.map((service) => `services/${service}/dist/schema.js`);
  await promisify(execFile)(process.execPath, ['libs/database/dist/migrate-services.js', ...schemas], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      DATABASE_URL: database.url,
      BACKUP_DATABASE_URL: addressOf('backup'),
      ...Object.fromEntries(
        SERVICES.map((service) => [`${service.toUpperCase()}_DATABASE_URL`, addressOf(service)]),
      ),
    },
  });
  return addressOf('backup');
}
