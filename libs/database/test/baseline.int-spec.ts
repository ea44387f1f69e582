import { resolve } from 'node:path';
import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '@araucaria/testing';
import { knownMigrations } from '../src/baseline.js';
import { migrateSchema } from '../src/migrate.js';
import type { MigrationClass, ServiceSchema } from '../src/service-schema.js';

const ROOT = resolve(import.meta.dirname, '../../..');
const SERVICES = ['candidates', 'interviews', 'jobs', 'notifications', 'referrals', 'users'];

class NotesBaseline extends Migration {
  override up(): void {
    this.addSql(
      `create table note (id integer generated always as identity primary key, text text not null)`,
    );
  }
}

class DateNotes extends Migration {
  override up(): void {
    this.addSql('alter table note add column day date');
  }
}

const NOTES: ServiceSchema = {
  schema: 'notes',
  migrations: [NotesBaseline],
  beforeBaseline: ['CreateNotes', 'RenameNotes'],
};
const LATER: ServiceSchema = { ...NOTES, migrations: [NotesBaseline, DateNotes] };

let database: TestDatabase;
let client: Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client?.end();
  await database?.drop();
});

const rowsOf = async (sql: string): Promise<unknown[]> =>
  (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat();
const appliedTo = (schema: string) => rowsOf(`select name from ${schema}.migration order by id`);

/** The schema as the migrations before the baseline left it, of which `names` were applied. */
async function createEarlier(schema: ServiceSchema, names: readonly string[]): Promise<void> {
  await migrateSchema(database.url, { ...schema, migrations: schema.migrations.slice(0, 1) });
  await client.query(`delete from ${schema.schema}.migration`);
  for (const name of names)
    await client.query(`insert into ${schema.schema}.migration (name) values ($1)`, [name]);
}

describe('the baseline of a schema', () => {
  it('creates the schema in an empty database', async () => {
    await migrateSchema(database.url, LATER);
    expect(await rowsOf('select text, day from notes.note')).toEqual([]);
    expect(await appliedTo('notes')).toEqual(['NotesBaseline', 'DateNotes']);
  });

  it('is marked where all migrations before it were applied: rows stay, and later migrations run', async () => {
    await createEarlier(NOTES, ['CreateNotes', 'RenameNotes']);
    await client.query(`insert into notes.note (text) values ('kept')`);
    await migrateSchema(database.url, LATER);
    expect(await rowsOf('select text, day from notes.note')).toEqual(['kept', null]);
    expect(await appliedTo('notes')).toEqual(['CreateNotes', 'RenameNotes', 'NotesBaseline', 'DateNotes']);
    // At each further start.
    await migrateSchema(database.url, LATER);
    expect(await appliedTo('notes')).toHaveLength(4);
  });

  it('is refused where only a part was applied: one line says what to do, and nothing changes', async () => {
    await createEarlier(NOTES, ['CreateNotes']);
    await client.query(`insert into notes.note (text) values ('kept')`);
    await expect(migrateSchema(database.url, LATER)).rejects.toThrow(
      /^The schema notes has 1 of the 2 migrations before 0\.1\.0: start the commit [0-9a-f]{8} once with these data, then this release$/,
    );
    expect(await rowsOf('select text from notes.note')).toEqual(['kept']);
    expect(await appliedTo('notes')).toEqual(['CreateNotes']);
  });

  it.each([
    ['an empty database', []],
    ['an earlier schema', ['CreateNotes', 'RenameNotes']],
  ])('is applied or marked once by processes that start together, in %s', async (_case, names) => {
    if (names.length) await createEarlier(NOTES, names);
    await Promise.all([1, 2, 3].map(() => migrateSchema(database.url, LATER)));
    expect(await appliedTo('notes')).toEqual([...names, 'NotesBaseline', 'DateNotes']);
  });
});

describe('the migrations that a schema or a backup has', () => {
  it.each([
    ['nothing', [], []],
    ['the baseline', ['NotesBaseline'], ['NotesBaseline']],
    ['all before it', ['CreateNotes', 'RenameNotes'], ['NotesBaseline']],
    [
      'all before it, the baseline and later ones',
      ['CreateNotes', 'RenameNotes', 'NotesBaseline', 'DateNotes'],
      ['NotesBaseline', 'DateNotes'],
    ],
  ])('are known as those of this release: %s', (_case, applied, known) => {
    expect(knownMigrations(NOTES, applied)).toEqual(known);
  });
});

describe.each(SERVICES)('the schema of %s', (service) => {
  const load = async () => {
    const { SCHEMA } = (await import(resolve(ROOT, `services/${service}/src/schema.ts`))) as {
      SCHEMA: ServiceSchema;
    };
    return { SCHEMA, baseline: (SCHEMA.migrations[0] as MigrationClass).name };
  };

  it('is recognised where all migrations before its baseline were applied, and keeps every row', async () => {
    const { SCHEMA, baseline } = await load();
    const before = SCHEMA.beforeBaseline as string[];
    await createEarlier(SCHEMA, before);
    const tables = await rowsOf(
      `select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = '${service}' and tablename <> 'migration'`,
    );
    const contents = async () => {
      const rows: Record<string, unknown[]> = {};
      for (const table of tables.map(String))
        rows[table] = await rowsOf(`select to_jsonb(t) from ${table} t`);
      return rows;
    };
    const stored = await contents();
    await migrateSchema(database.url, { ...SCHEMA, migrations: SCHEMA.migrations.slice(0, 1) });
    expect(await appliedTo(service)).toEqual([...before, baseline]);
    expect(await contents()).toEqual(stored);
  });

  it('is refused where the last of them is missing', async () => {
    const { SCHEMA } = await load();
    const before = SCHEMA.beforeBaseline as string[];
    await createEarlier(SCHEMA, before.slice(0, -1));
    await expect(migrateSchema(database.url, SCHEMA)).rejects.toThrow(
      `The schema ${service} has ${before.length - 1} of the ${before.length} migrations before 0.1.0`,
    );
  });
});
