import { Client } from 'pg';
import { createMigratedDatabase, insertCandidates, type TestDatabase } from '@araucaria/testing';
import { seedDatabase, startOfToday } from '../seed-database.ts';

const CANDIDATES = 2_000;

let database: TestDatabase;
let client: Client;

const count = async (sql: string): Promise<number> =>
  (await client.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n ?? Number.NaN;

beforeAll(async () => {
  database = await createMigratedDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await seedDatabase({ databaseUrl: database.url, candidates: CANDIDATES });
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('seedDatabase', () => {
  it('fills the schemas of all services in proportion', async () => {
    expect(await count('candidates.candidate')).toBe(CANDIDATES);
    expect(await count('candidates.candidate_count_change')).toBe(0);
    expect(
      await count(
        `(select sum(candidates) as total from candidates.candidate_count where kind = 'job') s where total = ${CANDIDATES}`,
      ),
    ).toBe(1);
    expect(await count('notifications.delivery')).toBe(CANDIDATES);
    expect(await count('jobs.job where is_active and not is_system')).toBe(40);
    expect(await count('candidates.history_entry')).toBeGreaterThan(CANDIDATES * 2);
    for (const table of ['interviews.interview', 'referrals.referral', 'referrals.bonus_entry'])
      expect(await count(table)).toBeGreaterThan(CANDIDATES / 100);
  });

  // Foreign keys are not checked while rows are copied.
  it('leaves no row that refers to a missing one', async () => {
    const { rows } = await client.query<{ child: string; parent: string; column: string; key: string }>(`
      select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
        a.attname as column, f.attname as key
      from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace::regnamespace::text = any(array['candidates', 'referrals', 'interviews'])`);
    expect(rows.length).toBeGreaterThan(5);
    for (const { child, parent, column, key } of rows) {
      const orphans = `${child} x where x.${column} is not null
        and not exists (select from ${parent} p where p.${key} = x.${column})`;
      expect([child, column, await count(orphans)]).toEqual([child, column, 0]);
    }
  });

  it('agrees between the services', async () => {
    const status = `referrals.candidate_ref r join candidates.candidate c on c.id = r.candidate_id where r.status <> c.status`;
    expect(await count(status)).toBe(0);
    const last = `candidates.candidate c where status <> (
      select to_value from candidates.history_entry h where h.candidate_id = c.id order by h.id desc limit 1)`;
    expect(await count(last)).toBe(0);
    const codes = `candidates.candidate c left join referrals.referral r on r.code = c.referral_code
      where (c.referral_code is null) <> (not exists (
        select from referrals.referral_application a where a.candidate_id = c.id and a.referral_id = r.id))`;
    expect(await count(codes)).toBe(0);
    const missingJobs = `candidates.candidate c where job_id is not null
      and not exists (select from jobs.job j where j.id = c.job_id)`;
    expect(await count(missingJobs)).toBe(0);
  });

  it('keeps all indexes, and continues the ids', async () => {
    expect(await count(`pg_indexes where schemaname = 'candidates' and indexname = 'candidate_search'`)).toBe(
      1,
    );
    const { rows } = await client.query<{ id: number }>(
      insertCandidates(
        'first_name, last_name, email, phone',
        `select 'Ana', 'Prado', 'ana@example.com', '(41) 99999-0000'`,
      ),
    );
    expect(rows[0]?.id).toBe(CANDIDATES + 1);
  });

  it('has nothing to publish or to send', async () => {
    for (const schema of ['candidates', 'referrals', 'interviews', 'notifications', 'jobs'])
      expect(await count(`${schema}.outbox_event where published_at is null`)).toBe(0);
    expect(await count(`notifications.delivery where state = 'pending'`)).toBe(0);
    expect(await count(`candidates.candidate where retention_until < now()`)).toBe(0);
    const today = startOfToday().toISOString();
    expect(await count(`candidates.candidate where id <= ${CANDIDATES} and created_at >= '${today}'`)).toBe(
      0,
    );
  });

  it('refuses a database that has candidates', async () => {
    await expect(seedDatabase({ databaseUrl: database.url, candidates: 1 })).rejects.toThrow(
      'candidates already',
    );
  });
});
