import { resolve } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '@araucaria/testing';
import { migrateSchema } from '../src/migrate.js';
import type { ServiceSchema } from '../src/service-schema.js';

const ROOT = resolve(import.meta.dirname, '../../..');

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

/** The schema with its migrations before the named one, then the rows, then all migrations. */
async function migrateRows(
  service: string,
  { before, rows }: { before: string; rows: string },
): Promise<void> {
  const { SCHEMA } = (await import(resolve(ROOT, `services/${service}/src/schema.ts`))) as {
    SCHEMA: ServiceSchema;
  };
  const index = SCHEMA.migrations.findIndex(({ name }) => name === before);
  expect(index).toBeGreaterThan(0);
  await migrateSchema(database.url, { ...SCHEMA, migrations: SCHEMA.migrations.slice(0, index) });
  await client.query(rows);
  await migrateSchema(database.url, SCHEMA);
}

describe('rows of installations before 0.1.0 are kept under the new names of columns:', () => {
  it('copies of jobs in candidates, also those that were stored without an event', async () => {
    await migrateRows('candidates', {
      before: 'NameJobRefs20261216',
      rows: `
        insert into candidates.job_ref (id, title, department, is_active, told_at) values (7, 'Obras', 'Campo', true, '2026-11-01Z');
        insert into candidates.job_ref (id, title, department, is_active, released_at) values (8, 'Vendas', 'Loja', true, '2026-11-02Z');
        insert into candidates.job_ref (id, removed_at) values (9, '2026-11-03Z')`,
    });
    const { rows } = await client.query(
      `select id, title, as_of::text as "asOf", closed_for_removal_at as "closedAt", is_removed as "isRemoved"
       from candidates.job_ref order by id`,
    );
    const none = { closedAt: null, isRemoved: false, asOf: '-infinity' };
    expect(rows).toEqual([
      { ...none, id: 7, title: 'Obras', asOf: expect.stringContaining('2026-11-01') },
      { ...none, id: 8, title: 'Vendas', closedAt: new Date('2026-11-02') },
      { ...none, id: 9, title: null, isRemoved: true },
    ]);
  });

  it('applications, whose persons are named by every statement', async () => {
    await migrateRows('candidates', {
      before: 'RequirePersons20261216',
      rows: `
        insert into candidates.candidate_record (first_name, last_name, email, phone) values ('Rui', 'Paz', 'rui@example.com', '1');
        insert into candidates.experience (candidate_id, company, position, start_date) select id, 'X', 'Y', '2020-01-01' from candidates.candidate_record`,
    });
    const { rows } = await client.query(
      `select p.email, e.company from candidates.candidate_record c join candidates.person p on p.id = c.person_id
         join candidates.experience e on e.person_id = p.id and e.candidate_id = c.id`,
    );
    expect(rows).toEqual([{ email: 'rui@example.com', company: 'X' }]);
  });

  it('published notices of bonuses', async () => {
    await migrateRows('referrals', {
      before: 'NameAnnouncements20261216',
      rows: `insert into referrals.bonus_digest (day, told_at) values ('2026-11-02', '2026-11-02T12:00Z')`,
    });
    const { rows } = await client.query('select published_at from referrals.bonus_digest');
    expect(rows).toEqual([{ published_at: new Date('2026-11-02T12:00Z') }]);
  });

  it('what messages are composed from', async () => {
    await migrateRows('notifications', {
      before: 'NameDetails20261216',
      rows: `insert into notifications.delivery (idempotency_key, channel, kind, facts, next_attempt_at, retry_until)
        values ('a', 'email', 'candidate-rejected', '{"decidedAt": "now"}', now(), now())`,
    });
    const { rows } = await client.query('select details from notifications.delivery');
    expect(rows).toEqual([{ details: { decidedAt: 'now' } }]);
  });
});
