import { Client } from 'pg';
import { migrateSchema } from '@araucaria/database';
import { createTestDatabase, type TestDatabase } from '@araucaria/testing';
import { NoteResponses20261205 } from '../src/migrations/20261205b-note-responses.js';
import { MIGRATIONS } from '../src/migrations/index.js';

const OTHERS = 6_000;
const schemaUpTo = (count: number) => ({ schema: 'candidates', migrations: MIGRATIONS.slice(0, count) });

describe('the migration that notes responses to stored candidates', () => {
  const index = MIGRATIONS.indexOf(NoteResponses20261205);
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    await migrateSchema(database.url, schemaUpTo(index));
    client = new Client({ connectionString: database.url, options: '-c search_path=candidates,public' });
    await client.connect();
    await client.query(
      `insert into candidate_record (first_name, last_name, email, phone, status, created_at, updated_at)
       select 'Pessoa', n::text, 'pessoa' || n || '@exemplo.com.br', '12345678',
         (array['rejected', 'interview', 'new', 'hired'])[n], '2026-03-05T12:00:00Z', '2026-03-07T12:00:00Z'
       from generate_series(1, 4) n`,
    );
    await client.query(
      `insert into history_entry (candidate_id, kind, from_value, to_value, at)
       select id, 'status', 'new', 'interview', '2026-03-06T12:00:00Z' from candidate where status = 'interview'`,
    );
    await client.query(
      `insert into candidate_record (first_name, last_name, email, phone, status, status_decided_at)
       select 'Outra', n::text, 'outra' || n || '@exemplo.com.br', '12345678', 'rejected', now()
       from generate_series(1, $1) n`,
      [OTHERS],
    );
    await migrateSchema(database.url, schemaUpTo(index + 1));
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  const waiting = async () => {
    const { rows } = await client.query<{ status: string; since: string | null }>(
      `select status, to_char(waiting_since at time zone 'UTC', 'YYYY-MM-DD') as since from candidate
       where first_name = 'Pessoa' order by id`,
    );
    return rows.map(({ status, since }) => [status, since]);
  };

  it('counts rejections as announced and interviews as contacts; others wait since they applied', async () => {
    expect(await waiting()).toEqual([
      ['rejected', null],
      ['interview', '2026-03-06'],
      ['new', '2026-03-05'],
      ['hired', null],
    ]);
  });

  it('reaches candidates of every batch', async () => {
    const { rows } = await client.query(
      `select count(*)::int as candidates from candidate where first_name = 'Outra' and waiting_since is null`,
    );
    expect(rows).toEqual([{ candidates: OTHERS }]);
  });

  it('lets the release before reject candidates, who wait then', async () => {
    await client.query(
      `update candidate set status = 'rejected', status_decided_at = now() where status = 'new'`,
    );
    expect((await waiting())[2]).toEqual(['rejected', '2026-03-05']);
  });
});
