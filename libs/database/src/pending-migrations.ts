import { setTimeout } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { log } from '@araucaria/platform';
import type { MigrationClass } from './service-schema.js';

/** Processes start together with the migrations. A large table may take longer; the service is then started again. */
const TIMEOUT_MS = 90_000;
const POLL_INTERVAL_MS = 150;

/** What a role gets before its migrations have run: no login, no access, no schema, no table. */
const NOT_YET = new Set(['28P01', '28000', '3D000', '42501', '3F000', '42P01']);

/**
 * Resolves when the last of `migrations` has been applied to the schema.
 * @param roleUrl the role of the service
 * @throws {Error} after {@link TIMEOUT_MS}, naming the migration or the error of PostgreSQL
 */
export async function migrationsApplied(
  roleUrl: string,
  schema: string,
  migrations: MigrationClass[],
): Promise<void> {
  const newest = migrations.at(-1)?.name ?? '';
  const deadline = Date.now() + TIMEOUT_MS;
  for (let attempt = 1; ; attempt++) {
    const missing = await findMissing(roleUrl, schema, newest);
    if (!missing) return;
    if (Date.now() > deadline) throw new Error(`The schema ${schema} is not migrated (${missing})`);
    if (attempt === 1) log.info({ schema, missing }, 'waiting for migrations');
    await setTimeout(POLL_INTERVAL_MS);
  }
}

/** Why the service cannot start yet; undefined when it can. */
async function findMissing(roleUrl: string, schema: string, newest: string): Promise<string | undefined> {
  const client = new Client({ connectionString: roleUrl });
  try {
    await client.connect();
    const table = `${client.escapeIdentifier(schema)}.migration`;
    const { rowCount } = await client.query(`select from ${table} where name = $1`, [newest]);
    return rowCount ? undefined : newest;
  } catch (error) {
    if (error instanceof DatabaseError && NOT_YET.has(error.code ?? '')) return error.message;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
