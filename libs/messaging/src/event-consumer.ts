import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DelayedError, Worker, type Job } from 'bullmq';
import type { EventMessage, EventName, ServiceName } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, log, runInContext, WorkTracker } from '@araucaria/platform';
import { markedMethods } from './marked-methods.js';
import { HANDLED_EVENT, type EventHandler } from './on-event.js';
import { SUBSCRIPTION_TABLE, type SubscriptionTable } from './subscription-table.js';
import { WORKER_POLICY, closeWorker, keyPrefix } from './policies.js';
import { workerConnection } from './redis.js';
import { storableError } from './storable-error.js';

/** Handlers mostly wait for PostgreSQL or for SMTP; each holds one of the 8 connections while it does. */
const CONCURRENCY = 6;
/** Until an event is tried again whose handler needs somebody who is away. */
const OUTAGE_PAUSE = 1_000;
/** An outage may last so long; after that it looks like a fault of the event, and its tries are counted. */
const LONGEST_OUTAGE = 24 * 3_600_000;

/** Hears the events that the subscription table gives to this service and calls the `@OnEvent` method of each. */
@Injectable()
export class EventConsumer implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private handlers = new Map<EventName, EventHandler<EventName>>();
  private worker?: Worker<EventMessage>;

  constructor(
    private readonly database: Database,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly tracker: WorkTracker,
    @Inject(SUBSCRIPTION_TABLE) private readonly subscriptions: SubscriptionTable,
  ) {}

  onModuleInit(): void {
    this.handlers = this.collectHandlers();
  }

  onApplicationBootstrap(): void {
    if (!this.handlers.size) return;
    this.worker = new Worker<EventMessage>(
      this.database.schema,
      (message, token) => this.handleOrDelay(message, token),
      {
        ...WORKER_POLICY,
        connection: workerConnection(),
        prefix: keyPrefix(),
        concurrency: CONCURRENCY,
      },
    );
    this.worker.on('error', (error) => log.debug({ err: error }, 'the event worker lost Redis'));
    this.worker.on('failed', (message, error) => {
      const last = (message?.attemptsMade ?? 0) >= (message?.opts.attempts ?? 1);
      log[last ? 'error' : 'warn'](
        { err: error, event: message?.name, eventId: message?.id },
        'an event was not handled',
      );
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.worker) await closeWorker(this.worker);
  }

  /** Nobody's absence uses up an event's tries: it waits and is heard when they are back. */
  private async handleOrDelay(message: Job<EventMessage>, token?: string): Promise<void> {
    try {
      await this.handle(message);
    } catch (error) {
      const away = error instanceof AppError && error.code === 'UNAVAILABLE';
      if (!away || Date.now() - message.timestamp > LONGEST_OUTAGE) throw storableError(error);
      log.debug(
        { err: error, event: message.name, eventId: message.id },
        'an event waits for an outage to end',
      );
      await message.moveToDelayed(Date.now() + OUTAGE_PAUSE, token);
      throw new DelayedError();
    }
  }

  private async handle({ data: message }: Job<EventMessage>): Promise<void> {
    const handler = this.handlers.get(message.name);
    if (!handler) throw new Error(`no handler for ${message.name}`);
    const requestId = message.requestId ?? message.id;
    await this.tracker.track(() =>
      runInContext({ requestId }, () =>
        this.database.transaction(async (em) => {
          const { affectedRows } = await em.execute<{ affectedRows: number }>(
            'insert into processed_event (event_id) values (?) on conflict do nothing',
            [message.id],
            { method: 'run' },
          );
          if (affectedRows) await handler(message.payload, em, message);
        }),
      ),
    );
  }

  private collectHandlers(): Map<EventName, EventHandler<EventName>> {
    const service = this.database.schema as ServiceName;
    const found = new Map<EventName, EventHandler<EventName>>();
    const methods = markedMethods<EventName>(this.discovery, this.scanner, HANDLED_EVENT);
    for (const { value: event, method } of methods) {
      if (found.has(event)) throw new Error(`Two handlers hear ${event} in ${service}`);
      found.set(event, method as EventHandler<EventName>);
    }
    const subscribed = Object.entries(this.subscriptions).filter(([, services]) =>
      services.includes(service),
    );
    const missing = subscribed.map(([event]) => event).filter((event) => !found.has(event as EventName));
    const unasked = [...found.keys()].filter((event) => !this.subscriptions[event]?.includes(service));
    if (missing.length) throw new Error(`${service} subscribes to ${missing.join(', ')} and has no handler`);
    if (unasked.length) throw new Error(`${service} handles ${unasked.join(', ')} and does not subscribe`);
    return found;
  }
}
