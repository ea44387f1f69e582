import { resolve } from 'node:path';
import { migrateSchema, type ServiceSchema } from '@araucaria/database';
import type { TestDatabase } from '@araucaria/testing';
import { SERVICES } from '@araucaria/contracts/domain';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Creates the role of backups as the migrations do. @returns its address */
export async function createBackupRole(database: TestDatabase): Promise<string> {
  const role = database.environment('backup').SERVICE_DATABASE_URL;
  for (const service of SERVICES) {
    const path = resolve(ROOT, `services/${service}/src/schema.ts`);
    const { SCHEMA } = (await import(path)) as { SCHEMA: ServiceSchema };
    await migrateSchema(database.url, SCHEMA, undefined, role);
  }
  return role;
}
