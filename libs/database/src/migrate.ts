import { Migrator } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { markBaseline } from './baseline.js';
import { openOrm } from './open-orm.js';
import { grantToBackupRole, grantToServiceRole } from './service-role.js';
import type { ServiceSchema } from './service-schema.js';

/** One advisory lock for all services: concurrent `create extension` statements fail, also across schemas. */
const MIGRATION_LOCK = `hashtext('araucaria:migrate')`;

/**
 * Runs the pending migrations of a schema, each in a transaction unless it says otherwise (`isTransactional`). PostgreSQL
 * releases the lock when the connection ends, also after a crash.
 * @param ownerUrl a role that may create schemas, extensions and, with `roleUrl`, roles
 * @param roleUrl the login role of the service, which is created and granted its privileges
 * @param backupRoleUrl the login role of backups, which is created and may read the schema
 * @throws when a migration fails; the schema stays as the one before it left it
 * @throws {Error} when the schema has only a part of the migrations before its baseline; nothing is changed
 */
export async function migrateSchema(
  ownerUrl: string,
  serviceSchema: ServiceSchema,
  roleUrl?: string,
  backupRoleUrl?: string,
): Promise<void> {
  const { schema, migrations, privileges } = serviceSchema;
  const orm = openOrm({
    url: ownerUrl,
    schema,
    entities: [],
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations.map((migration) => ({ name: migration.name, class: migration })),
      tableName: 'migration',
      snapshot: false,
      // A migration that fills a large table commits batch by batch.
      allOrNothing: false,
      silent: true,
    },
  });
  const client = new Client({ connectionString: ownerUrl });
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await client.query('create extension if not exists unaccent; create extension if not exists pg_trgm');
    await client.query(`create schema if not exists "${schema}"`);
    await markBaseline(client, serviceSchema);
    await orm.migrator.up();
    if (roleUrl) await grantToServiceRole(client, schema, roleUrl, privileges);
    if (backupRoleUrl) await grantToBackupRole(client, schema, backupRoleUrl);
  } finally {
    await client.end().catch(() => undefined);
    await orm.close();
  }
}
