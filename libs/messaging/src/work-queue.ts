import { randomUUID } from 'node:crypto';
import { Queue, QueueEvents, Worker, type Job } from 'bullmq';
import type { WorkQueue } from '@araucaria/contracts';
import { currentContext, log, runInContext, type WorkTracker } from '@araucaria/platform';
import { WORKER_POLICY, closeWorker, keyPrefix } from './policies.js';
import { openRedis, requestConnection, workerConnection } from './redis.js';
import { rethrowStorable } from './storable-error.js';

interface Envelope<Req> {
  request: Req;
  requestId: string;
}

/** A request waits 30 s at most. */
const RESULT_SECONDS = 60;
/** Events of the last minute or so; a waiting request misses none of its own. */
const MAX_EVENTS = 1_000;

/** No worker answered in time; the work may still be done later. */
export class WorkTimeoutError extends Error {
  override readonly name = 'WorkTimeoutError';
}

/** Gives work to a free worker and waits for the result. Requests and results lie in Redis in clear. */
export class WorkQueueClient<Req, Res> {
  private readonly queue: Queue;
  private readonly events: QueueEvents;

  constructor(private readonly definition: WorkQueue<Req, Res>) {
    const { name } = definition;
    this.queue = new Queue(name, {
      connection: requestConnection(),
      prefix: keyPrefix(),
      streams: { events: { maxLen: MAX_EVENTS } },
    });
    this.events = new QueueEvents(name, { connection: workerConnection(), prefix: keyPrefix() });
    this.queue.on('error', () => undefined);
    this.events.on('error', () => undefined);
    // Every waiting request listens.
    this.events.setMaxListeners(0);
    this.removeOld().catch((error: unknown) => log.debug({ err: error }, 'old results were not removed'));
  }

  /** BullMQ removes old messages when newer ones end. Earlier versions left personal data in the last ones. */
  private async removeOld(): Promise<void> {
    await this.queue.waitUntilReady();
    await this.queue.clean(RESULT_SECONDS * 1_000, 1_000, 'completed');
    const redis = openRedis({ ...requestConnection(), enableOfflineQueue: true });
    try {
      await redis.xtrim(this.queue.toKey('events'), 'MINID', Date.now() - RESULT_SECONDS * 1_000);
    } finally {
      redis.disconnect();
    }
  }

  /**
   * @param limit milliseconds to wait for the result
   * @throws {WorkTimeoutError} when they are over
   */
  async request(request: Req, limit: number): Promise<Res> {
    const { requestId } = currentContext();
    await this.events.waitUntilReady();
    const message = await this.queue.add(
      this.definition.name,
      { request, requestId } satisfies Envelope<Req>,
      {
        jobId: randomUUID(),
        attempts: this.definition.attempts,
        // The result is of use to the waiting request only.
        removeOnComplete: { age: RESULT_SECONDS },
        removeOnFail: { age: 86_400, count: 1_000 },
      },
    );
    try {
      return (await message.waitUntilFinished(this.events, limit)) as Res;
    } catch (error) {
      if (/timed out/.test((error as Error).message))
        throw new WorkTimeoutError(`${this.definition.name} is busy`);
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.queue.close(), this.events.close()]);
  }
}

/** Takes work from a queue, `concurrency` messages at a time. */
export class WorkQueueWorker<Req, Res> {
  private readonly worker: Worker<Envelope<Req>, Res>;

  constructor(
    definition: WorkQueue<Req, Res>,
    handle: (request: Req) => Promise<Res>,
    { concurrency, tracker }: { concurrency: number; tracker: WorkTracker },
  ) {
    const process = ({ data }: Job<Envelope<Req>>) =>
      tracker
        .track(() => runInContext({ requestId: data.requestId }, () => handle(data.request)))
        .catch(rethrowStorable);
    this.worker = new Worker(definition.name, process, {
      ...WORKER_POLICY,
      maxStalledCount: definition.attempts - 1,
      connection: workerConnection(),
      prefix: keyPrefix(),
      concurrency,
    });
    this.worker.on('error', (error) => log.debug({ err: error }, 'a worker lost Redis'));
    this.worker.on('failed', (message, error) =>
      log.error({ err: error, messageId: message?.id }, 'work failed'),
    );
  }

  async close(): Promise<void> {
    await closeWorker(this.worker);
  }
}
