import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServiceSchema } from '@araucaria/database';

const ROOT = resolve(import.meta.dirname, '../..');
/** The services with a schema; their builds hold the migrations. A test compares the list with `deploy/local/system/processes.ts`. */
export const SERVICES_WITH_SCHEMA = [
  'jobs',
  'candidates',
  'interviews',
  'referrals',
  'users',
  'notifications',
] as const;

/** What each service declares about its schema, in the order in which they are migrated. */
export async function loadSchemas(): Promise<ServiceSchema[]> {
  return Promise.all(
    SERVICES_WITH_SCHEMA.map(async (service) => {
      const file = resolve(ROOT, `services/${service}/dist/schema.js`);
      return ((await import(pathToFileURL(file).href)) as { SCHEMA: ServiceSchema }).SCHEMA;
    }),
  );
}
