import { Migrator, type Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { markBaseline } from './baseline.js';
import { openOrm } from './open-orm.js';
import { grantToBackupRole, grantToServiceRole, type TablePrivileges } from './service-role.js';

/** A class-based migration. Its class name identifies it in the table `migration`, so it must not change. */
export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** The schema of a service: what its migrations create, and what its role may do with it. */
export interface ServiceSchema {
  /** Name of the PostgreSQL schema, which is the service's name. */
  schema: string;
  /** In the order of execution. The first one is the baseline: it creates the schema of the first release. */
  migrations: MigrationClass[];
  /** Names of the migrations that the baseline replaces: a schema that has all of them has the tables of the baseline. */
  beforeBaseline?: readonly string[];
  /** Tables on which the role of the service has fewer privileges than to read and write. */
  privileges?: TablePrivileges;
  /** A query with the column `key`: the stored files that rows of the schema name. A backup copies them. */
  fileKeys?: string;
  /** What the schema knows and does about erasures, which a restore of an older backup has to repeat. */
  erasures?: readonly RepeatableErasure[];
}

/** Erasures of one kind of record. Several schemas may declare the same kind. */
export interface RepeatableErasure {
  /** Names the records, as `candidate`. */
  kind: string;
  /** A query with the columns `id` (integer) and `at` (timestamptz): the records of this kind that were erased. */
  erased?: string;
  /**
   * Statements that erase the records with the ids `$1` (integer[]) again, and that add the events of an erasure for other
   * schemas. They run on the restored rows before a process starts, so that no message is sent to an erased person.
   */
  repeat?: readonly string[];
}

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
