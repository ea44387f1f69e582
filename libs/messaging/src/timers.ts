import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DelayedError, type Job, type Queue, type Worker } from 'bullmq';
import { TIMER_QUEUES, type ServiceName, DAY_MS } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import {
  BUSINESS_ZONE,
  Clock,
  ConfigError,
  log,
  readConfig,
  runInContext,
  SpanKind,
  str,
  withSpan,
  WorkTracker,
  markedMethods,
} from '@araucaria/platform';
import { CronLog } from './cron-log.js';
import { CRON_JOB, TIMER_HANDLER, type CronHandler, type CronJob, type TimerHandler } from './on-timer.js';
import { CRON_POLICY, TIMER_POLICY } from './policies.js';
import { rethrowStorable } from './storable-error.js';
import { closeWorker, openQueue, openWorker } from './workers.js';

/**
 * Longer delays are split into steps. A corrected clock takes effect at the next step, and each step fits a timer of Node
 * (24 days) and a score of BullMQ (until 2039).
 */
const MAX_STEP_MS = 7 * DAY_MS;
/** Leaves time for the commit of the transaction that sets a timer. The next cron run finds rows that commit later. */
const MIN_STEP_MS = 1_000;
const CONCURRENCY = 2;

export interface Timer {
  /** Passed to the handler; identifies the row, for instance the id of an interview. */
  key: string;
  /** Time of {@link Clock}. */
  at: Date;
}

interface TimerMessage {
  key?: string;
  /** Epoch milliseconds of {@link Clock}. */
  at?: number;
  cron?: string;
}

/**
 * Calls the `@OnTimer` method at the times that were set, and each `@Cron` method by its pattern. Redis may lose timers,
 * so rows decide what is due, and cron jobs process rows whose timer was lost.
 */
@Injectable()
export class Timers implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly cronJobs = new Map<string, CronJob & { run: CronHandler }>();
  private onTimer: TimerHandler | undefined;
  /** Whether cron jobs run by the clock; they run once at the start in any case. */
  private readonly isScheduled = hasCronSchedules();
  private queue?: Queue<TimerMessage>;
  private worker?: Worker<TimerMessage>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cronLog: CronLog,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly tracker: WorkTracker,
  ) {}

  onModuleInit(): void {
    for (const { value, method } of markedMethods<CronJob>(this.discovery, this.scanner, CRON_JOB))
      this.cronJobs.set(value.name, { ...value, run: method as CronHandler });
    const [handler, another] = markedMethods(this.discovery, this.scanner, TIMER_HANDLER);
    if (another) throw new Error(`${this.database.schema} has two @OnTimer methods`);
    this.onTimer = handler?.method as TimerHandler | undefined;
    if (!this.onTimer && !this.cronJobs.size) return;
    const name = TIMER_QUEUES[this.database.schema as ServiceName];
    if (!name) throw new Error(`${this.database.schema} has timers and no entry in TIMER_QUEUES`);
    this.queue = openQueue(name);
  }

  onApplicationBootstrap(): void {
    if (!this.queue) return;
    const process = (message: Job<TimerMessage>, token?: string) =>
      this.process(message, token).catch(rethrowStorable);
    this.worker = openWorker(this.queue.name, process, { concurrency: CONCURRENCY, tracker: this.tracker });
    this.worker.on('failed', (message, error) =>
      log.error({ err: error, messageId: message?.id }, 'a timer failed'),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await closeWorker(this.worker);
    await this.queue?.close();
  }

  get cronNames(): string[] {
    return [...this.cronJobs.keys()];
  }

  /** Sets timers. Returns at once and never fails: a cron job processes what Redis did not accept. */
  set(...timers: Timer[]): void {
    const { queue } = this;
    if (!queue || !timers.length) return;
    const messages = timers.map(({ key, at }) => ({
      name: 'timer',
      data: { key, at: at.getTime() },
      // Setting the same time twice results in one timer.
      opts: { ...TIMER_POLICY, jobId: `${key}@${at.getTime()}`, delay: this.stepMs(at.getTime()) },
    }));
    void this.tracker
      .track(() => queue.addBulk(messages))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'timers were not set; the next cron run processes their rows'),
      );
  }

  /**
   * Runs a cron job now, in this process, and returns its counts.
   * @throws {Error} when the service has no cron job of this name; otherwise the error of the job
   */
  async runCron(name: string): Promise<Record<string, number>> {
    const job = this.cronJobs.get(name);
    if (!job) throw new Error(`${this.database.schema} has no cron job ${name}`);
    return this.cronLog.record(name, () => job.run());
  }

  /** Schedules the cron jobs in Redis and runs each once. Called at start-up and after Redis has lost its data. */
  async restore(): Promise<void> {
    const { queue } = this;
    if (!queue) return;
    for (const { key } of await queue.getJobSchedulers()) {
      if (!this.cronJobs.has(key)) await queue.removeJobScheduler(key);
    }
    for (const { name, pattern } of this.cronJobs.values()) {
      const message = { name: 'cron', data: { cron: name }, opts: CRON_POLICY };
      if (this.isScheduled) await queue.upsertJobScheduler(name, { pattern, tz: BUSINESS_ZONE }, message);
      await queue.add(message.name, message.data, message.opts);
    }
  }

  private async process(message: Job<TimerMessage>, token?: string): Promise<void> {
    const { key, at = 0, cron } = message.data;
    if (key !== undefined && at > this.clock.now().getTime()) {
      // One step of a long delay, or the clock was set back.
      await message.moveToDelayed(Date.now() + this.stepMs(at), token);
      throw new DelayedError();
    }
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.destination.name': this.queue?.name ?? '',
      'messaging.operation.type': 'process',
    } as const;
    const span = { kind: SpanKind.CONSUMER, attributes, parent: null };
    await this.tracker.track(() =>
      runInContext({ requestId: `timer-${message.id}` }, () =>
        withSpan(cron ? `cron ${cron}` : 'timer', span, async () => {
          if (cron) await this.runCron(cron);
          else if (key !== undefined) await this.fire(key);
        }),
      ),
    );
  }

  private async fire(key: string): Promise<void> {
    const next = await this.onTimer?.(key);
    if (next) this.set({ key, at: next });
  }

  private stepMs(at: number): number {
    return Math.min(Math.max(at - this.clock.now().getTime(), MIN_STEP_MS), MAX_STEP_MS);
  }
}

/** @throws {ConfigError} in production without them: deadlines, deletions and digests depend on cron jobs */
function hasCronSchedules(): boolean {
  const { CRON_SCHEDULES, NODE_ENV } = readConfig({
    CRON_SCHEDULES: str({ choices: ['on', 'off'], default: 'on' }),
    NODE_ENV: str({ default: 'production' }),
  });
  if (CRON_SCHEDULES === 'off' && NODE_ENV === 'production')
    throw new ConfigError('CRON_SCHEDULES=off is for tests: production does not start with it');
  return CRON_SCHEDULES === 'on';
}
