import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database for one test file. */
export interface TestDatabase {
  url: string;
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
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

/** URL of the Redis of the test run. Tests share it and use different key prefixes. */
export const testRedisUrl = (): string => required('TEST_REDIS_URL');

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
