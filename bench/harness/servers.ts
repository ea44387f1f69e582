import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { SERVICES } from '@araucaria/contracts';
import { applyMigrations } from '@araucaria/local/migrations';
import { startPostgres } from '@araucaria/local/postgres';
import { startRedis } from '@araucaria/local/redis';
import { startTestSystem, type TestSystem } from '@araucaria/testing';
import { seedDatabase } from '../seed/seed-database.ts';
import { startBaseline, type BaselineName, type RunningBaseline } from './baseline.ts';

export interface Product {
  url: string;
  system: TestSystem;
  /** The header with the session of the first administrator. */
  staff: Record<string, string>;
  databaseUrl: string;
  /**
   * Lets the gateway cache lists of candidates until the next change, or not at all: then each request costs what the first one
   * after a change does.
   */
  cacheLists(isOn: boolean): Promise<void>;
  /** Roots of all processes of the product, with PostgreSQL and Redis. */
  pids: () => Record<string, number[]>;
}

type TestSystemOptions = Exclude<Parameters<typeof startTestSystem>[0], string | undefined>;

interface ProductOptions {
  /** Candidates in its database; 0: an empty one. */
  candidates: number;
  /** A name of a separate database, which the rows of a group may change. */
  copy?: string;
  jobs?: number;
  /** The processes beside the gateway; default all. */
  parts?: NonNullable<TestSystemOptions['parts']>;
  env?: Record<string, string>;
}

/** PostgreSQL with fsync, Redis with its append-only file, and what is started on them. */
export interface Servers {
  /** Starts the whole product on a database with so many candidates, once for the same options. */
  product(options: ProductOptions): Promise<Product>;
  /** The address of a database with so many candidates. @param copy see {@link ProductOptions} */
  database: (candidates: number, copy?: string, jobs?: number) => Promise<string>;
  baseline(name: BaselineName, env: Record<string, string>): Promise<RunningBaseline>;
  /** Stores bytes until the end, for a program that reads them. @returns the path */
  writeFile(bytes: Buffer): string;
  redisUrl: string;
  /** Of PostgreSQL and Redis. */
  serverPids: () => Record<string, number[]>;
  /** Adds what is stopped at the end, the last addition first. */
  onStop: (stop: () => unknown) => void;
}

/** Starts the servers, and stops and deletes everything when `use` has ended. @param seed of generated candidates */
export async function withServers(use: (servers: Servers) => Promise<void>, seed = 1): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'araucaria-bench-'));
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  const stops: Array<() => unknown> = [remove];
  // Ctrl-C: a million candidates are three gigabytes.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  process.once('exit', remove);
  try {
    const postgres = await startPostgres({ dataDir, durable: true });
    stops.push(() => postgres.stop());
    const redis = await startRedis({ dataDir });
    stops.push(() => redis.stop());
    const onStop = (stop: () => unknown): void => void stops.push(stop);
    const database = databasesOn(postgres.url, dataDir, seed);
    const serverPids = () => ({ postgres: [postgres.pid], redis: [redis.pid] });
    const client = new Redis(redis.url);
    stops.push(() => client.disconnect());
    const products = new Map<string, Promise<Product>>();
    const start = async (options: ProductOptions): Promise<Product> => {
      const { candidates, copy, jobs, parts, env } = options;
      const databaseUrl = await database(candidates, copy, jobs);
      const system = await startTestSystem({
        databaseUrl,
        redisUrl: redis.url,
        maxMails: 0,
        ...(parts && { parts }),
        env: { LOG_LEVEL: 'warn', SEED_DEMO: 'false', ...env },
      });
      onStop(() => system.stop());
      const admin = await system.admin();
      const cookie = [...admin.cookieJar].map(([name, value]) => `${name}=${value}`).join('; ');
      return {
        ...{ url: system.url, system, databaseUrl },
        staff: { cookie, 'sec-fetch-site': 'same-origin' },
        async cacheLists(isOn) {
          const key = `${system.redisPrefix}:candidates-version`;
          await (isOn ? client.set(key, randomUUID()) : client.del(key));
        },
        pids: () => ({ ...pidsOf(system), ...serverPids() }),
      };
    };
    await use({
      product(options) {
        const key = JSON.stringify(options);
        const product = products.get(key) ?? start(options);
        products.set(key, product);
        return product;
      },
      database,
      async baseline(name, env) {
        const baseline = await startBaseline(name, env);
        onStop(() => baseline.stop());
        return baseline;
      },
      writeFile(bytes) {
        const file = join(dataDir, randomUUID());
        writeFileSync(file, bytes);
        return file;
      },
      redisUrl: redis.url,
      serverPids,
      onStop,
    });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

function pidsOf({ running }: TestSystem): Record<string, number[]> {
  const pids: Record<string, number[]> = {};
  for (const { name, pid } of running.processes) if (pid) (pids[name] ??= []).push(pid);
  return pids;
}

/** Gives the address of a database with all schemas, which is filled once for each size. */
function databasesOn(serverUrl: string, dataDir: string, seed: number): Servers['database'] {
  const urls = new Map<string, Promise<string>>();
  const create = async (name: string, candidates: number, jobs?: number): Promise<string> => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(`create database ${name}`);
    } finally {
      await client.end();
    }
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    await applyMigrations({
      databaseUrl: url.href,
      services: [...SERVICES],
      roleSecret: name,
      logFile: join(dataDir, 'migrations.log'),
    });
    if (!candidates) return url.href;
    const startedMs = performance.now();
    await seedDatabase({ databaseUrl: url.href, candidates, seed, ...(jobs && { jobs }) });
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
    console.log(`${candidates.toLocaleString('en')} candidates were generated in ${seconds} s`);
    return url.href;
  };
  return (candidates, copy, jobs) => {
    const name = ['bench', candidates, jobs, copy].filter((part) => part !== undefined).join('_');
    const url = urls.get(name) ?? create(name, candidates, jobs);
    urls.set(name, url);
    return url;
  };
}
