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
    expect(await stored()).toEqual([{ id: 1, hits: 0 }]);
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
