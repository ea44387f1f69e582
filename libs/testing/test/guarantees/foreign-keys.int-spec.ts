import { Client } from 'pg';
import { SERVICES } from '@araucaria/contracts';
import { createMigratedDatabase, type TestDatabase } from '../../src/index.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

/** Without such an index each deletion of a referenced row reads the whole referencing table. */
it('every foreign key has an index that begins with its columns', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select k.conrelid::regclass || ': ' || k.conname as foreign_key
       from pg_constraint k join pg_namespace n on n.oid = k.connamespace
       where k.contype = 'f' and n.nspname = any($1)
         and not exists (
           select from pg_index i
           where i.indrelid = k.conrelid and i.indisvalid
             and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '(% IS NOT NULL)')
             and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)
       order by 1`,
      [SERVICES],
    );
    expect(rows).toEqual([]);
  } finally {
    await client.end();
  }
});
