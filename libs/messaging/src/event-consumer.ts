import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
  type BeforeApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DelayedError, UnrecoverableError, type Job, type Worker } from 'bullmq';
import pLimit from 'p-limit';
import { DAY_MS, type EventMessage, type EventName, type ServiceName } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import {
  AppError,
  EventVerifier,
  log,
  Metrics,
  runInContext,
  SpanKind,
  withSpan,
  WorkTracker,
  markedMethods,
} from '@araucaria/platform';
import { Groups } from './groups.js';
import { HANDLED_EVENT, type EventGroupHandler, type EventHandler, type HandledEvent } from './on-event.js';
import { SUBSCRIPTION_TABLE, type SubscriptionTable } from './subscription-table.js';
import { storableError } from './storable-error.js';
import { closeWorker, openWorker } from './workers.js';

/**
 * Handlers mostly wait for PostgreSQL or SMTP. Each holds one of the 8 database connections meanwhile; the others serve the
 * transactions of their own that handlers need, such as that of `ReferenceTable.copyMissing`, so that handlers do not wait for each other.
 */
const MAX_TRANSACTIONS = 6;
/** Events of one name that share a transaction. */
const MAX_GROUP_SIZE = 30;
/** Delay before the next attempt when a dependency of the handler is unavailable. */
const OUTAGE_RETRY_DELAY_MS = 1_000;
/** From this age of an event on, `UNAVAILABLE` counts as a failed attempt like any other error. */
const MAX_OUTAGE_MS = DAY_MS;

interface Delivered {
  message: EventMessage;
  attempt: number;
}

/** Handles events in one transaction; some of them may have been processed before. */
type Process = (events: Delivered[]) => Promise<void>;

/**
 * Receives the events that this service subscribes to and calls their `@OnEvent` methods. Each handler runs in one
 * transaction with the insert into `processed_event`, so a repeated delivery has no second effect. Events of a `grouped`
 * handler share a transaction, which processes each of them or none.
 */
