import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';

/** One advisory lock for all services: concurrent `create extension` statements fail, also across schemas. */
const MIGRATION_LOCK = `hashtext('araucaria:migrate')`;

/**
 * Runs the pending migrations of a schema. PostgreSQL releases the lock when the connection ends, also after a crash.
 * @param afterwards called under the same lock, with its connection
 */
export async function migrate(
  orm: MikroORM,
  url: string,
  schema: string,
  afterwards?: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await client.query('create extension if not exists unaccent; create extension if not exists pg_trgm');
    await client.query(`create schema if not exists "${schema}"`);
    await orm.migrator.up();
    await afterwards?.(client);
  } finally {
    await client.end();
  }
}
