// Applies the migrations of services as the owner of the database (DATABASE_URL), and creates the login role of each
// service: node libs/database/dist/migrate-services.js services/jobs/dist/schema.js … The role of jobs is that of
// JOBS_DATABASE_URL. With BACKUP_DATABASE_URL it also creates the role of backups, which may read all of them.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig, str, url } from '@araucaria/platform';
import { migrateSchema } from './migrate.js';
import type { ServiceSchema } from './service-schema.js';

async function migrate(module: string): Promise<void> {
  const { SCHEMA } = (await import(pathToFileURL(resolve(module)).href)) as { SCHEMA: ServiceSchema };
  const roleVariable = `${SCHEMA.schema.toUpperCase()}_DATABASE_URL`;
  const config = readConfig<Record<string, string>>({
    DATABASE_URL: url({ desc: 'postgres://… of the owner' }),
    [roleVariable]: url({ desc: `postgres://… of the role of ${SCHEMA.schema}` }),
    BACKUP_DATABASE_URL: str({ default: '', desc: 'postgres://… of the role of backups' }),
  });
  await migrateSchema(
    config.DATABASE_URL as string,
    SCHEMA,
    config[roleVariable],
    config.BACKUP_DATABASE_URL || undefined,
  );
}

try {
  for (const module of process.argv.slice(2)) await migrate(module);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
