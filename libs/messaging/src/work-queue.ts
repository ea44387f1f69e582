import { randomUUID } from 'node:crypto';
import { Queue, QueueEvents, Worker, type Job } from 'bullmq';
import type { WorkQueue } from '@araucaria/contracts';
import { currentContext, log, runInContext, work } from '@araucaria/platform';
import { WORKER_POLICY, closeWorker, keyPrefix } from './policies.js';
import { requestConnection, workerConnection } from './redis.js';

interface Envelope<Req> {
  request: Req;
  requestId: string;
}

/** No worker answered in time; the work may still be done later. */
export class WorkTimeout extends Error {
  override readonly name = 'WorkTimeout';
}

/** Hands work to whoever is free, and waits for the result. */
export class WorkQueueClient<Req, Res> {
  private readonly queue: Queue;
  private readonly events: QueueEvents;

  constructor(private readonly definition: WorkQueue<Req, Res>) {
    const { name } = definition;
    this.queue = new Queue(name, { connection: requestConnection(), prefix: keyPrefix() });
    this.events = new QueueEvents(name, { connection: workerConnection(), prefix: keyPrefix() });
    this.queue.on('error', () => undefined);
    this.events.on('error', () => undefined);
    // Every waiting request listens.
    this.events.setMaxListeners(0);
  }

  /**
   * @param limit milliseconds to wait for the result
   * @throws {WorkTimeout} when they are over
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
        // The result is of use to the waiting request only, and holds personal data.
        removeOnComplete: { age: 60 },
        removeOnFail: { age: 86_400, count: 1_000 },
      },
    );
    try {
      return (await message.waitUntilFinished(this.events, limit)) as Res;
    } catch (error) {
      if (/timed out/.test((error as Error).message))
        throw new WorkTimeout(`${this.definition.name} is busy`);
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

  constructor(definition: WorkQueue<Req, Res>, handle: (request: Req) => Promise<Res>, concurrency: number) {
    const process = ({ data }: Job<Envelope<Req>>) =>
      work.track(() => runInContext({ requestId: data.requestId }, () => handle(data.request)));
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
