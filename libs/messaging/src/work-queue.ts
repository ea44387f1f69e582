import { randomUUID } from 'node:crypto';
import { QueueEvents, type Job, type Queue, type Worker } from 'bullmq';
import type { WorkQueue } from '@araucaria/contracts';
import {
  currentContext,
  currentTraceparent,
  log,
  runInContext,
  SpanKind,
  withSpan,
  type WorkTracker,
} from '@araucaria/platform';
import { keyPrefix } from './policies.js';
import { openRedis, requestConnection, workerConnection } from './redis.js';
import { rethrowStorable } from './storable-error.js';
import { closeWorker, openQueue, openWorker } from './workers.js';

interface Envelope<Req> {
  request: Req;
  requestId: string;
  /** W3C `traceparent` of the span that waits for the result; absent without tracing. */
  traceparent?: string | undefined;
}

/** A request waits for at most 30 s. */
const RESULT_TTL_SECONDS = 60;
/** Length of the stream of queue events: about a minute, longer than any request waits. */
const MAX_EVENTS = 1_000;

/** No worker returned a result in time. The work may still be executed later. */
export class WorkTimeoutError extends Error {
  override readonly name = 'WorkTimeoutError';
}

/** Sends requests to the workers of a queue and waits for their results. Both are stored in Redis unencrypted. */
export class WorkQueueClient<Req, Res> {
  private readonly queue: Queue;
  private readonly events: QueueEvents;

  constructor(private readonly definition: WorkQueue<Req, Res>) {
    const { name } = definition;
    this.queue = openQueue(name, { streams: { events: { maxLen: MAX_EVENTS } } });
    this.events = new QueueEvents(name, { connection: workerConnection(), prefix: keyPrefix() });
    this.events.on('error', () => undefined);
    // Every waiting request adds listeners.
    this.events.setMaxListeners(0);
    this.removeExpired().catch((error: unknown) =>
      log.debug({ err: error }, 'expired results were not removed'),
    );
  }

  /** BullMQ removes expired results only when newer work completes. Earlier versions stored personal data in them. */
  private async removeExpired(): Promise<void> {
    await this.queue.waitUntilReady();
    await this.queue.clean(RESULT_TTL_SECONDS * 1_000, 1_000, 'completed');
    const redis = openRedis({ ...requestConnection(), enableOfflineQueue: true });
    try {
      // The ids of a stream are times of Redis. A clock of this process that is ahead would remove events that are waited for.
      const redisTimeMs = Number(/server_time_usec:(\d+)/.exec(await redis.info('server'))?.[1]) / 1_000;
      const oldest = Math.round(redisTimeMs) - RESULT_TTL_SECONDS * 1_000;
      await redis.xtrim(this.queue.toKey('events'), 'MINID', oldest);
    } finally {
      redis.disconnect();
    }
  }

  /**
   * Enqueues the request and waits for its result.
   * @throws {WorkTimeoutError} when there is no result within `timeoutMs`
   * @throws {Error} with the message of the worker's error, without values, when the work failed
   */
  request(request: Req, timeoutMs: number): Promise<Res> {
    const { name } = this.definition;
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.destination.name': name,
      'messaging.operation.type': 'send',
    } as const;
    return withSpan(`request ${name}`, { kind: SpanKind.PRODUCER, attributes }, () =>
      this.enqueueAndWait(request, timeoutMs),
    );
  }

  private async enqueueAndWait(request: Req, timeoutMs: number): Promise<Res> {
    const { requestId } = currentContext();
    const traceparent = currentTraceparent();
    await this.events.waitUntilReady();
    const message = await this.queue.add(
      this.definition.name,
      { request, requestId, traceparent } satisfies Envelope<Req>,
      {
        jobId: randomUUID(),
        attempts: this.definition.attempts,
        // Only the waiting request uses the result.
        removeOnComplete: { age: RESULT_TTL_SECONDS },
        removeOnFail: { age: 86_400, count: 1_000 },
      },
    );
    try {
      return (await message.waitUntilFinished(this.events, timeoutMs)) as Res;
    } catch (error) {
      if (/timed out/.test((error as Error).message))
        throw new WorkTimeoutError(`no result from ${this.definition.name} within ${timeoutMs} ms`);
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.queue.close(), this.events.close()]);
  }
}

/** Executes the requests of a queue, at most `concurrency` at a time, each in the context of its request. */
export class WorkQueueWorker<Req, Res> {
  private readonly worker: Worker<Envelope<Req>, Res>;

  constructor(
    definition: WorkQueue<Req, Res>,
    handle: (request: Req) => Promise<Res>,
    { concurrency, tracker }: { concurrency: number; tracker: WorkTracker },
  ) {
    const process = ({ data, attemptsMade }: Job<Envelope<Req>>) => {
      const attributes = {
        'messaging.system': 'bullmq',
        'messaging.destination.name': definition.name,
        'messaging.operation.type': 'process',
        'araucaria.attempt': attemptsMade + 1,
      } as const;
      const span = { kind: SpanKind.CONSUMER, attributes, parent: data.traceparent ?? null };
      return tracker
        .track(() =>
          runInContext({ requestId: data.requestId }, () =>
            withSpan(`process ${definition.name}`, span, () => handle(data.request)),
          ),
        )
        .catch(rethrowStorable);
    };
    const maxStalledCount = definition.attempts - 1;
    this.worker = openWorker(definition.name, process, { concurrency, maxStalledCount, tracker });
    this.worker.on('failed', (message, error) =>
      log.error({ err: error, messageId: message?.id }, 'work failed'),
    );
  }

  /** Stops after the running requests. */
  async close(): Promise<void> {
    await closeWorker(this.worker);
  }
}
