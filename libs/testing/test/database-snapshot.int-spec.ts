import { Client, Pool } from 'pg';
import { createMigratedDatabase, eventually, type TestDatabase } from '../src/index.js';
import { DatabaseSnapshot } from '../src/systems/database-snapshot.js';

let database: TestDatabase;
let owner: Pool;
let snapshot: DatabaseSnapshot;

beforeAll(async () => {
  database = await createMigratedDatabase();
  owner = new Pool({ connectionString: database.url, max: 1, options: '-c deadlock_timeout=2s' });
  snapshot = await DatabaseSnapshot.take(owner);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Whether a transaction of this database waits for a table. */
const isWaiting = `select from pg_locks l join pg_database d on d.oid = l.database
  where not granted and datname = current_database()`;

const addEvent = () =>
  owner.query(
    `insert into jobs.outbox_event (id, name, payload, occurred_at) values (gen_random_uuid(), 'x.happened', '{}', now())`,
  );

describe('the snapshot of a database', () => {
  it('names the tables and sequences that differ, and brings all of them back', async () => {
    expect(await snapshot.differences()).toEqual([]);
    await addEvent();
    const changed = await snapshot.differences();
    expect(changed).toEqual(expect.arrayContaining(['jobs.outbox_event']));
    expect(changed.length).toBeGreaterThan(1);

    await snapshot.restore();
    expect(await snapshot.differences()).toEqual([]);
    expect((await owner.query('select from jobs.outbox_event')).rowCount).toBe(0);
  });

  it('sees a row that has been replaced by another one', async () => {
    const { rowCount } = await owner.query(`update jobs.migration set name = name || '!' where id = 1`);
    expect(rowCount).toBe(1);
    expect(await snapshot.differences()).toEqual(['jobs.migration']);
    await snapshot.restore();
    expect(await snapshot.differences()).toEqual([]);
  });

  it('is restored although a transaction locks two tables in the other order', async () => {
    await addEvent();
    const service = new Client({ connectionString: database.url });
    await service.connect();
    // PostgreSQL looks for a deadlock when a wait has lasted this long: the restoring transaction is the one that it ends.
    await service.query(
      `begin; set local deadlock_timeout = '1min'; lock users.outbox_event in row exclusive mode`,
    );
    const restored = snapshot.restore();
    try {
      await eventually(async () => (await service.query(isWaiting)).rowCount);
      await service.query('lock jobs.outbox_event in row exclusive mode');
    } finally {
      await service.end();
    }
    await restored;
    expect(await snapshot.differences()).toEqual([]);
  });
});
