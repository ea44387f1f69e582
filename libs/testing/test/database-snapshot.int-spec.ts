import { Pool } from 'pg';
import { createMigratedDatabase, type TestDatabase } from '../src/index.js';
import { DatabaseSnapshot } from '../src/systems/database-snapshot.js';

let database: TestDatabase;
let owner: Pool;
let snapshot: DatabaseSnapshot;

beforeAll(async () => {
  database = await createMigratedDatabase();
  owner = new Pool({ connectionString: database.url, max: 1 });
  snapshot = await DatabaseSnapshot.take(owner);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

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
});
