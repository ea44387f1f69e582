import { Client } from 'pg';
import {
  applicant,
  createMigratedDatabase,
  eventually,
  startTestSystem,
  type TestDatabase,
  type TestSystem,
} from '../../src/index.js';

/** Key of the advisory lock that the test holds. */
const LOCK = 4_711;
/** The relay then stops between its two effects: the event is in the queue, but not marked as published. */
const WAIT_BEFORE_COMMIT = `
  create function candidates.wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${LOCK}); return null; end $$;
  create constraint trigger wait_for_test after update on candidates.outbox_event
    deferrable initially deferred for each row execute function candidates.wait_for_test()`;
const WAITING = `
  from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;

// All faults in random order are in faults.alone.e2e.ts.
describe('a service that is killed after its event has reached the queue, and before it has noted that', () => {
  let database: TestDatabase;
  let system: TestSystem;
  let gate: Client;
  beforeAll(async () => {
    database = await createMigratedDatabase();
    system = await startTestSystem({
      databaseUrl: database.url,
      parts: ['users', 'jobs', 'candidates', 'notifications'],
    });
    gate = new Client({ connectionString: database.url });
    await gate.connect();
    await system.rows(WAIT_BEFORE_COMMIT);
  });
  afterAll(async () => {
    await gate?.end();
    await system?.stop();
    await database?.drop();
  });

  /** @returns the address of a new candidate */
  const apply = async (n: number): Promise<string> => {
    const form = { ...applicant(n), recaptchaToken: await system.captcha() };
    expect((await system.visitor().post('/api/candidates', form)).status).toBe(201);
    return form.email;
  };
  const receipts = (email: string) => system.mailbox.messages().filter(({ to }) => to.includes(email));

  it('publishes the event again when it runs again, and the receipt is sent once', async () => {
    await gate.query('select pg_advisory_lock($1)', [LOCK]);
    const first = await apply(1);
    await eventually(async () => receipts(first).length === 1);

    const candidates = system.running.process('candidates');
    candidates.kill('SIGKILL');
    await candidates.exited;
    // The connection of the killed process still waits; without this it would commit.
    await eventually(async () => {
      await gate.query(`select pg_terminate_backend(pid) ${WAITING}`);
      return (await gate.query(`select 1 ${WAITING}`)).rowCount === 0;
    });
    const unpublished = () =>
      system.rows(
        `select 1 from candidates.outbox_event where name = 'candidate.applied' and published_at is null`,
      );
    expect(await unpublished()).toHaveLength(1);
    await gate.query('select pg_advisory_unlock($1)', [LOCK]);

    candidates.start();
    await eventually(() => candidates.isReady(), 60_000);
    await eventually(async () => (await unpublished()).length === 0);
    // A later event: those before it have been handled when its receipt arrives.
    const second = await apply(2);
    await eventually(async () => receipts(second).length === 1);
    expect(receipts(first)).toHaveLength(1);
  });
});
