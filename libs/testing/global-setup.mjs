import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '@araucaria/local/postgres';
import { startRedis } from '@araucaria/local/redis';

/**
 * Provides PostgreSQL and Redis for one test run: the servers of `TEST_DATABASE_URL` and `TEST_REDIS_URL`; otherwise
 * containers if a Docker engine responds; otherwise embedded servers on a new data folder. Never those of `npm start`.
 */
export default async function globalSetup() {
  const stops = [];
  // Tests provoke failures on purpose. Their log lines would hide the unexpected ones.
  process.env.LOG_LEVEL ??= 'silent';
  // Random values of property tests are the same in every run of npm test, and others in every one of npm run test:long.
  const isLongForm = process.env.TEST_FORM === 'long';
  process.env.TEST_SEED ??= isLongForm ? String(randomInt(2 ** 31)) : '20261126';
  if (isLongForm) process.stderr.write(`Random values of this run: TEST_SEED=${process.env.TEST_SEED}\n`);
  // A server of the environment outlives the run, so the templates are removed from it.
  if (process.env.TEST_DATABASE_URL) stops.push(() => dropTemplates(process.env));
  if (!process.env.TEST_DATABASE_URL || !process.env.TEST_REDIS_URL) {
    const servers = (await isDockerAvailable()) ? await containers() : await embedded();
    process.env.TEST_DATABASE_URL ??= servers.databaseUrl;
    process.env.TEST_REDIS_URL ??= servers.redisUrl;
    stops.push(servers.stop);
  }
  // Of the templates, which the first tests that need them create.
  process.env.TEST_TEMPLATE_DATABASE = `test_template_${randomBytes(6).toString('hex')}`;
  globalThis.stopTestServers = () => Promise.all(stops.map((stop) => stop()));
}

async function dropTemplates({ TEST_DATABASE_URL: connectionString, TEST_TEMPLATE_DATABASE: prefix }) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const names = async (query) =>
      (await client.query(query, [prefix])).rows.map(({ name }) => client.escapeIdentifier(name));
    for (const name of await names(
      'select datname as name from pg_database where starts_with(datname, $1)',
    )) {
      await client.query(`alter database ${name} is_template false`);
      await client.query(`drop database ${name}`);
    }
    for (const name of await names('select rolname as name from pg_roles where starts_with(rolname, $1)'))
      await client.query(`drop role ${name}`);
  } finally {
    await client.end();
  }
}

async function isDockerAvailable() {
  try {
    const { getContainerRuntimeClient } = await import('testcontainers');
    await getContainerRuntimeClient();
    return true;
  } catch {
    return false;
  }
}

async function containers() {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const { RedisContainer } = await import('@testcontainers/redis');
  const [postgres, redis] = await Promise.all([
    new PostgreSqlContainer('postgres:18-alpine').withCommand(['postgres', '-c', 'fsync=off']).start(),
    new RedisContainer('redis:8-alpine')
      .withCommand(['redis-server', '--maxmemory-policy', 'noeviction'])
      .start(),
  ]);
  return {
    databaseUrl: postgres.getConnectionUri(),
    redisUrl: redis.getConnectionUrl(),
    stop: () => Promise.all([postgres.stop(), redis.stop()]),
  };
}

async function embedded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-test-'));
  const [postgres, redis] = await Promise.all([
    startPostgres({ dataDir, durable: false }),
    startRedis({ dataDir, persistent: false }),
  ]);
  return {
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
