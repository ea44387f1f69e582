import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { Client } from 'pg';
import { HOUR_MS, isDeliveredTo, type EventMessage, type EventName } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { EventSigner, log, Readiness, SpanKind, startMessageSpan } from '@araucaria/platform';
import { Broadcast } from './broadcast.js';
import { Outbox } from './outbox.js';
import { EVENT_POLICY } from './policies.js';
import { SUBSCRIPTION_TABLE, type SubscriptionTable } from './subscription-table.js';
import { ReplayMarker, type RedisLoss } from './replay-marker.js';
import { openRedis, redisCheck, requestConnection } from './redis.js';
import { Timers } from './timers.js';
import { openQueue } from './workers.js';

const EVENTS_PER_BATCH = 200;
/**
 * Pause between batches while events keep arriving. A batch costs about ten round trips whatever its size, and its consumers
 * share transactions; the first event after a quiet time is published at once.
 */
const BATCH_INTERVAL_MS = 40;
const CONNECTION_TIMEOUT_MS = 10_000;
/**
 * Polling bounds the delay of events of other processes: of a replica that died after its commit, and those whose `NOTIFY` was
 * lost while the listening connection was replaced.
 */
const POLL_INTERVAL_MS = 1_000;
/** After a failure of Redis or PostgreSQL. */
const RETRY_DELAY_MS = 500;
/**
 * Events that are published again after Redis has lost its data or its latest writes; consumers skip those they have processed.
 * A server that restarts lacks a second at most, and one that was a replica what it was behind.
 */
const REPLAYED_EVENTS: Record<Exclude<RedisLoss, 'none'>, string> = {
  all: `occurred_at > now() - interval '2 days'`,
  latest: `published_at > (select max(published_at) from outbox_event) - interval '15 minutes'`,
};
/** How long rows of `outbox_event` and `processed_event` are kept; must exceed the window of a replay. */
const RETENTION = '7 days';
const PURGE_INTERVAL_MS = HOUR_MS;
const PURGE_OUTBOX = `delete from outbox_event where published_at < now() - interval '${RETENTION}'`;
const PURGE_PROCESSED_EVENTS = `delete from processed_event where processed_at < now() - interval '${RETENTION}'`;

/** Rows that another replica publishes are skipped. */
const CLAIM_BATCH = `
  with batch as materialized (
    select id from outbox_event where published_at is null
    order by seq limit ${EVENTS_PER_BATCH} for update skip locked
  )
  update outbox_event as event set published_at = now() from batch where event.id = batch.id
  returning event.id, event.seq, event.name, event.payload, event.occurred_at, event.request_id, event.traceparent`;

interface OutboxRow {
  id: string;
  /** A bigint, which `pg` reads as text. */
  seq: string;
  name: EventName;
  payload: EventMessage['payload'];
  occurred_at: Date;
  request_id: string | null;
  traceparent: string | null;
}

