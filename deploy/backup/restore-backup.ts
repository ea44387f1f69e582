import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { openDisk } from '@araucaria/storage/open-disk';
import type { ServiceSchema } from '@araucaria/database';
import { knownMigrations } from '@araucaria/database/migrations';
import type { BackupStore } from './backup-store.ts';
import { readFileKeys } from './create-backup.ts';
import type { Decryption } from './encryption.ts';
import { groupErasures, type ErasedRecord } from './erasure-journal.ts';
import type { Manifest } from './manifest.ts';
import { readPart } from './parts.ts';
import { loadTables } from './load-tables.ts';
import { repeatErasures } from './repeat-erasures.ts';
import { qualified } from './snapshot.ts';

const FILES_AT_ONCE = 8;
/** The clocks of the database and of the backup may differ; an erasure that is repeated needlessly changes nothing. */
const CLOCK_TOLERANCE_MS = 3_600_000;

/** The restore would change something that it must not change; nothing was changed. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

interface RestoreOptions {
  store: BackupStore;
  decryption: Decryption;
  databaseUrl: string;
  schemas: readonly ServiceSchema[];
  manifest: Manifest;
  /** Of all journals at hand; those before the backup are skipped. */
  erasures: readonly ErasedRecord[];
  /** Deletes the schemas of a database that is not empty. */
  force: boolean;
  log: (line: string) => void;
}

interface RestoreReport {
  rows: number;
  files: number;
  /** Number of repeated erasures by kind. */
  erasures: Record<string, number>;
}

/**
 * Restores a backup whose parts were verified. The rows and the erasures after the backup are one transaction.
 * @throws {RestoreRefused} when the database is not empty or in use, or the backup is of a later release
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { databaseUrl, schemas, manifest, force, log } = options;
  const applied = schemas.map((schema) => upTo(schema, manifest.migrations[schema.schema]));
  // No other command migrates: to load this takes most of the time of their start.
  const { migrateSchema } = await import('@araucaria/database');
  const client = new Client({ connectionString: databaseUrl, application_name: 'araucaria restore' });
  await client.connect();
  try {
    await assertUnused(client);
    await makeEmpty(client, schemas, force);
    for (const schema of applied) await migrateSchema(databaseUrl, schema);
    log('the schemas of the backup were created');
    const report = await restoreRows(client, options);
    // The migrations that were added since the backup.
    for (const schema of schemas) await migrateSchema(databaseUrl, schema, roleUrlOf(schema.schema));
    return report;
  } finally {
    await client.end();
  }
}

async function restoreRows(client: Client, options: RestoreOptions): Promise<RestoreReport> {
  const { store, decryption, schemas, manifest, erasures, log } = options;
  await client.query('begin');
  try {
    const rows = await loadTables(client, manifest, (part) => readPart(store, decryption, part));
    log(`${rows} rows`);
    await continueQueues(client, manifest);
    // Before the erasures, which add entries.
    await setSequences(client, manifest, erasures);
    const since = new Date(Date.parse(manifest.createdAt) - CLOCK_TOLERANCE_MS);
    const repeated = await repeatErasures(client, schemas, groupErasures(erasures, since));
    await recordRestore(client, manifest, repeated);
    // Before the commit: rows never name a file that is not there yet. Files of erased persons are not restored.
    const files = await restoreFiles(options, new Set(await readFileKeys(client, schemas)));
    log(`${files} files`);
    await client.query('commit');
    return { rows, files, erasures: repeated };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The schema as the backup knew it. */
function upTo(schema: ServiceSchema, applied: readonly string[] = []): ServiceSchema {
  const names = knownOf(schema, applied);
  const known = schema.migrations.slice(0, names.length);
  const unknown = names.find((name, index) => name !== known[index]?.name);
  if (unknown !== undefined)
    throw new RestoreRefused(
      `The backup has the migration ${unknown} of ${schema.schema}: restore it with the release that wrote it, or a later one`,
    );
  return { ...schema, migrations: known };
}

function knownOf(schema: ServiceSchema, applied: readonly string[]): string[] {
  try {
    return knownMigrations(schema, applied);
  } catch (error) {
    throw new RestoreRefused(`The backup is too old. ${(error as Error).message}`);
  }
}

async function assertUnused(client: Client): Promise<void> {
  const { rows } = await client.query<{ usename: string }>(
    `select distinct usename from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rows.length)
    throw new RestoreRefused(
      `The database is in use by ${rows.map(({ usename }) => usename).join(', ')}: stop the product first`,
    );
}

async function makeEmpty(client: Client, schemas: readonly ServiceSchema[], force: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname = any($1)',
    [schemas.map(({ schema }) => schema)],
  );
  if (!rows.length) return;
  if (!force)
    throw new RestoreRefused(
      'The database is not empty. Restore into a new database, or give --force to delete what it holds',
    );
  for (const { name } of rows) await client.query(`drop schema ${client.escapeIdentifier(name)} cascade`);
}

/**
 * Redis starts empty, so that every service publishes the events of its replay window again. This extends the window to the
 * time of the backup, however old it is, and keeps the marks of processed events until then.
 */
async function continueQueues(client: Client, manifest: Manifest): Promise<void> {
  for (const { schema, table } of manifest.tables) {
    const name = qualified(client, schema, table);
    if (table === 'outbox_event')
      await client.query(
        `update ${name} set published_at = null
         where published_at is not null and occurred_at > $1::timestamptz - interval '2 days'`,
        [manifest.createdAt],
      );
    if (table === 'processed_event') await client.query(`update ${name} set processed_at = now()`);
  }
}

/** How many numbers are skipped: those given after the backup are in mails and logs, and must not name other records. */
const SKIPPED_IDS = 100_000;

async function setSequences(
  client: Client,
  manifest: Manifest,
  erasures: readonly ErasedRecord[],
): Promise<void> {
  const highestErased = erasures.reduce((highest, { id }) => Math.max(highest, id), 0);
  for (const { schema, sequence, lastValue } of manifest.sequences) {
    await client.query(`select setval($1::regclass, greatest($2::bigint, $3::bigint) + ${SKIPPED_IDS})`, [
      qualified(client, schema, sequence),
      lastValue,
      highestErased,
    ]);
  }
}

async function recordRestore(
  client: Client,
  manifest: Manifest,
  repeated: Record<string, number>,
): Promise<void> {
  const erasures = Object.values(repeated).reduce((sum, count) => sum + count, 0);
  await client.query(
    `insert into users.audit_entry (occurred_at, action, details) values (now(), 'system.restored', $1::jsonb)`,
    [JSON.stringify({ backup: manifest.id, erasures })],
  );
}

/** @returns the number of files that the storage lacked */
async function restoreFiles(
  { store, decryption, manifest }: RestoreOptions,
  named: ReadonlySet<string>,
): Promise<number> {
  const disk = await openDisk();
  let restored = 0;
  const restore = async (file: Manifest['files'][number]): Promise<void> => {
    if (await disk.exists(file.key)) return;
    const bytes = await buffer(await readPart(store, decryption, file));
    await disk.put(file.key, bytes, { contentType: 'application/pdf' });
    restored += 1;
  };
  const files = manifest.files.filter(({ key }) => named.has(key));
  for (let at = 0; at < files.length; at += FILES_AT_ONCE)
    await Promise.all(files.slice(at, at + FILES_AT_ONCE).map(restore));
  return restored;
}

/** As the migrations have it; without it they create the role at the next start. */
const roleUrlOf = (schema: string): string | undefined =>
  process.env[`${schema.toUpperCase()}_DATABASE_URL`] || undefined;
