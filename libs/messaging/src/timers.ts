import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DelayedError, Queue, Worker, type Job } from 'bullmq';
import { TIMER_QUEUES, type ServiceName } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { BUSINESS_ZONE, Clock, log, runInContext, work } from '@araucaria/platform';
import { markedMethods } from './marked-methods.js';
import { SWEEP, WAKE, type SweepHandler, type SweepPlan, type WakeHandler } from './on-timer.js';
import { SWEEP_POLICY, WAKE_POLICY, WORKER_POLICY, closeWorker, keyPrefix } from './policies.js';
import { requestConnection, workerConnection } from './redis.js';
import { rethrowStorable } from './storable-error.js';
import { SweepLog } from './sweep-log.js';

/**
 * A long wait is taken in steps, so that a clock that was put right counts, and far inside what a timer of Node (24 days)
 * and a score of BullMQ (the year 2039) can hold.
 */
const LONGEST_STEP = 7 * 86_400_000;
/** Whoever sets a timer may be in a transaction: it has committed by then, or the sweep finds what was missed. */
const SHORTEST_STEP = 1_000;
const CONCURRENCY = 2;

export interface Wake {
  key: string;
  /** By the product's clock. */
  at: Date;
}

interface TimerMessage {
  key?: string;
  /** Epoch milliseconds by the product's clock. */
  at?: number;
  sweep?: string;
}

/**
 * Calls `@OnWake` at the times that were set, and every `@Sweep` regularly. Timers live in Redis and may be lost with it;
 * they only wake. What is to be done stands in rows, and sweeps find what nobody was woken for.
 */
@Injectable()
export class Timers implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sweeps = new Map<string, SweepPlan & { run: SweepHandler }>();
  private wake?: WakeHandler;
  private queue?: Queue<TimerMessage>;
  private worker?: Worker<TimerMessage>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sweepLog: SweepLog,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    for (const { value, method } of markedMethods<SweepPlan>(this.discovery, this.scanner, SWEEP))
      this.sweeps.set(value.name, { ...value, run: method as SweepHandler });
    const [wake, another] = markedMethods(this.discovery, this.scanner, WAKE);
    if (another) throw new Error(`Two methods are woken in ${this.database.schema}`);
    this.wake = wake?.method as WakeHandler | undefined;
    if (!this.wake && !this.sweeps.size) return;
    const name = TIMER_QUEUES[this.database.schema as ServiceName];
    if (!name) throw new Error(`${this.database.schema} has timers and no queue for them`);
    this.queue = new Queue<TimerMessage>(name, { connection: requestConnection(), prefix: keyPrefix() });
    this.queue.on('error', () => undefined);
  }

  onApplicationBootstrap(): void {
    if (!this.queue) return;
    this.worker = new Worker<TimerMessage>(
      this.queue.name,
      (message, token) => this.take(message, token).catch(rethrowStorable),
      {
        ...WORKER_POLICY,
        connection: workerConnection(),
        prefix: keyPrefix(),
        concurrency: CONCURRENCY,
      },
    );
    this.worker.on('error', (error) => log.debug({ err: error }, 'the timers lost Redis'));
    this.worker.on('failed', (message, error) =>
      log.error({ err: error, messageId: message?.id }, 'a timer came to nothing'),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.worker) await closeWorker(this.worker);
    await this.queue?.close();
  }

  /** Names of the sweeps of this service. */
  get sweepNames(): string[] {
    return [...this.sweeps.keys()];
  }

  /** Asks to be woken. Returns at once and never fails: what Redis does not take now, a sweep finds. */
  set(...wakes: Wake[]): void {
    const { queue } = this;
    if (!queue || !wakes.length) return;
    const messages = wakes.map(({ key, at }) => ({
      name: 'wake',
      data: { key, at: at.getTime() },
      // The same time set twice is one timer.
      opts: { ...WAKE_POLICY, jobId: `${key}@${at.getTime()}`, delay: this.step(at.getTime()) },
    }));
    void work
      .track(() => queue.addBulk(messages))
      .catch((error: unknown) => log.warn({ err: error }, 'timers were not set; the next sweep sets them'));
  }

  /** Runs a sweep now, here. */
  async sweep(name: string): Promise<Record<string, number>> {
    const plan = this.sweeps.get(name);
    if (!plan) throw new Error(`nobody in ${this.database.schema} sweeps ${name}`);
    return this.sweepLog.record(name, () => plan.run());
  }

  /** Makes Redis know the regular sweeps, and has each done once: for a start, and for a Redis that forgot. */
  async restore(): Promise<void> {
    const { queue } = this;
    if (!queue) return;
    for (const { key } of await queue.getJobSchedulers()) {
      if (!this.sweeps.has(key)) await queue.removeJobScheduler(key);
    }
    for (const { name, pattern } of this.sweeps.values()) {
      const message = { name: 'sweep', data: { sweep: name }, opts: SWEEP_POLICY };
      await queue.upsertJobScheduler(name, { pattern, tz: BUSINESS_ZONE }, message);
      await queue.add(message.name, message.data, message.opts);
    }
  }

  private async take(message: Job<TimerMessage>, token?: string): Promise<void> {
    const { key, at = 0, sweep } = message.data;
    if (key !== undefined && at > this.clock.now().getTime()) {
      // A step of a long wait, or the clock was put back.
      await message.moveToDelayed(Date.now() + this.step(at), token);
      throw new DelayedError();
    }
    await work.track(() =>
      runInContext({ requestId: `timer-${message.id}` }, async () => {
        if (sweep) await this.sweep(sweep);
        else if (key !== undefined) await this.wakeUp(key);
      }),
    );
  }

  private async wakeUp(key: string): Promise<void> {
    const next = await this.wake?.(key);
    if (next) this.set({ key, at: next });
  }

  private step(at: number): number {
    return Math.min(Math.max(at - this.clock.now().getTime(), SHORTEST_STEP), LONGEST_STEP);
  }
}
