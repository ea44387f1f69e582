import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVICES } from '@araucaria/contracts/domain';
import type { ServiceSchema } from '@araucaria/database';

const ROOT = resolve(import.meta.dirname, '../..');

/** What the build of each service declares about its schema, in the order in which they are migrated. */
export async function loadSchemas(): Promise<ServiceSchema[]> {
  return Promise.all(
    SERVICES.map(async (service) => {
      const file = resolve(ROOT, `services/${service}/dist/schema.js`);
      return ((await import(pathToFileURL(file).href)) as { SCHEMA: ServiceSchema }).SCHEMA;
    }),
  );
}
