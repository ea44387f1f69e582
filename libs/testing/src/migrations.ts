import { Client, type QueryResultRow } from 'pg';
import { isLongForm } from './long-form.js';
import { createTestDatabase } from './test-database.js';

/** Rows that an earlier release stores, and what they are after all migrations. */
interface StoredRows<Migration> {
  name: string;
  /** The first migration after which the statement can run. */
  since: Migration;
  /** The first migration after which it can no longer run, or has another result; all by default. */
  before?: Migration;
  insert: string;
  /** Runs on the newest schema. */
  select: string;
  expected: unknown[];
}

interface MigrationSuite<Migration> {
  schema: string;
  /** All migrations of the service, in order. */
  migrations: Migration[];
  /** Applies those of `migrations` that the schema of the database at `url` does not have yet. */
  migrate: (url: string, schema: { schema: string; migrations: Migration[] }) => Promise<void>;
  stored: StoredRows<Migration>[];
  /** Statements that the newest schema refuses after the migration, each with a part of PostgreSQL's message. */
  refused: [sql: string, message: string][];
}

/** Events of both tables that every service has. */
const INSERT_EVENTS = `
  insert into outbox_event (id, name, payload, request_id, occurred_at, published_at) values
    ('00000000-0000-4000-8000-000000000001', 'published.event', '{"id":1}', 'r1', '2026-03-02T12:00:00Z', '2026-03-02T12:00:01Z'),
    ('00000000-0000-4000-8000-000000000002', 'waiting.event', '{"id":2}', null, '2026-03-02T12:00:02Z', null);
  insert into processed_event (event_id) values ('00000000-0000-4000-8000-000000000003')`;
const SELECT_EVENTS = `
  select name, payload, request_id, published_at is not null as is_published from outbox_event
  where name in ('published.event', 'waiting.event') order by seq`;

/** `npm test` begins at the first schema and at these latest ones, the long form at each of them. */
const LATEST_STATES = 3;

/**
 * Declares one test for each schema that an earlier release left behind: it fills the tables of that schema, applies
 * the remaining migrations, and compares the rows.
 */
export function describeMigrations<Migration extends { name: string }>({
  schema,
  migrations,
  migrate,
  stored,
  refused,
}: MigrationSuite<Migration>): void {
  const states = migrations
    .slice(0, -1)
    .map((last, index) => ({ last: last.name, count: index + 1 }))
    .filter((_state, index, all) => isLongForm || index === 0 || index >= all.length - LATEST_STATES);

  describe(`migrations of the schema ${schema}`, () => {
    it.each(states)('keep the rows of the schema that ends with $last', async ({ count }) => {
      const applicable = stored.filter(
        ({ since, before }) =>
          migrations.indexOf(since) < count && !(before && migrations.indexOf(before) < count),
      );
      const database = await createTestDatabase();
      const client = new Client({
        connectionString: database.url,
        options: `-c search_path=${schema},public -c timezone=UTC`,
      });
      try {
        await migrate(database.url, { schema, migrations: migrations.slice(0, count) });
        await client.connect();
        await client.query(INSERT_EVENTS);
        for (const { insert } of applicable) await client.query(insert);

        await migrate(database.url, { schema, migrations });
        for (const { name, select, expected } of applicable)
          expect({ [name]: await rowsOf(client, select) }).toEqual({ [name]: expected });
        expect(await rowsOf(client, SELECT_EVENTS)).toEqual([
          { name: 'published.event', payload: { id: 1 }, request_id: 'r1', is_published: true },
          { name: 'waiting.event', payload: { id: 2 }, request_id: null, is_published: false },
        ]);
        expect(await rowsOf(client, 'select event_id from processed_event')).toHaveLength(1);
        for (const [sql, message] of refused) await expect(client.query(sql)).rejects.toThrow(message);
        expect(await rowsOf(client, 'select name from migration order by id')).toEqual(
          migrations.map(({ name }) => ({ name })),
        );
      } finally {
        await client.end();
        await database.drop();
      }
    });
  });
}

async function rowsOf(client: Client, sql: string): Promise<QueryResultRow[]> {
  return (await client.query<QueryResultRow>(sql)).rows;
}
