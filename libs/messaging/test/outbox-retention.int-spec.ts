import { randomBytes, randomUUID } from 'node:crypto';
import { Test, type TestingModule } from '@nestjs/testing';
import { Client } from 'pg';
import { createTestDatabase, eventually, testRedisUrl, type TestDatabase } from '@araucaria/testing';
import { SUBSCRIPTION_TABLE } from '../src/subscription-table.js';
import { Probe, probeModule } from './probe-service.js';

describe('rows about events', () => {
  let database: TestDatabase;
  let owner: Client;
  const running: TestingModule[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    Object.assign(process.env, {
      ...database.environment('referrals'),
      REDIS_URL: testRedisUrl(),
      REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    });
    owner = new Client({ connectionString: database.url, options: '-c search_path=referrals' });
    await owner.connect();
  });
  afterAll(async () => {
    await Promise.all(running.map((module) => module.close()));
    await owner.end();
    await database.drop();
  });

  const startProbe = async () => {
    const module = await Test.createTestingModule({ imports: [probeModule()] })
      .overrideProvider(SUBSCRIPTION_TABLE)
      .useValue({ 'candidate.applied': ['referrals'] })
      .compile();
    running.push(module);
    return (await module.init()).get(Probe);
  };
  const idsIn = async (table: string, column: string) =>
    (await owner.query<{ id: string }>(`select ${column} as id from ${table}`)).rows.map(({ id }) => id);

  it('are removed 7 days after the event was published and processed, and not before', async () => {
    const probe = await startProbe();
    const [old, recent] = [randomUUID(), randomUUID()];
    for (const [id, age] of [
      [old, '8 days'],
      [recent, '6 days'],
    ])
      await owner.query(
        `with event as (insert into outbox_event (id, name, payload, occurred_at, published_at)
           values ($1::uuid, 'candidate.applied', '{}', now() - $2::interval, now() - $2::interval))
         insert into processed_event (event_id, processed_at) values ($1::uuid, now() - $2::interval)`,
        [id, age],
      );
    // A process removes them when it starts, and then every hour.
    await startProbe();
    await eventually(async () => !(await idsIn('processed_event', 'event_id')).includes(old));
    expect(await idsIn('outbox_event', 'id')).toEqual([recent]);
    expect(await idsIn('processed_event', 'event_id')).toEqual([recent]);
    expect(await probe.effects()).toEqual([]);
  });
});
