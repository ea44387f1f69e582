import type { Redis } from 'ioredis';
import type { QueryResultRow } from 'pg';
import { SERVICES, TIMER_QUEUES } from '@araucaria/contracts/domain';
import { eventually } from '../settle.js';
import { withRedis } from '../with-redis.js';

/** Where the work of a system is kept until it is done. */
export interface WorkPlaces {
  rows: <R extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<R[]>;
  redisUrl: string;
  /** `REDIS_PREFIX` of the processes. */
  redisPrefix: string;
}

/** Waits until all events are published and handled and all due messages are sent. Rejects after the time with what is left. */
export async function settle(places: WorkPlaces, timeoutMs: number): Promise<void> {
  await withRedis(places.redisUrl, async (redis) => {
    // Checked twice: one check misses an event that moves from an outbox to a queue, or from a handler to an outbox.
    const isIdle = async () =>
      (await queued(redis, places.redisPrefix)).length === 0 && (await countUnpublished(places)) === 0;
    await eventually(
      async () =>
        (await isIdle()) &&
        (await isIdle()) &&
        (await countDueDeliveries(places)) === 0 &&
        (await countMailDeletions(places)) === 0,
      timeoutMs,
    ).catch(async () => {
      const left = await openWork(places);
      throw new Error(`not settled after ${timeoutMs} ms: ${left.join(', ')}`);
    });
  });
}

/** What is not done yet, as texts. */
export const openWork = (places: WorkPlaces): Promise<string[]> =>
  withRedis(places.redisUrl, async (redis) => [
    ...(await queued(redis, places.redisPrefix)),
    `${await countUnpublished(places)} unpublished events`,
    `${await countDueDeliveries(places)} due deliveries`,
    `${await countMailDeletions(places)} mails to delete`,
  ]);

/** Events in the outboxes of all services that are not published. */
async function countUnpublished({ rows }: WorkPlaces): Promise<number> {
  const outboxes = await rows<{ table_schema: string }>(
    `select table_schema from information_schema.tables
     where table_name = 'outbox_event' and table_schema <> 'snapshot'`,
  );
  const counts = outboxes.map(
    ({ table_schema }) => `(select count(*) from ${table_schema}.outbox_event where published_at is null)`,
  );
  const [sum] = await rows<{ waiting: string }>(`select ${counts.join(' + ')} as waiting`);
  return Number(sum?.waiting);
}

/** Messages to people that are due and not sent. Messages that wait for a later time do not count. */
const countDueDeliveries = (places: WorkPlaces): Promise<number> =>
  countRows(places, 'delivery', `state = 'pending' and coalesce(waits_until, now()) <= now()`);

/** Mails that the mailbox has to delete. */
const countMailDeletions = (places: WorkPlaces): Promise<number> =>
  countRows(places, 'mail_deletion', 'true');

/** Of a table of notifications; 0 before its migrations. */
async function countRows({ rows }: WorkPlaces, table: string, condition: string): Promise<number> {
  const name = `notifications.${table}`;
  const [found] = await rows<{ exists: boolean }>('select to_regclass($1) is not null as exists', [name]);
  if (!found?.exists) return 0;
  const [sum] = await rows<{ waiting: number }>(
    `select count(*)::int as waiting from ${name} where ${condition}`,
  );
  return sum?.waiting ?? 0;
}

/** Numbers of messages in the queues of all services that are waiting, active or delayed for another attempt; without zeros. */
async function queued(redis: Redis, prefix: string): Promise<string[]> {
  const counts = [...SERVICES, ...Object.values(TIMER_QUEUES)].flatMap((queue) => [
    countOf(`${queue} waiting`, redis.llen(`${prefix}:${queue}:wait`)),
    countOf(`${queue} active`, redis.llen(`${prefix}:${queue}:active`)),
  ]);
  // Delayed timers do not count: they wait for days.
  const delayed = SERVICES.map((queue) =>
    countOf(`${queue} delayed`, redis.zcard(`${prefix}:${queue}:delayed`)),
  );
  return (await Promise.all([...counts, ...delayed])).filter((count) => count !== undefined);
}

const countOf = async (name: string, count: Promise<number>): Promise<string | undefined> =>
  (await count) ? `${await count} ${name}` : undefined;
