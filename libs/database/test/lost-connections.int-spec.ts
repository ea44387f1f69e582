import { Client } from 'pg';
import { eventually } from '@araucaria/testing';
import { MAX_TRANSACTION_CONNECTIONS } from '../src/database.js';
import type { Database } from '../src/index.js';
import { startNotesService, type NotesService } from './notes-service.js';

describe('when PostgreSQL ends its connections', () => {
  let service: NotesService;
  let database: Database;
  let administrator: Client;
  beforeAll(async () => {
    service = await startNotesService();
    ({ database } = service);
    administrator = new Client({ connectionString: service.ownerUrl });
    await administrator.connect();
  });
  afterAll(async () => {
    await administrator?.end();
    await service?.stop();
  });

  const atOnce = (use: () => Promise<unknown>) => Array.from({ length: MAX_TRANSACTION_CONNECTIONS }, use);
  /** Ends the connections of the service that run a statement like this one. @returns the ids of their backends */
  const terminate = async (statement: string) => {
    const { rows } = await administrator.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like $1`,
      [statement],
    );
    return rows.map((row) => row.pid);
  };
  const areRunning = async (pids: number[]) => {
    const { rowCount } = await administrator.query('select from pg_stat_activity where pid = any($1)', [
      pids,
    ]);
    return rowCount !== 0;
  };
  /** Uses all connections for a statement that sleeps, and ends them meanwhile. @returns the errors */
  const breakAll = async (use: () => Promise<unknown>) => {
    const outcomes = Promise.allSettled(atOnce(use));
    // A backend stays in the list for a moment after its end was asked for.
    const ended = new Set<number>();
    while (ended.size < MAX_TRANSACTION_CONNECTIONS) {
      for (const pid of await terminate('select pg_sleep%')) ended.add(pid);
    }
    return (await outcomes).map((outcome) => outcome.status === 'rejected' && (outcome.reason as object));
  };
  const unavailable = atOnce(() => Promise.resolve()).map(() =>
    expect.objectContaining({ code: 'UNAVAILABLE' }),
  );
  /** Begins as many transactions as there are connections, and ends them when all have begun. */
  const useAll = async () => {
    const allHaveBegun = Promise.withResolvers<void>();
    let begun = 0;
    const transactions = atOnce(() =>
      database.transaction(async () => {
        if (++begun === MAX_TRANSACTION_CONNECTIONS) allHaveBegun.resolve();
        await allHaveBegun.promise;
      }),
    );
    // The others would wait for one that failed.
    Promise.all(transactions).catch(allHaveBegun.reject);
    await Promise.all(transactions);
  };

  it('fails the open transactions as unavailable, and can use all connections again', async () => {
    for (let round = 0; round < 2; round++) {
      const errors = await breakAll(() => database.transaction((em) => em.execute('select pg_sleep(60)')));
      expect(errors).toEqual(unavailable);
      await useAll();
    }
  });

  it('fails statements that are transactions of their own as unavailable, and can use all connections again', async () => {
    const errors = await breakAll(() => database.write({ name: 'sleep', text: 'select pg_sleep(60)' }));
    expect(errors).toEqual(unavailable);
    await useAll();
  });

  it('can use all connections again when idle ones were ended at the moment of their next use', async () => {
    for (let round = 0; round < 5; round++) {
      await useAll();
      const ended = terminate('%');
      await Promise.allSettled([ended, ...atOnce(() => database.transaction(async () => undefined))]);
      // A backend ends a moment after it was asked to; one that ended later would break the next round.
      await eventually(async () => !(await areRunning(await ended)));
      // Some may be noticed only by the next use.
      await eventually(() =>
        useAll().then(
          () => true,
          () => false,
        ),
      );
    }
  });
});
