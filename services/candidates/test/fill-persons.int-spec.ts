import { Client } from 'pg';
import { migrateSchema } from '@araucaria/database';
import { createTestDatabase, type TestDatabase } from '@araucaria/testing';
import { FillPersons20261202 } from '../src/migrations/20261202b-fill-persons.js';
import { MIGRATIONS } from '../src/migrations/index.js';

const CANDIDATES = 12_000;
const schemaUpTo = (count: number) => ({ schema: 'candidates', migrations: MIGRATIONS.slice(0, count) });

describe('the migration that adds persons to stored applications', () => {
  const index = MIGRATIONS.indexOf(FillPersons20261202);
  let database: TestDatabase;
  let client: Client;
  /** What the applications hold before the migration. */
  let stored: unknown[];
  beforeAll(async () => {
    database = await createTestDatabase();
    await migrateSchema(database.url, schemaUpTo(index - 1));
    client = new Client({ connectionString: database.url, options: '-c search_path=candidates,public' });
    await client.connect();
    await client.query(
      `insert into candidate_record (first_name, last_name, email, phone, city)
       select 'Pessoa', n::text, 'pessoa' || n || '@exemplo.com.br', '12345678', 'Lapa' from generate_series(1, $1) n`,
      [CANDIDATES],
    );
    await client.query(
      `insert into experience (candidate_id, company, position, start_date)
       select id, 'X', 'Y', '2020-01-01' from candidate_record where id % 3 = 0`,
    );
    await client.query(
      `update candidate_record set resume_key = 'resumes/' || gen_random_uuid() || '.pdf', resume_filename = 'cv.pdf'
       where id % 2 = 0`,
    );
    await client.query(
      `insert into history_entry (candidate_id, kind, from_value, to_value, note, at)
       select id, 'status', 'new', 'reviewing', 'Nota ' || id, '2026-03-02T12:00:00Z' from candidate_record where id % 5 = 0`,
    );
    stored = await contents();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  /**
   * Numbers, contacts, files, histories and experiences of the applications that no test changes. Interviews and referrals are
   * in other schemas, and know an application by its number.
   */
  const contents = async () => {
    const { rows } = await client.query<object>(
      `select c.id, c.email, c.phone, c.job_id, c.status, c.score, c.resume_key, c.resume_filename, c.created_at,
         (select json_agg(h order by h.id) from (select id, kind, from_value, to_value, note, at from history_entry
           where candidate_id = c.id) h) as history,
         (select json_agg(x order by x.id) from (select id, company, position, start_date from experience
           where candidate_id = c.id) x) as experiences
       from candidate_record c where c.id between 9 and $1 order by c.id`,
      [CANDIDATES],
    );
    return rows;
  };

  /** Applications without a person with the same data, and experiences of another person. */
  const wrong = async () => {
    const { rows } = await client.query<{ id: number }>(
      `select c.id from candidate_record c left join person p on p.id = c.person_id and p.email = c.email and p.city = c.city
       where p.id is null
       union all select x.id from experience x join candidate_record c on c.id = x.candidate_id
       where x.person_id is distinct from c.person_id`,
    );
    return rows;
  };

  it('leaves what the release before writes meanwhile, in whatever batch', async () => {
    await migrateSchema(database.url, schemaUpTo(index));
    await client.query(
      `insert into candidate_record (first_name, last_name, email, phone, city)
       values ('Pessoa', 'Nova', 'nova@exemplo.com.br', '12345678', 'Lapa')`,
    );
    await client.query(`update candidate_record set status = 'reviewing' where id = 7`);
    await client.query('delete from candidate_record where id = 8');
    await migrateSchema(database.url, schemaUpTo(index + 1));
    expect(await wrong()).toEqual([]);
    const { rows } = await client.query('select count(*)::int as persons from person');
    expect(rows).toEqual([{ persons: CANDIDATES }]);
  });

  it('continues when it was interrupted', async () => {
    await client.query(`
      alter table candidate_record drop constraint candidate_person_required, drop constraint candidate_person;
      alter table experience drop constraint experience_person_required, drop constraint experience_person;
      update experience set person_id = null where candidate_id > 6000;
      delete from person where id in (select person_id from candidate_record where id > 6000);
      update candidate_record set person_id = null where id > 6000;
      delete from migration where name = 'FillPersons20261202'`);
    await migrateSchema(database.url, schemaUpTo(index + 1));
    expect(await wrong()).toEqual([]);
    const { rows } = await client.query(
      'select count(*)::int as persons, count(distinct lower(email))::int as emails from person',
    );
    expect(rows).toEqual([{ persons: CANDIDATES, emails: CANDIDATES }]);
  });

  it('loses no application, file, history or experience', async () => {
    await migrateSchema(database.url, schemaUpTo(MIGRATIONS.length));
    expect(stored).toHaveLength(CANDIDATES - 8);
    expect(await contents()).toEqual(stored);
  });

  it('lets a person apply again once all migrations have run', async () => {
    await client.query(
      `insert into candidate_record (person_id, first_name, last_name, email, phone, job_id)
       select person_id, first_name, last_name, email, phone, 100 from candidate_record where id = 1`,
    );
    const { rows } = await client.query(
      `select id from candidate_record where email = 'pessoa1@exemplo.com.br'`,
    );
    expect(rows).toHaveLength(2);
  });
});
