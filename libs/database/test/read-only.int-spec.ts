import { MAX_TRANSACTION_CONNECTIONS } from '../src/database.js';
import type { Database } from '../src/index.js';
import { startNotesService, type NotesService } from './notes-service.js';

/** What PostgreSQL answers to a change within a transaction that is read-only. */
const READ_ONLY = { code: '25006' };

describe('the reads of a service', () => {
  let service: NotesService;
  let database: Database;
  beforeAll(async () => {
    service = await startNotesService();
    ({ database } = service);
    await database.write({ name: 'add', text: 'insert into counted (id) values (1)' });
  });
  afterAll(() => service?.stop());

  const stored = () => database.read({ text: 'select id, hits from counted order by id' });

  it.each([
    'insert into counted (id) values (2) returning id',
    'update counted set hits = hits + 1 where id = 1 returning id',
    'delete from counted where id = 1 returning id',
    'with changed as (update counted set hits = 9 where id = 1 returning id) select id from changed',
    'select id from counted where id = 1 for update',
  ])('are refused a change: %s', async (text) => {
    const built = { compile: () => ({ sql: text, parameters: [] }) } as never;
    await expect(database.read({ text })).rejects.toMatchObject(READ_ONLY);
    await expect(database.read({ name: `prepared ${text}`.slice(0, 60), text })).rejects.toMatchObject(
      READ_ONLY,
    );
    await expect(database.read(built, { fromReplica: true })).rejects.toMatchObject(READ_ONLY);
    await expect(database.read(built, { fromReplica: true, isPrepared: true })).rejects.toMatchObject(
      READ_ONLY,
    );
    await expect(database.read((em) => em.execute(text))).rejects.toMatchObject(READ_ONLY);
    expect(await stored()).toEqual([{ id: 1, hits: 0 }]);
  });

  it('of entities need no connection of a transaction', async () => {
    const { promise: end, resolve: endAll } = Promise.withResolvers<void>();
    const begun = Array.from({ length: MAX_TRANSACTION_CONNECTIONS }, () => Promise.withResolvers<void>());
    const transactions = begun.map(({ resolve }) =>
      database.transaction(async (em) => {
        await em.execute('select 1');
        resolve();
        await end;
      }),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    try {
      expect(await database.read((em) => em.execute('select id from counted'))).toEqual([{ id: 1 }]);
    } finally {
      endAll();
      await Promise.all(transactions);
    }
  });

  it('of entities get times and days as a transaction does', async () => {
    const TIMES = `select timestamptz '2026-03-01 12:00:00.123+00' as at, date '2026-03-01' as day, 7::bigint as count`;
    const [read] = await database.read((em) => em.execute(TIMES));
    const [written] = await database.transaction((em) => em.execute(TIMES));
    expect(read).toEqual(written);
    expect(typeof read?.day).toBe('string');
  });

  it('see what a write has changed', async () => {
    await database.write({
      name: 'hit',
      text: 'update counted set hits = hits + 1 where id = $1 returning id',
      values: [1],
    });
    expect(await stored()).toEqual([{ id: 1, hits: 1 }]);
  });
});
