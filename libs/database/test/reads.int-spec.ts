import type { Compilable } from 'kysely';
import type { Database } from '../src/index.js';
import { startNotesService, type NotesService } from './notes-service.js';

interface Seen {
  server: string;
  prepared: string[];
}

/** What the connection is called, and which statements it has prepared. */
const SEEN = `select current_setting('application_name') as server,
  array(select name from pg_prepared_statements order by name) as prepared`;

describe('a read of a service that has a replica', () => {
  let service: NotesService;
  let database: Database;
  beforeAll(async () => {
    service = await startNotesService({ hasReplica: true });
    ({ database } = service);
  });
  afterAll(() => service?.stop());

  const built = (text: string) =>
    ({ compile: () => ({ sql: text, parameters: [] }) }) as unknown as Compilable<Seen>;

  it('goes to the replica only if it says so, and is prepared if it has a name', async () => {
    const texts = { name: 'seen', text: SEEN };
    expect(await database.read({ text: SEEN })).toEqual([{ server: '', prepared: [] }]);
    expect(await database.read(texts)).toEqual([{ server: '', prepared: ['seen'] }]);
    expect(await database.read({ text: SEEN }, { fromReplica: true })).toEqual([
      { server: 'replica', prepared: [] },
    ]);
    expect(await database.read(texts, { fromReplica: true })).toEqual([
      { server: 'replica', prepared: ['seen'] },
    ]);
  });

  it('of a built query goes to the replica only if it says so, and is prepared if it says so', async () => {
    const query = built(`${SEEN} -- built`);
    const prepared = (seen: Seen[]) => seen[0]?.prepared.filter((name) => name !== 'seen');
    const server = (seen: Seen[]) => seen[0]?.server;
    for (const fromReplica of [false, true]) {
      const plain = await database.read(query, { fromReplica });
      const named = await database.read(query, { fromReplica, isPrepared: true });
      expect([plain, named].map(server)).toEqual(Array(2).fill(fromReplica ? 'replica' : ''));
      expect([plain, named].map(prepared)).toEqual([[], ['built 1']]);
    }
  });

  it('is refused if another text has its name', async () => {
    await database.read({ name: 'one', text: 'select 1 as one' });
    await expect(database.read({ name: 'one', text: 'select 2 as one' })).rejects.toThrow(
      'Two statements are named one in notes',
    );
  });
});
