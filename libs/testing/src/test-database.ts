import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { roleUrl } from '@araucaria/local/database-roles';

/** A database for one test file. */
export interface TestDatabase {
  /** Of its owner. */
  url: string;
  /** The variables of a service with this schema, which applies its migrations itself. */
  environment(schema: string): { DATABASE_URL: string; SERVICE_DATABASE_URL: string };
  /** Drops the database and ends its connections. */
  drop(): Promise<void>;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run the tests through npm test, or jest with the root configuration`,
    );
  return value;
}

/** Creates an empty database on the PostgreSQL of the test run. Services create their schemas by migrations. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = required('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const secret = randomBytes(16).toString('hex');
  return {
    url: url.href,
    environment: (schema) => ({
      DATABASE_URL: url.href,
      SERVICE_DATABASE_URL: roleUrl(url.href, schema, secret),
    }),
    drop: async () => {
      await onServer(server, `drop database if exists ${name} with (force)`);
      await onServer(server, dropRoles(name));
    },
  };
}

/** URL of the Redis of the test run. Tests share it and use different key prefixes. */
export const testRedisUrl = (): string => required('TEST_REDIS_URL');

/** The roles of services of this database: they belong to the whole server and remain without it. */
const dropRoles = (database: string): string => `
  do $$ declare found text; begin
    for found in select rolname from pg_roles where starts_with(rolname, '${database}_') loop
      execute format('drop role if exists %I', found);
    end loop;
  end $$`;

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
