import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool, type QueryResultRow } from 'pg';
import { freePort } from '@araucaria/local/ports';
import { rpcVariable } from '@araucaria/local/processes';
import {
  SERVICES,
  type Actor,
  type Contract,
  type EventCatalogue,
  type EventName,
  type RpcCall,
  type RpcClient,
} from '@araucaria/contracts';
import {
  CallSigner,
  EventSigner,
  RpcClients,
  createApp,
  runInContext,
  serveCalls,
} from '@araucaria/platform';
import { callKeys, privateCallKey, signAsPublishers } from './call-keys.js';
import { eventually } from './settle.js';
import { createServiceDatabase, type TestDatabase } from './test-database.js';

/** A service under test: the real application in this process, with its own database and key prefix in Redis. */
export interface TestService<C extends object> {
  app: NestFastifyApplication;
  /** A client that calls the service over TCP as `actor`, without one as an anonymous visitor. */
  as(actor?: Actor): RpcClient<Contract<C>>;
  /** Rows of the test's database. Tables of the service need no schema name. */
  rows<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
  /** Payloads of the events of this name in the outbox of the service, oldest first. */
  published<E extends EventName>(name: E): Promise<Array<EventCatalogue[E]>>;
  /** Delivers an event of another service through the queue, and waits until it is processed. */
  receive<E extends EventName>(name: E, payload: EventCatalogue[E], occurredAt?: Date): Promise<void>;
  /** Closes the application and drops its database. */
  stop(): Promise<void>;
}

/** On a busy machine 200 calls take longer than one user waits. What ends at a deadline is tested where the deadline is given. */
const CALL_TIMEOUT_MS = 60_000;

const patient = <C extends object>(contract: Contract<C>): Contract<C> => {
  const calls = Object.entries(contract.calls).map(([name, call]) => [
    name,
    { ...(call as RpcCall<unknown, unknown>), timeoutMs: CALL_TIMEOUT_MS },
  ]);
  return { ...contract, calls: Object.fromEntries(calls) as C };
};

/**
 * Starts a service and sets the environment variables that it reads. Calls to services that are not part of the test
 * fail as unavailable.
 * @param createDatabase by default one with the schema of the service; an empty one for a module that stands for it with other tables
 */
export async function startTestService<C extends object>(
  module: Type,
  contract: Contract<C>,
  environment: Record<string, string> = {},
  createDatabase = (): Promise<TestDatabase> => createServiceDatabase(contract.service),
): Promise<TestService<C>> {
  const database = await createDatabase();
  const rpcPort = await freePort();
  const files = await mkdtemp(join(tmpdir(), 'araucaria-files-'));
  Object.assign(process.env, {
    ...database.environment(contract.service),
    ...callKeys(contract.service),
    REDIS_URL: process.env.TEST_REDIS_URL,
    REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    STORAGE_URL: pathToFileURL(files).href,
    PUBLIC_URL: 'http://localhost:3000',
    ACCOUNT_SECRET: 'a-secret-of-test-accounts-of-32-characters',
    // A test that runs at the hour of a cron job sees what it would see at another.
    CRON_SCHEDULES: 'off',
    // Port 1 refuses connections: services that are not part of the test are unavailable, at once.
    RPC_RETRY_WINDOW_MS: '0',
    ...Object.fromEntries(SERVICES.map((service) => [rpcVariable(service), '127.0.0.1:1'])),
    [rpcVariable(contract.service)]: `127.0.0.1:${rpcPort}`,
    ...environment,
  });

  const app = await createApp(module);
  serveCalls(app, { host: '127.0.0.1', port: rpcPort });
  await app.startAllMicroservices();
  await app.init();

  signAsPublishers(app.get(EventSigner, { strict: false }));
  const clients = new RpcClients(new CallSigner(privateCallKey('gateway')));
  const client = clients.of(patient(contract)) as Record<string, (input: unknown) => Promise<unknown>>;
  const pool = new Pool({
    connectionString: database.url,
    max: 2,
    options: `-c search_path=${contract.service},public`,
  });
  pool.on('error', () => undefined);

  return {
    app,
    as: (actor) =>
      Object.fromEntries(
        Object.entries(client).map(([name, call]) => [
          name,
          (input: unknown) => runInContext({ requestId: `test-${name}`, actor }, () => call(input)),
        ]),
      ) as RpcClient<Contract<C>>,
    rows: async <R extends QueryResultRow>(sql: string, values?: unknown[]) =>
      (await pool.query<R>(sql, values)).rows,
    published: async <E extends EventName>(name: E) => {
      const { rows } = await pool.query<{ payload: EventCatalogue[E] }>(
        'select payload from outbox_event where name = $1 order by seq',
        [name],
      );
      return rows.map((row) => row.payload);
    },
    receive: async (name, payload, occurredAt = new Date()) => {
      // The relay of this service publishes the event under the key of its publisher, which does not have to run.
      const { rows } = await pool.query<{ id: string }>(
        'insert into outbox_event (id, name, payload, occurred_at) values (gen_random_uuid(), $1, $2, $3) returning id',
        [name, payload, occurredAt],
      );
      const processed = () => pool.query('select 1 from processed_event where event_id = $1', [rows[0]?.id]);
      await eventually(async () => (await processed()).rows.length > 0);
    },
    stop: async () => {
      await app.close();
      clients.onApplicationShutdown();
      await pool.end();
      await database.drop();
      await rm(files, { recursive: true, force: true });
    },
  };
}