/**
 * Publishes events from the service's outbox to the queue of each subscriber, in the order of insertion. Any number of
 * replicas may run: rows are taken with `SKIP LOCKED`. Delivery is at least once; {@link EventConsumer} skips repeats.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queues = new Map<string, Queue>();
  private readonly redis: Redis = openRedis(requestConnection());
  private readonly marker: ReplayMarker;
  /** Name of the advisory lock: shared while a batch is published, exclusive for a replay. */
  private readonly publishLock: string;
  /**
   * Listens for events and publishes them. A connection of its own: requests that hold those of the pool do not delay
   * events, and it needs no ORM.
   */
  private connection: Client | undefined;
  private wakeUp: () => void = () => undefined;
  /** Events were added while a batch was being published, so the next poll follows at once. */
  private notified = false;
  /** After a failure new events do not shorten the delay until the next attempt. */
  private isRetrying = false;
  private stopping = false;
  private running: Promise<void> = Promise.resolve();
  /** Epoch milliseconds of the last purge. */
  private purgedAt = 0;
  /** Whether the cron jobs of the service are scheduled in Redis since its last loss of data. */
  private timersRestored = false;

  constructor(
    private readonly database: Database,
    private readonly timers: Timers,
    private readonly readiness: Readiness,
    private readonly outbox: Outbox,
    private readonly signer: EventSigner,
    @Inject(SUBSCRIPTION_TABLE) private readonly subscriptions: SubscriptionTable,
  ) {
    this.marker = new ReplayMarker(this.redis, database.schema);
    this.publishLock = `outbox:${database.schema}`;
  }

  onApplicationBootstrap(): void {
    this.readiness.register(redisCheck(this.redis));
    this.outbox.onEvents(() => this.onEventsAdded());
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wakeUp();
    await this.running;
    await this.connection?.end().catch(() => undefined);
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis.disconnect();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        const connection = await this.connect();
        const loss = await this.marker.loss();
        if (loss !== 'none') await this.marker.restore(loss, () => this.replay(loss));
        if (!this.timersRestored) await this.timers.restore();
        this.timersRestored = true;
        await this.purge();
        this.notified = false;
        const published = await this.publishBatch(connection);
        if (this.stopping || published === EVENTS_PER_BATCH) continue;
        if (this.notified) await new Promise((resolve) => setTimeout(resolve, BATCH_INTERVAL_MS));
        else await this.sleep(POLL_INTERVAL_MS);
      } catch (error) {
        log.warn({ err: error }, 'events were not published and wait in the outbox');
        this.isRetrying = true;
        await this.sleep(RETRY_DELAY_MS);
        this.isRetrying = false;
      }
    }
  }

  private async publishBatch(connection: Client): Promise<number> {
    const lock = connection.escapeLiteral(this.publishLock);
    try {
      await connection.query(`begin; select pg_advisory_xact_lock_shared(hashtext(${lock}))`);
      const { rows } = await connection.query<OutboxRow>({ name: 'claim-batch', text: CLAIM_BATCH });
      if (rows.length) {
        rows.sort((one, other) => Number(one.seq) - Number(other.seq));
        const { messages, endSpans } = traced(rows.map(toMessage));
        const queues = this.byQueue(messages);
        await Promise.all(queues.map(([queue, list]) => this.addAll(queue, list))).finally(endSpans);
        // A replica may publish the events of another one before that has replaced the version of the data.
        await this.database.committed();
        // Open screens and caches subscribe too. A message that they miss only delays a refetch.
        await Broadcast.publish(this.redis, 'live', messages);
      }
      await connection.query('commit');
      return rows.length;
    } catch (error) {
      // Ends the transaction too. Its server may have become a standby, so the next attempt connects anew.
      this.connection = undefined;
      void connection.end().catch(() => undefined);
      throw error;
    }
  }

  private byQueue(messages: EventMessage[]): Array<[string, EventMessage[]]> {
    const lists = new Map<string, EventMessage[]>();
    for (const message of messages) {
      for (const subscriber of this.subscriptions[message.name] ?? []) {
        if (!isDeliveredTo(subscriber, message.name, message.payload)) continue;
        lists.set(subscriber, [...(lists.get(subscriber) ?? []), message]);
      }
    }
    return [...lists];
  }

  private async addAll(name: string, messages: EventMessage[]): Promise<void> {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = openQueue(name, { defaultJobOptions: EVENT_POLICY });
      this.queues.set(name, queue);
    }
    await queue.addBulk(
      messages.map((message) => ({
        name: message.name,
        data: this.signer.signed(name, message),
        opts: { jobId: message.id },
      })),
    );
  }

  private async replay(loss: keyof typeof REPLAYED_EVENTS): Promise<void> {
    this.timersRestored = false;
    const events = await this.database.transaction(async (em) => {
      await em.execute(`set local lock_timeout = '5s'`);
      // Waits for running batches: their events went to the lost queues and are marked as published on commit.
      await em.execute('select pg_advisory_xact_lock(hashtext(?))', [this.publishLock]);
      const { affectedRows } = await em.execute<{ affectedRows: number }>(
        `update outbox_event set published_at = null
         where published_at is not null and ${REPLAYED_EVENTS[loss]}`,
        [],
        { method: 'run' },
      );
      return affectedRows;
    });
    if (events) log.warn({ events, loss }, 'Redis has restarted or changed; events are published again');
  }

  private async purge(): Promise<void> {
    if (Date.now() - this.purgedAt < PURGE_INTERVAL_MS) return;
    this.purgedAt = Date.now();
    await this.database.write({ name: 'purge-outbox', text: PURGE_OUTBOX });
    await this.database.write({ name: 'purge-processed-events', text: PURGE_PROCESSED_EVENTS });
  }

  private async connect(): Promise<Client> {
    if (this.connection) return this.connection;
    const { url, schema } = this.database;
    const client = new Client({
      connectionString: url,
      options: `-c search_path=${schema},public`,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    });
    const drop = () => {
      if (this.connection === client) this.connection = undefined;
    };
    client.on('error', drop);
    client.on('end', drop);
    client.on('notification', () => this.onEventsAdded());
    await client.connect();
    await client.query(`listen "outbox_${schema}"`);
    this.connection = client;
    return client;
  }

  private onEventsAdded(): void {
    this.notified = true;
    if (!this.isRetrying) this.wakeUp();
  }

  private sleep(durationMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, durationMs);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function toMessage(row: OutboxRow): EventMessage {
  const { id, name, payload } = row;
  return {
    id,
    name,
    payload,
    occurredAt: new Date(row.occurred_at).toISOString(),
    requestId: row.request_id,
    traceparent: row.traceparent,
  };
}

/** Messages whose receivers continue the trace of the change that they describe, below a span for the publication. */
function traced(messages: EventMessage[]): { messages: EventMessage[]; endSpans: () => void } {
  const ends: Array<() => void> = [];
  const continued = messages.map((message) => {
    const { id, name, traceparent } = message;
    if (!traceparent) return message;
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.operation.type': 'send',
      'messaging.message.id': id,
    } as const;
    const options = { kind: SpanKind.PRODUCER, attributes, parent: traceparent };
    const span = startMessageSpan(`publish ${name}`, options);
    if (!span) return message;
    ends.push(span.end);
    return { ...message, traceparent: span.traceparent };
  });
  return { messages: continued, endSpans: () => ends.forEach((end) => end()) };
}
