import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Type } from '@nestjs/common';
import { Transport, type MicroserviceOptions } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool, type QueryResultRow } from 'pg';
import {
  SERVICES,
  type Actor,
  type Contract,
  type EventCatalogue,
  type EventName,
  type RpcClient,
} from '@araucaria/contracts';
import { RpcClients, createApp, runInContext } from '@araucaria/platform';
import { eventually } from './settle.js';
import { createTestDatabase } from './test-database.js';

/** A service under test: the real application in this process, on its own database and its own part of Redis. */
export interface TestService<C extends object> {
  app: NestFastifyApplication;
  /** Calls over TCP as `actor`, or as nobody. */
  as(actor?: Actor): RpcClient<Contract<C>>;
  /** Rows of the test's database; tables of the service need no prefix. */
  rows<R extends QueryResultRow>(sql: string, values?: unknown[]): Promise<R[]>;
  /** Events of that name told so far, oldest first. */
  published<E extends EventName>(name: E): Promise<Array<EventCatalogue[E]>>;
  /** Lets the service hear an event of another one, through its queue, and waits until it has. */
  receive<E extends EventName>(name: E, payload: EventCatalogue[E], occurredAt?: Date): Promise<void>;
  stop(): Promise<void>;
}

/** Sets the environment that the application reads; call before importing nothing more than its module class. */
export async function startTestService<C extends object>(
  module: Type,
  contract: Contract<C>,
  environment: Record<string, string> = {},
): Promise<TestService<C>> {
  const database = await createTestDatabase();
  const rpcPort = await freePort();
  const files = await mkdtemp(join(tmpdir(), 'araucaria-files-'));
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    REDIS_URL: process.env.TEST_REDIS_URL,
    REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    STORAGE_URL: pathToFileURL(files).href,
    PUBLIC_URL: 'http://localhost:3000',
    // Nobody listens on port 1: a service that is not part of the test is a service that is down.
    ...Object.fromEntries(SERVICES.map((service) => [`${service.toUpperCase()}_RPC`, '127.0.0.1:1'])),
    [`${contract.service.toUpperCase()}_RPC`]: `127.0.0.1:${rpcPort}`,
    ...environment,
  });

  const app = await createApp(module);
  app.connectMicroservice<MicroserviceOptions>({
    transport: Transport.TCP,
    options: { host: '127.0.0.1', port: rpcPort },
  });
  await app.startAllMicroservices();
  await app.init();

  const clients = new RpcClients();
  const client = clients.of(contract) as Record<string, (input: unknown) => Promise<unknown>>;
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
    published: async (name) => {
      const { rows } = await pool.query('select payload from outbox_event where name = $1 order by seq', [
        name,
      ]);
      return rows.map((row) => row.payload);
    },
    receive: async (name, payload, occurredAt = new Date()) => {
      // The relay carries whatever is in the outbox, so that no other service has to run.
      const { rows } = await pool.query(
        'insert into outbox_event (id, name, payload, occurred_at) values (gen_random_uuid(), $1, $2, $3) returning id',
        [name, payload, occurredAt],
      );
      const heard = () => pool.query('select 1 from processed_event where event_id = $1', [rows[0].id]);
      await eventually(async () => (await heard()).rows.length > 0);
    },
    stop: async () => {
      await app.close();
      clients.onApplicationShutdown();
      await pool.end();
      await database.drop();
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
