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

  it('is restored again after a deadlock with the transaction of a service', async () => {
    // A sequence keeps its value when a transaction is rolled back: the first attempt fails, as by a deadlock.
    await owner.query(`
      create sequence snapshot.attempt;
      create function snapshot.fail_once() returns trigger language plpgsql as $$
        begin
          if nextval('snapshot.attempt') = 1 then
            raise 'deadlock detected' using errcode = 'deadlock_detected';
          end if;
          return null;
        end $$;
      create trigger fail_once before delete on users.outbox_event execute function snapshot.fail_once();
      alter table users.outbox_event enable always trigger fail_once;`);
    await addEvent();
    await snapshot.restore();
    expect(await snapshot.differences()).toEqual([]);
    await owner.query('drop trigger fail_once on users.outbox_event');
  });
});
