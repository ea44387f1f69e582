import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { SERVICES, type ServiceName } from '@araucaria/contracts/domain';
import { roleUrl } from '@araucaria/local/database-roles';
import { applyMigrations } from '@araucaria/local/migrations';
import { copyRole } from './copied-role.js';

const CLOSING_CHECKS = 10;
const CLOSING_CHECK_INTERVAL_MS = 20;

/** A database for one test file. */
export interface TestDatabase {
  /** Of its owner. */
  url: string;
  /** The variables of a service with this schema, which applies its migrations itself. */
  environment(schema: string): { DATABASE_URL: string; SERVICE_DATABASE_URL: string };
  /** Drops the database and ends its connections. */
  drop(): Promise<void>;
}

/** A database with the schemas of all services. */
interface MigratedDatabase extends TestDatabase {
  /**
   * Creates the roles of services, as a process of migrations does, with the rights that one gave to the roles of the template.
   * @param roleSecret as in `roleUrl`
   */
  createRoles: (services: string[], roleSecret: string) => Promise<void>;
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
export const createTestDatabase = (): Promise<TestDatabase> => createFrom('template1');

/** Creates a database with the schema of a service, which finds no migration that it has to apply. */
export const createServiceDatabase = async (service: ServiceName): Promise<TestDatabase> =>
  createFrom(await templateOf(service));

/**
 * Creates a database with the schemas of all services. To copy the template takes a tenth of a second, to apply all
 * migrations three seconds of a core.
 */
export async function createMigratedDatabase(): Promise<MigratedDatabase> {
  const template = await templateOf(...SERVICES);
  const database = await createFrom(template);
  return {
    ...database,
    createRoles: (services, roleSecret) =>
      onServer(database.url, async (owner) => {
        for (const service of services)
          await copyRole(
            owner,
            template,
            `${template}_${service}`,
            roleUrl(database.url, service, roleSecret),
          );
      }),
  };
}

async function createFrom(template: string): Promise<TestDatabase> {
  const server = required('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copies files. The default writes each page to the log too, for which it takes more than twice the processor's time.
  await onServer(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const url = databaseUrl(name);
  const secret = randomBytes(16).toString('hex');
  return {
    url: url.href,
    environment: (schema) => ({
      DATABASE_URL: url.href,
      SERVICE_DATABASE_URL: roleUrl(url.href, schema, secret),
    }),
    drop: () =>
      onServer(server, async (client) => {
        await connectionsClosed(client, name);
        await client.query(`drop database if exists ${name} with (force)`);
        await client.query(dropRoles(name));
      }),
  };
}

/**
 * Waits a moment for connections that are being closed: a pool that has ended reports one that the server ends first as an
 * error. Connections that a test has left open end with the database.
 */
async function connectionsClosed(client: Client, database: string): Promise<void> {
  for (let check = 0; check < CLOSING_CHECKS; check += 1) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [database]);
    if (!rowCount) return;
    await delay(CLOSING_CHECK_INTERVAL_MS);
  }
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

/**
 * Creates a template unless another worker of this run has: the builds of these services apply their migrations to it. Its
 * name begins with that of the test run, so that two runs on one server share none.
 * @returns its name
 */
async function templateOf(...services: ServiceName[]): Promise<string> {
  const ofRun = required('TEST_TEMPLATE_DATABASE');
  const name = services.length === 1 ? `${ofRun}_of_${services[0]}` : ofRun;
  await onServer(required('TEST_DATABASE_URL'), (client) => createTemplate(client, name, services));
  return name;
}

async function createTemplate(client: Client, name: string, services: ServiceName[]): Promise<void> {
  // The lock ends with the connection.
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [
    name,
  ]);
  if (rowCount) return;
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  const logFile = join(tmpdir(), `${name}.log`);
  await applyMigrations({
    databaseUrl: databaseUrl(name).href,
    services,
    roleSecret: randomBytes(16).toString('hex'),
    logFile,
  });
  await rm(logFile);
  await client.query(`alter database ${name} is_template true`);
}

function databaseUrl(name: string): URL {
  const url = new URL(required('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return url;
}

async function onServer(url: string, run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
