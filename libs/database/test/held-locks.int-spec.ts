import type { EntityManager } from '@mikro-orm/postgresql';
import { CallSigner, Metrics, RpcClients, allowingCalls } from '@araucaria/platform';
import { freePort } from '@araucaria/testing';
import { privateCallKey } from '@araucaria/testing/service';
import type { Database } from '../src/index.js';
import { startNotesService, type NotesService } from './notes-service.js';

/** What a call throws that was sent, to a port where no service listens. */
const SENT = { code: 'UNAVAILABLE' };
/** A contract of one call. */
const JOBS = {
  service: 'jobs' as const,
  calls: { list: { pattern: 'jobs.list', kind: 'query' as const, timeoutMs: 1_000 } },
};
const REFUSED = /^jobs\.list is called under the lock of: /;

describe('a call of another service from a transaction', () => {
  let service: NotesService;
  let database: Database;
  let jobs: { list(input: object): Promise<unknown> };
  let metrics: Metrics;
  const clientsFor = (environment: string) => {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = environment;
    const clients = new RpcClients(new CallSigner(privateCallKey('gateway')), metrics);
    process.env['NODE_ENV'] = before;
    return clients.of(JOBS as never) as unknown as typeof jobs;
  };
  beforeAll(async () => {
    service = await startNotesService();
    ({ database } = service);
    metrics = new Metrics();
    Object.assign(process.env, { JOBS_RPC: `127.0.0.1:${await freePort()}`, RPC_RETRY_WINDOW_MS: '0' });
    jobs = clientsFor('test');
    await database.write({ name: 'add', text: 'insert into counted (id) values (1)' });
  });
  afterAll(() => service?.stop());

  const call = () => jobs.list({});
  const callAfter = (statement: string) =>
    database.transaction(async (em) => {
      await em.execute(statement);
      return call();
    });

  it.each([
    'select * from counted where id = 1 for update',
    'select * from counted where id = 1 for share',
    'select * from counted where id = 1 for no key update skip locked',
    'update counted set hits = hits + 1 where id = 1',
    'delete from counted where id = 2',
    'with changed as (update counted set hits = 1 where id = 1 returning id) select * from changed',
    'insert into counted (id) values (1) on conflict (id) do update set hits = 2',
    'select pg_advisory_xact_lock(1)',
    'lock table counted in share row exclusive mode',
  ])('is refused after: %s', async (statement) => {
    await expect(callAfter(statement)).rejects.toThrow(REFUSED);
  });

  it.each([
    'select * from counted where id = 1',
    `insert into note values ('for update')`,
    'insert into counted (id) values (1) on conflict do nothing',
    `select 'delete from counted'`,
  ])('is made after: %s', async (statement) => {
    await expect(callAfter(statement)).rejects.toMatchObject(SENT);
  });

  it('is made before the lock, after the transaction, and beside one that holds a lock', async () => {
    const lock = (em: EntityManager) => em.execute('select * from counted for update');
    const locked = Promise.withResolvers<void>();
    const called = Promise.withResolvers<void>();
    const other = database.transaction(async (em) => {
      await lock(em);
      locked.resolve();
      await called.promise;
    });
    await locked.promise;
    await expect(call()).rejects.toMatchObject(SENT);
    called.resolve();
    await other;
    await database.transaction(async (em) => {
      await expect(call()).rejects.toMatchObject(SENT);
      await lock(em);
    });
    await expect(call()).rejects.toMatchObject(SENT);
  });

  it('is made again once the lock is released by a savepoint', async () => {
    await database.transaction(async (em) => {
      await em.execute('savepoint before');
      await em.execute('select * from counted for update');
      await expect(call()).rejects.toThrow(REFUSED);
      await em.execute('rollback to savepoint before');
      await expect(call()).rejects.toMatchObject(SENT);
    });
  });

  it('is refused in a second transaction within one that holds a lock', async () => {
    const nested = database.transaction(async (em) => {
      await em.execute('select * from counted for update');
      return database.transaction(call);
    });
    await expect(nested).rejects.toThrow(REFUSED);
  });

  it('is made within a transaction after a write, which has released its lock', async () => {
    const written = database.transaction(async () => {
      await database.write({ name: 'hit', text: 'update counted set hits = hits + 1 where id = 1' });
      return call();
    });
    await expect(written).rejects.toMatchObject(SENT);
  });

  it('is made under locks that are declared as safe', async () => {
    const declared = database.transaction(async (em) => {
      await em.execute('select * from counted for update');
      return allowingCalls(call);
    });
    await expect(declared).rejects.toMatchObject(SENT);
  });

  it('is made and counted in production', async () => {
    jobs = clientsFor('production');
    await expect(callAfter('select * from counted for update')).rejects.toMatchObject(SENT);
    jobs = clientsFor('test');
    expect((await metrics.callsUnderLock.get()).values).toEqual([
      { value: 1, labels: { call: 'jobs.list' } },
    ]);
  });
});
