import { setImmediate } from 'node:timers/promises';
import type { Database } from '../src/index.js';
import { startNotesService } from './notes-service.js';

/** The connections of transactions, those that are being opened included. */
const openConnections = (database: Database) =>
  database.pools.find(({ name }) => name === 'transactions')?.pool.totalCount;

it('closes while a transaction waits for its connection to open, and lets that transaction end', async () => {
  const service = await startNotesService();
  const { database } = service;
  const begun = Promise.withResolvers<void>();
  const closing = Promise.withResolvers<void>();
  const first = database.transaction(async () => {
    begun.resolve();
    await closing.promise;
  });
  await begun.promise;
  const second = database.transaction((em) => em.execute(`insert into note values ('second')`));
  // One turn of the event loop is less than PostgreSQL needs to accept a connection.
  while (openConnections(database) === 1) await setImmediate();
  const stopped = service.stop();
  closing.resolve();
  await expect(Promise.all([first, second, stopped])).resolves.toBeDefined();
});
