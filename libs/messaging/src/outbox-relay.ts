import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { Client } from 'pg';
import type { EventMessage, EventName } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { log } from '@araucaria/platform';
import { Broadcast } from './live.js';
import { EVENT_POLICY, keyPrefix } from './policies.js';
import { SUBSCRIPTION_TABLE, type SubscriptionTable } from './subscription-table.js';
import { ReplayMarker } from './replay-marker.js';
import { openRedis, requestConnection, watchRedis } from './redis.js';
import { Timers } from './timers.js';

const BATCH = 200;
/** A notification may be missed while the listening connection is renewed; this look bounds the delay. */
const LOOK = 1_000;
/** After a failure (Redis or PostgreSQL away). */
const PAUSE = 500;
/** What is told again when Redis has lost its memory. Consumers drop what they know already. */
const REPLAY_WINDOW = '2 days';
/** Rows of the outbox and of `processed_event` are kept so long; must exceed the replay window. */
const RETENTION = '7 days';
const SWEEP = 3_600_000;

interface OutboxRow {
  id: string;
  name: EventName;
  payload: EventMessage['payload'];
  occurred_at: Date;
  request_id: string | null;
}

/**
 * Carries events from the service's outbox to the queue of each service that hears them, in the order of writing.
 * Any number of replicas may run: rows are taken with `SKIP LOCKED`. An event may be carried twice, never lost.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly queues = new Map<string, Queue>();
  private readonly redis: Redis = openRedis(requestConnection());
  private readonly memory: ReplayMarker;
  /** Held, shared, by everyone who carries a batch of this service. */
  private readonly carrying: string;
  private listener?: Client;
  private wake: () => void = () => undefined;
  /** Something was written while a batch was under way: look again instead of sleeping. */
  private called = false;
  private stopping = false;
  private running: Promise<void> = Promise.resolve();
  private sweptAt = 0;
  /** Whether this Redis is known to hold the service's timers. */
  private timersSet = false;

  constructor(
    private readonly database: Database,
    private readonly timers: Timers,
    @Inject(SUBSCRIPTION_TABLE) private readonly subscriptions: SubscriptionTable,
  ) {
    this.memory = new ReplayMarker(this.redis, database.schema);
    this.carrying = `outbox:${database.schema}`;
  }

  onApplicationBootstrap(): void {
    watchRedis(this.redis);
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.running;
    await this.listener?.end().catch(() => undefined);
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis.disconnect();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.listen();
        if (!(await this.memory.isIntact())) await this.memory.restore(() => this.tellAgain());
        if (!this.timersSet) await this.timers.restore();
        this.timersSet = true;
        await this.sweep();
        this.called = false;
        const carried = await this.carryBatch();
        if (carried < BATCH && !this.called && !this.stopping) await this.sleep(LOOK);
      } catch (error) {
        log.warn({ err: error }, 'events wait in the outbox');
        await this.sleep(PAUSE);
      }
    }
  }

  private async carryBatch(): Promise<number> {
    return this.database.transaction(async (em) => {
      await em.execute('select pg_advisory_xact_lock_shared(hashtext(?))', [this.carrying]);
      const rows = await em.execute<OutboxRow[]>(
        `select id, name, payload, occurred_at, request_id from outbox_event
         where published_at is null order by seq limit ${BATCH} for update skip locked`,
      );
      if (!rows.length) return 0;
      const messages = rows.map(toMessage);
      await Promise.all(this.byQueue(messages).map(([queue, list]) => this.addAll(queue, list)));
      await em.execute('update outbox_event set published_at = now() where id = any(?::uuid[])', [
        `{${rows.map((r) => r.id).join()}}`,
      ]);
      // Whoever shows live data hears it too; a missed one costs freshness, not truth.
      await Broadcast.tell(this.redis, 'live', messages);
      return rows.length;
    });
  }

  private byQueue(messages: EventMessage[]): Array<[string, EventMessage[]]> {
    const lists = new Map<string, EventMessage[]>();
    for (const message of messages) {
      for (const subscriber of this.subscriptions[message.name] ?? []) {
        lists.set(subscriber, [...(lists.get(subscriber) ?? []), message]);
      }
    }
    return [...lists];
  }

  private async addAll(name: string, messages: EventMessage[]): Promise<void> {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, {
        connection: requestConnection(),
        prefix: keyPrefix(),
        defaultJobOptions: EVENT_POLICY,
      });
      queue.on('error', () => undefined);
      this.queues.set(name, queue);
    }
    await queue.addBulk(
      messages.map((message) => ({ name: message.name, data: message, opts: { jobId: message.id } })),
    );
  }

  private async tellAgain(): Promise<void> {
    this.timersSet = false;
    const told = await this.database.transaction(async (em) => {
      await em.execute(`set local lock_timeout = '5s'`);
      // Whoever is carrying a batch has given it to the lost memory, and notes it as told when it is done.
      await em.execute('select pg_advisory_xact_lock(hashtext(?))', [this.carrying]);
      const { affectedRows } = await em.execute<{ affectedRows: number }>(
        `update outbox_event set published_at = null
         where published_at is not null and occurred_at > now() - interval '${REPLAY_WINDOW}'`,
        [],
        { method: 'run' },
      );
      return affectedRows;
    });
    if (told) log.warn({ events: told }, 'Redis had forgotten its queues; telling the events again');
  }

  private async sweep(): Promise<void> {
    if (Date.now() - this.sweptAt < SWEEP) return;
    this.sweptAt = Date.now();
    await this.database.rows(`delete from outbox_event where published_at < now() - interval '${RETENTION}'`);
    await this.database.rows(
      `delete from processed_event where processed_at < now() - interval '${RETENTION}'`,
    );
  }

  private async listen(): Promise<void> {
    if (this.listener) return;
    const client = new Client({ connectionString: this.database.url });
    client.on('error', () => (this.listener = undefined));
    client.on('end', () => (this.listener = undefined));
    client.on('notification', () => {
      this.called = true;
      this.wake();
    });
    await client.connect();
    await client.query(`listen "outbox_${this.database.schema}"`);
    this.listener = client;
  }

  private sleep(limit: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limit);
      this.wake = () => {
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
  };
}
