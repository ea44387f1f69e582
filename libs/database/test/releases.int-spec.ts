import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '@araucaria/testing';
import { migrateSchema } from '../src/migrate.js';
import type { ServiceSchema } from '../src/service-schema.js';
import { findBreakingChanges, readSchemaContract, type SchemaContract } from '../src/schema-contract.js';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'libs/database/releases');

/** A change that code of the earlier release survives although its kind could break it, or that removes what no release uses. */
interface ReviewedChange {
  /** The recorded release before the change. */
  since: string;
  /** `YYYY-MM-DD`, of the review. */
  date: string;
  schema: string;
  /** As the test reports it. */
  change: string;
  /** Why the earlier release survives it. */
  reason: string;
}

const readJson = <T>(name: string): T => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as T;
const reviewed = readJson<ReviewedChange[]>('reviewed-changes.json');
const releases = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json') && name !== 'reviewed-changes.json')
  .sort();
/** The release before this one; earlier ones are not running any more. Undefined until 0.1.0 is recorded. */
const previous = releases.at(-1);
const contracts = previous === undefined ? {} : readJson<Record<string, SchemaContract>>(previous);

describe('the schemas after all migrations', () => {
  it('keep what the services of the release before read and write, once one is recorded', async () => {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.url });
    try {
      await client.connect();
      for (const [service, earlier] of Object.entries(contracts)) {
        const path = join(ROOT, `services/${service}/src/schema.ts`);
        const { SCHEMA } = (await import(path)) as { SCHEMA: ServiceSchema };
        await migrateSchema(database.url, SCHEMA);
        const changes = findBreakingChanges(earlier, await readSchemaContract(client, service));
        const expected = reviewed.filter(
          ({ since, schema }) => since === previous?.replace('.json', '') && schema === service,
        );
        expect({ [service]: changes }).toEqual({ [service]: expected.map(({ change }) => change).sort() });
        for (const { reason, date } of expected) {
          expect(reason.length).toBeGreaterThan(20);
          expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
        }
      }
    } finally {
      await client.end();
      await database.drop();
    }
  });
});

describe('a change of a schema', () => {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  /** The reported changes of a statement on a small schema. */
  const report = async (statement: string): Promise<string[]> => {
    await client.query(`
      begin; create schema s; set local search_path = s;
      create table job (id integer generated always as identity primary key, title text not null, level smallint,
        code text unique, state text default 'open' not null constraint job_state check (state in ('open', 'closed')));
      create function due() returns integer language sql as 'select 1'`);
    try {
      const earlier = await readSchemaContract(client, 's');
      await client.query(statement);
      return findBreakingChanges(earlier, await readSchemaContract(client, 's'));
    } finally {
      await client.query('rollback');
    }
  };

  it.each([
    ['a new table', 'create table other (id integer not null)'],
    ['a new column that may be empty', 'alter table job add column city text'],
    ['a new column with a default', `alter table job add column city text not null default ''`],
    ['a wider type', 'alter table job alter column level type integer'],
    ['a column that may be empty from now on', 'alter table job alter column title drop not null'],
    ['a constraint that is dropped', 'alter table job drop constraint job_state'],
    ['a constraint with another name', 'alter table job rename constraint job_state to job_state_known'],
    ['a further index', 'create index job_title on job (title)'],
  ])('survives in the earlier release: %s', async (_kind, statement) => {
    expect(await report(statement)).toEqual([]);
  });

  it.each([
    ['alter table job drop column level', ['column job.level was removed']],
    ['alter table job rename column level to grade', ['column job.level was removed']],
    ['drop table job', expect.arrayContaining(['column job.id was removed', 'column job.title was removed'])],
    [
      'alter table job alter column title type varchar(10)',
      ['column job.title was text and is character varying(10)'],
    ],
    ['alter table job alter column code set not null', ['column job.code became not null']],
    ['alter table job alter column state drop default', ['column job.state lost its default']],
    ['alter table job add column city text not null', ['column job.city is new and required']],
    [
      `alter table job drop constraint job_state, add constraint job_state check (state = 'open')`,
      ['constraint job.job_state is new'],
    ],
    ['create unique index job_title on job (title)', ['unique index job.job_title is new']],
    ['alter table job drop constraint job_code_key', ['unique index job.job_code_key was removed']],
    ['drop function due()', ['function due() was removed']],
  ])('is reported: %s', async (statement, changes) => {
    expect(await report(statement)).toEqual(changes);
  });
});
