import { setTimeout as delay } from 'node:timers/promises';
import { cpuTimesMs } from '../harness/cpu-times.ts';
import { atLeast } from '../harness/limits.ts';
import type { Measured } from '../harness/measure.ts';
import { spreadOf } from '../harness/report.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';
import { median } from '../statistics.ts';
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

interface Drain {
  ms: number;
  cpuMs: number;
}

/**
 * From the commit of events to the commit of their last handler: outbox, relay, queue, transaction of the consumer. The baseline
 * begins with messages that are in the queue.
 */
export const group: RowGroup = {
  rows: [EVENT],
  async run(bench) {
    const { servers } = bench;
    const { rounds, seconds } = bench.options;
    const count = Math.round(seconds * EVENTS_PER_SECOND_OF_ROUND);
    const product = await servers.product({ candidates: 0, parts: ['notifications', 'interviews', 'users'] });
    const client = await connectTo(product, servers.onStop);
    const baseline = await servers.baseline('event-consumer', {
      REDIS_URL: servers.redisUrl,
      DATABASE_URL: await servers.database(0, 'events_baseline'),
    });
    const processed = async (): Promise<number> =>
      (await client.query<{ n: number }>(PROCESSED)).rows[0]?.n ?? 0;
    const handle = async (): Promise<number> => {
      const goal = (await processed()) + count;
      const startedMs = performance.now();
      await client.query(ADD_EVENTS, [count]);
      while ((await processed()) < goal) await delay(POLL_INTERVAL_MS);
      return performance.now() - startedMs;
    };
    const sides = {
      product: { run: handle, pids: product.pids, drains: [] as Drain[] },
      baseline: {
        run: async () => Number(await baseline.ask(String(count))),
        pids: () => ({ baseline: [baseline.pid], ...servers.serverPids() }),
        drains: [] as Drain[],
      },
    };
    for (let round = -1; round < rounds; round++) {
      for (const { run, pids, drains } of Object.values(sides)) {
        const beforeMs = sumOf(cpuTimesMs(pids()));
        const ms = await run();
        if (round >= 0) drains.push({ ms, cpuMs: sumOf(cpuTimesMs(pids())) - beforeMs });
      }
    }
    const ratios = sides.product.drains.map(
      ({ ms }, index) => (sides.baseline.drains[index]?.ms ?? Number.NaN) / ms,
    );
    const ratio = spreadOf('rate', ratios);
    const [one, other] = [asMeasured(sides.product.drains, count), asMeasured(sides.baseline.drains, count)];
    bench.report(EVENT, {
      product: one,
      comparison: other,
      ratio,
      values: { rateRatio: ratio.median, cpuRatio: one.totalCpuMs / other.totalCpuMs },
    });
  },
};

const sumOf = (values: Record<string, number>): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

function asMeasured(drains: Drain[], count: number): Measured {
  const cpuMs = median(drains.map((drain) => drain.cpuMs)) / count;
  const perEventMs = drains.map(({ ms }) => ms / count);
  return {
    ratePerSecond: 1_000 / median(perEventMs),
    p50Ms: median(perEventMs),
    p99Ms: Math.max(...perEventMs),
    cpuMs: { all: cpuMs },
    totalCpuMs: cpuMs,
    operations: count * drains.length,
  };
}
