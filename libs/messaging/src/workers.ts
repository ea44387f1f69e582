import { Queue, Worker, type Processor, type QueueOptions, type WorkerOptions } from 'bullmq';
import { log, type WorkTracker } from '@araucaria/platform';
import { keyPrefix } from './policies.js';
import { requestConnection, workerConnection } from './redis.js';

/**
 * Another worker takes over a message after its worker died: within 5 s (lock) + 2 s (check). A worker renews its lock
 * every 2.5 s, unless its event loop is blocked.
 */
const WORKER_POLICY = {
  lockDuration: 5_000,
  stalledInterval: 2_000,
  // Workers may die for other reasons than the message. After ten deaths the message counts as their cause.
  maxStalledCount: 10,
  // Milliseconds until a worker that lost Redis polls again (BullMQ's default is 15 s).
  runRetryDelay: 500,
  // Seconds.
  drainDelay: 2,
} satisfies Partial<WorkerOptions>;

/** A closing worker waits for its messages and for Redis. This limits the wait during an outage of Redis. */
const CLOSE_TIMEOUT_MS = 3_000;

interface OwnOptions extends Pick<WorkerOptions, 'concurrency' | 'maxStalledCount'> {
  tracker: WorkTracker;
}

/**
 * Processes the messages of a queue. It takes no more from the start of draining on: a worker that went on would never be idle under
 * load, and its last messages would be cut off and repeated.
 */
export function openWorker<T, R = void>(
  name: string,
  process: Processor<T, R>,
  { tracker, ...options }: OwnOptions,
): Worker<T, R> {
  const worker = new Worker<T, R>(name, process, {
    ...WORKER_POLICY,
    connection: workerConnection(),
    prefix: keyPrefix(),
    ...options,
  });
  tracker.onDrain(() => void worker.close().catch(() => undefined));
  worker.on('error', (error) =>
    log.debug({ err: error, queue: name }, 'a worker lost its connection to Redis'),
  );
  return worker;
}

/** Stops the worker after its running messages. Another worker takes over those that exceed {@link CLOSE_TIMEOUT_MS}. */
export async function closeWorker(worker: Worker | undefined): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
  await Promise.race([worker?.close(), timeout]);
}

/** Adds messages to a queue. During an outage of Redis its commands fail, so that its errors need no handling. */
export function openQueue<T>(name: string, options: Partial<QueueOptions> = {}): Queue<T> {
  const queue = new Queue<T>(name, { connection: requestConnection(), prefix: keyPrefix(), ...options });
  queue.on('error', () => undefined);
  return queue;
}
