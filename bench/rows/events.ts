import { setTimeout as delay } from 'node:timers/promises';
import { atLeast } from '../harness/limits.ts';
import { measureAlternately, type Measured } from '../harness/measure.ts';
import { spreadOf } from '../harness/report.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';
import { connectTo } from './candidate-sql.ts';

const EVENT: RowDefinition = {
  name: 'event',
  title: 'event → consumer, without effect',
  baseline: 'BullMQ drained, with one insert for each message',
  line: [atLeast('rateRatio', 0.4)],
  goal: [atLeast('rateRatio', 0.8)],
};
const EVENTS_PER_SECOND_OF_ROUND = 1_000;
const POLL_INTERVAL_MS = 5;

/** The event names an interview that does not exist: the handler updates no row. Only the interviews service subscribes. */
const ADD_EVENTS = `insert into notifications.outbox_event (id, name, payload)
  select gen_random_uuid(), 'interview.invitation-sent',
    jsonb_build_object('interviewId', gen_random_uuid(), 'channel', 'email')
  from generate_series(1, $1::int)`;
const PROCESSED = 'select count(*)::int as n from interviews.processed_event';

/**
 * From the commit of events to the commit of their last handler: outbox, relay, queue, transaction of the consumer. The baseline
 * begins with messages that are in the queue.
 */
export const group: RowGroup = {
  rows: [EVENT],
  async run(bench) {
    const { servers } = bench;
    const count = Math.round(bench.options.seconds * EVENTS_PER_SECOND_OF_ROUND);
    const product = await servers.product({ candidates: 0, parts: ['notifications', 'interviews', 'users'] });
    const client = await connectTo(product, servers.onStop);
    const baseline = await servers.baseline('event-consumer', {
      REDIS_URL: servers.redisUrl,
      DATABASE_URL: await servers.database(0, 'events_baseline'),
    });
    const processed = async (): Promise<number> =>
      (await client.query<{ n: number }>(PROCESSED)).rows[0]?.n ?? 0;
    const handle = async (): Promise<void> => {
      const goal = (await processed()) + count;
      await client.query(ADD_EVENTS, [count]);
      while ((await processed()) < goal) await delay(POLL_INTERVAL_MS);
    };
    const { measured, ratios } = await measureAlternately(
      {
        product: { operation: handle, pids: product.pids },
        baseline: {
          prepare: () => baseline.ask(String(count)),
          operation: () => baseline.ask('drain'),
          pids: () => ({ baseline: [baseline.pid], ...servers.serverPids() }),
        },
      },
      // An operation is a round: all its events.
      { ...bench.options, concurrency: 1, maxOperations: 1 },
    );
    const ratio = spreadOf('rate', ratios('rate', 'product', 'baseline'));
    bench.report(EVENT, {
      product: perEvent(measured.product, count),
      comparison: perEvent(measured.baseline, count),
      ratio,
      values: {
        rateRatio: ratio.median,
        cpuRatio: measured.product.totalCpuMs / measured.baseline.totalCpuMs,
      },
    });
  },
};

const perEvent = (drain: Measured, count: number): Measured => ({
  ratePerSecond: drain.ratePerSecond * count,
  p50Ms: drain.p50Ms / count,
  p99Ms: drain.p99Ms / count,
  cpuMs: Object.fromEntries(Object.entries(drain.cpuMs).map(([name, ms]) => [name, ms / count])),
  totalCpuMs: drain.totalCpuMs / count,
  operations: drain.operations * count,
});
