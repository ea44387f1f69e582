import { runInContext } from '@araucaria/platform';
import type { Database } from '../src/index.js';
import { startNotesService, type NotesService } from './notes-service.js';

/** Exceeds the 8 connections of the service. */
const TRANSACTIONS = 40;

describe('a transaction that waits for a free connection', () => {
  let service: NotesService;
  let database: Database;
  beforeAll(async () => {
    service = await startNotesService();
    ({ database } = service);
  });
  afterAll(() => service?.stop());

  const write = (text: string) =>
    database.transaction((em) => em.execute('insert into note values (?)', [text]));

  /** Holds all 8 connections of the service. */
  const occupyConnections = (seconds: number) =>
    Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction((em) => em.execute('select pg_sleep(?)', [seconds])),
      ),
    );

  it('is executed while the caller waits, also when 40 start at once', async () => {
    const busy = occupyConnections(4);
    await Promise.all(Array.from({ length: TRANSACTIONS }, () => write('waiting')));
    await busy;
    expect(await database.read({ text: `select 1 from note where text = 'waiting'` })).toHaveLength(
      TRANSACTIONS,
    );
  });

  it('is not executed after the deadline of the caller', async () => {
    const busy = occupyConnections(1);
    const late = runInContext({ requestId: 'r-1', deadline: Date.now() + 300 }, () => write('late'));
    await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await busy;
    expect(await database.read({ text: `select 1 from note where text = 'late'` })).toHaveLength(0);
  });
});