@Injectable()
export class EventConsumer implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private handlers = new Map<EventName, (event: Delivered) => Promise<void>>();
  private hasGroups = false;
  private readonly transactionSlots = pLimit(MAX_TRANSACTIONS);
  private worker?: Worker<EventMessage>;

  constructor(
    private readonly database: Database,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly tracker: WorkTracker,
    private readonly metrics: Metrics,
    private readonly verifier: EventVerifier,
    @Inject(SUBSCRIPTION_TABLE) private readonly subscriptions: SubscriptionTable,
  ) {}

  onModuleInit(): void {
    this.handlers = this.collectHandlers();
  }

  onApplicationBootstrap(): void {
    if (!this.handlers.size) return;
    const process = (message: Job<EventMessage>, token?: string) => this.handleOrDelay(message, token);
    const concurrency = MAX_TRANSACTIONS + (this.hasGroups ? MAX_GROUP_SIZE : 0);
    this.worker = openWorker(this.database.schema, process, { concurrency, tracker: this.tracker });
    this.worker.on('failed', (message, error) => {
      const isLastAttempt = (message?.attemptsMade ?? 0) >= (message?.opts.attempts ?? 1);
      log[isLastAttempt ? 'error' : 'warn'](
        { err: error, event: message?.name, eventId: message?.id },
        'the handler of an event failed',
      );
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await closeWorker(this.worker);
  }

  /** Messages that were not published by the outbox of a publisher of the event stay in the queue as failed, without an effect. */
  private assertPublished({ data, id }: Job<EventMessage>): void {
    const reason = this.verifier.refusalOf(this.database.schema, data);
    if (reason === undefined) return;
    this.metrics.refusedEvents.inc();
    log.error({ eventId: id, reason }, 'a message that is no published event was refused');
    throw new UnrecoverableError(`refused: ${reason}`);
  }

  /** While a dependency is unavailable the event is delayed, without counting an attempt. */
  private async handleOrDelay(message: Job<EventMessage>, token?: string): Promise<void> {
    this.assertPublished(message);
    const stopTimer = this.metrics.eventHandlingSeconds.startTimer({ event: message.name });
    try {
      await this.handle(message);
      stopTimer({ outcome: 'ok' });
    } catch (error) {
      const isOutage = error instanceof AppError && error.code === 'UNAVAILABLE';
      stopTimer({ outcome: isOutage ? 'postponed' : 'error' });
      if (!isOutage || Date.now() - message.timestamp > MAX_OUTAGE_MS) throw storableError(error);
      log.debug(
        { err: error, event: message.name, eventId: message.id },
        'an event is delayed until a dependency is available',
      );
      await message.moveToDelayed(Date.now() + OUTAGE_RETRY_DELAY_MS, token);
      throw new DelayedError();
    }
  }

  private async handle({ data: message, attemptsMade }: Job<EventMessage>): Promise<void> {
    const handler = this.handlers.get(message.name);
    if (!handler) throw new Error(`no handler for ${message.name}`);
    await this.tracker.track(() => handler({ message, attempt: attemptsMade + 1 }));
  }

  private handlerOf(handled: HandledEvent, method: unknown): (event: Delivered) => Promise<void> {
    const process = this.processOf(handled, method);
    const alone = (event: Delivered) => this.transactionSlots(() => process([event]));
    if (handled.kind === 'single') return alone;
    this.hasGroups = true;
    const { maxEvents, isGrouped } =
      handled.kind === 'group' ? handled : { maxEvents: MAX_GROUP_SIZE, isGrouped: () => true };
    const groups = new Groups<Delivered>(maxEvents, (events) => this.transactionSlots(() => process(events)));
    return (event) => (isGrouped(event.message.payload as never) ? groups.add(event) : alone(event));
  }

  private processOf({ kind }: HandledEvent, method: unknown): Process {
    if (kind === 'group') {
      const handle = method as EventGroupHandler<EventName>;
      return (events) =>
        this.database.transaction(async (em) => {
          const claimed = await this.claim(em, events);
          const received = claimed.map((event) => ({
            message: event.message,
            inContext: <T>(work: () => Promise<T>) => this.inContextOf(event, work),
          }));
          if (received.length) await handle(received, em);
        });
    }
    const handle = method as EventHandler<EventName>;
    return async (events) => {
      const [first] = events;
      if (events.length === 1 && first)
        return this.inContextOf(first, () =>
          this.database.transaction(async (em) => {
            const [isNew] = await this.claim(em, [first]);
            if (isNew) await handle(first.message.payload, em, first.message);
          }),
        );
      return this.database.transaction(async (em) => {
        for (const event of await this.claim(em, events)) {
          const { message } = event;
          await this.inContextOf(event, async () => handle(message.payload, em, message));
        }
      });
    };
  }

  /** Records events as processed. @returns those that were not */
  private async claim(em: EntityManager, events: Delivered[]): Promise<Delivered[]> {
    const claimed = await em.execute<Array<{ event_id: string }>>(
      // Sorted: two replicas that claim the same events wait for each other in one order.
      `insert into processed_event (event_id) select unnest(?::uuid[]) as id order by id
       on conflict do nothing returning event_id`,
      [`{${events.map(({ message }) => message.id).join()}}`],
    );
    const ids = new Set(claimed.map((row) => row.event_id));
    return events.filter(({ message }) => ids.delete(message.id));
  }

  /** Runs `work` in a span and with the request id of the change that caused the event. */
  private inContextOf<T>({ message, attempt }: Delivered, work: () => Promise<T>): Promise<T> {
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.destination.name': this.database.schema,
      'messaging.operation.type': 'process',
      'messaging.message.id': message.id,
      'araucaria.attempt': attempt,
    } as const;
    const span = { kind: SpanKind.CONSUMER, attributes, parent: message.traceparent ?? null };
    return runInContext({ requestId: message.requestId ?? message.id }, () =>
      withSpan(`process ${message.name}`, span, work),
    );
  }

  private collectHandlers(): Map<EventName, (event: Delivered) => Promise<void>> {
    const service = this.database.schema as ServiceName;
    const handlers = new Map<EventName, (event: Delivered) => Promise<void>>();
    const methods = markedMethods<HandledEvent[]>(this.discovery, this.scanner, HANDLED_EVENT);
    for (const { value, method } of methods)
      for (const handled of value) {
        if (handlers.has(handled.event)) throw new Error(`${service} has two handlers for ${handled.event}`);
        handlers.set(handled.event, this.handlerOf(handled, method));
      }
    const subscribed = Object.entries(this.subscriptions).filter(([, services]) =>
      services.includes(service),
    );
    const missing = subscribed.map(([event]) => event).filter((event) => !handlers.has(event as EventName));
    const unsubscribed = [...handlers.keys()].filter(
      (event) => !this.subscriptions[event]?.includes(service),
    );
    if (missing.length) throw new Error(`${service} subscribes to ${missing.join(', ')} and has no handler`);
    if (unsubscribed.length)
      throw new Error(`${service} handles ${unsubscribed.join(', ')} and does not subscribe`);
    return handlers;
  }
}
