import { resolve } from 'node:path';
import { Client } from 'pg';
import { migrateSchema, type ServiceSchema } from '@araucaria/database';
import { createTestDatabase, type TestDatabase } from '@araucaria/testing';
import { SERVICES } from '@araucaria/contracts/domain';

const ROOT = resolve(import.meta.dirname, '../../..');

describe('the erasures that services declare', () => {
  let database: TestDatabase;
  let client: Client;
  const schemas: ServiceSchema[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const service of SERVICES) {
      const path = resolve(ROOT, `services/${service}/src/schema.ts`);
      const { SCHEMA } = (await import(path)) as { SCHEMA: ServiceSchema };
      await migrateSchema(database.url, SCHEMA);
      schemas.push(SCHEMA);
    }
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  it('run on the newest schemas', async () => {
    for (const { schema, erasures = [] } of schemas) {
      await client.query(`set search_path = ${schema}, public`);
      for (const { erased, repeat = [] } of erasures) {
        if (erased !== undefined) {
          const { fields } = await client.query(erased);
          expect(fields.map(({ name }) => name)).toEqual(['id', 'at']);
        }
        for (const statement of repeat) await client.query(statement, [[1, 2]]);
      }
    }
  });

  it('are known and repeated for the same kinds of records', () => {
    const all = schemas.flatMap(({ erasures = [] }) => erasures);
    const kindsOf = (declares: (one: (typeof all)[number]) => boolean) =>
      [...new Set(all.filter(declares).map(({ kind }) => kind))].sort();
    expect(kindsOf(({ erased }) => erased !== undefined)).toEqual(
      kindsOf(({ repeat }) => repeat !== undefined),
    );
  });
});
