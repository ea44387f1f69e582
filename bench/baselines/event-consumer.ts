import { randomUUID } from 'node:crypto';
import { Queue, Worker } from 'bullmq';
import pg from 'pg';

// BullMQ alone, with the one statement that makes an event have its effect once: each message inserts its id.
// A message of the parent names how many events are added, `drain` has them handled; both are answered when it is done.
const connection = { url: process.env.REDIS_URL ?? '', maxRetriesPerRequest: null };
const NAME = 'bench-events';
/** As many as the product's consumers have. */
const CONCURRENCY = 6;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONCURRENCY });
await pool.query(
  'create table if not exists bench_processed (event_id uuid primary key, processed_at timestamptz default now())',
);

const queue = new Queue(NAME, { connection });
let left = 0;
let finish: () => void = () => undefined;
const worker = new Worker<{ id: string }>(
  NAME,
  async ({ data }) => {
    await pool.query({
      name: 'insert-event',
      text: 'insert into bench_processed (event_id) values ($1) on conflict do nothing',
      values: [data.id],
    });
    if (--left === 0) finish();
  },
  { connection, concurrency: CONCURRENCY, autorun: false, removeOnComplete: { count: 0 } },
);

async function fill(count: number): Promise<void> {
  await worker.pause();
  await queue.addBulk(Array.from({ length: count }, () => ({ name: 'event', data: { id: randomUUID() } })));
  left = count;
}

async function drain(): Promise<void> {
  const done = new Promise<void>((resolve) => (finish = resolve));
  void worker.resume();
  await done;
}

void worker.run();
await worker.waitUntilReady();
process.on(
  'message',
  (message) =>
    void (message === 'drain' ? drain() : fill(Number(message))).then(() => process.send?.('done')),
);
process.send?.('ready');
