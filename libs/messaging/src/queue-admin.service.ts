import type { Job, Queue } from 'bullmq';
import { RESUME_PARSING, SERVICES, SUBSCRIPTIONS, TIMER_QUEUES } from '@araucaria/contracts';
import { openRedis, requestConnection } from './redis.js';
import { openQueue } from './workers.js';

/** Failed messages that are listed per queue; the queue dashboard lists all. */
const MAX_LISTED = 50;
const REPLAY_BATCH_SIZE = 20;

export interface QueueState {
  name: string;
  waiting: number;
  active: number;
  /** Timers, and messages that wait for their next attempt. */
  delayed: number;
  failed: number;
  workers: number;
}

export interface FailedMessage {
  queue: string;
  id: string;
  name: string;
  reason: string;
  attempts: number;
  /** ISO 8601, UTC. */
  failedAt: string;
  /** The payload of the event, the request of the work, or the data of the timer. */
  payload: Record<string, unknown>;
}

/** Inspects all queues of the product and replays failed messages, for the operations page. */
export class QueueAdminService {
  private readonly connection = openRedis(requestConnection());
  readonly queues: Queue[] = queueNames().map((name) => openQueue(name, { connection: this.connection }));

  /** Counts of each queue, in a fixed order. */
  states(): Promise<QueueState[]> {
    return Promise.all(
      this.queues.map(async (queue) => {
        const [counts, workers] = await Promise.all([
          queue.getJobCounts('wait', 'prioritized', 'active', 'delayed', 'failed'),
          queue.getWorkersCount(),
        ]);
        const { wait = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
        return { name: queue.name, waiting: wait + prioritized, active, delayed, failed, workers };
      }),
    );
  }

  /**
   * For how long the oldest waiting message of each queue has been due, in seconds, by queue; 0 when none waits. One read per
   * queue.
   */
  async oldestAges(): Promise<Map<string, number>> {
    const ages = await Promise.all(
      this.queues.map(async (queue) => {
        const [oldest] = await queue.getJobs(['wait'], 0, 0, true);
        const dueAt = oldest ? oldest.timestamp + (oldest.opts.delay ?? 0) : Date.now();
        return [queue.name, Math.max(0, Date.now() - dueAt) / 1_000] as const;
      }),
    );
    return new Map(ages);
  }

  /** The newest 50 failed messages of each queue, newest first. */
  async failed(): Promise<FailedMessage[]> {
    const lists = await Promise.all(
      this.queues.map(async (queue) => {
        const messages = (await queue.getFailed(0, MAX_LISTED - 1)) as Job[];
        return messages.map((message) => toFailed(queue.name, message));
      }),
    );
    return lists.flat().sort((one, other) => other.failedAt.localeCompare(one.failedAt));
  }

  /**
   * Moves a failed message back to its queue, with all its attempts.
   * @returns false when there is no such failed message
   */
  async replay(name: string, id: string): Promise<boolean> {
    const queue = this.queues.find((one) => one.name === name);
    const message = await queue?.getJob(id);
    if (!message || !(await message.isFailed())) return false;
    return retryFailed(message);
  }

  /**
   * Moves all failed messages back to their queues, with all their attempts.
   * @returns the number of moved messages
   */
  async replayAll(): Promise<number> {
    let replayed = 0;
    for (const queue of this.queues) {
      const messages = (await queue.getFailed()) as Job[];
      for (let start = 0; start < messages.length; start += REPLAY_BATCH_SIZE) {
        const batch = messages.slice(start, start + REPLAY_BATCH_SIZE);
        const results = await Promise.all(batch.map(retryFailed));
        replayed += results.filter(Boolean).length;
      }
    }
    return replayed;
  }

  async close(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
    this.connection.disconnect();
  }
}

/** Queues of services that subscribe to events, of timers, and of work. */
function queueNames(): string[] {
  const subscribers = new Set(Object.values(SUBSCRIPTIONS).flat());
  return [
    ...SERVICES.filter((service) => subscribers.has(service)),
    ...Object.values(TIMER_QUEUES),
    RESUME_PARSING.name,
  ];
}

/** Resolves to false when another request has replayed or removed the message meanwhile. */
const retryFailed = (message: Job): Promise<boolean> =>
  message.retry('failed', { resetAttemptsMade: true }).then(
    () => true,
    (error: Error) => {
      if (/not (in the failed state|exist)|Missing key/i.test(error.message)) return false;
      throw error;
    },
  );

function toFailed(queue: string, message: Job): FailedMessage {
  const data = message.data as { payload?: object; request?: object };
  return {
    queue,
    id: String(message.id),
    name: message.name,
    reason: message.failedReason ?? '',
    attempts: message.attemptsMade,
    failedAt: new Date(message.finishedOn ?? message.timestamp).toISOString(),
    payload: { ...(data.payload ?? data.request ?? data) },
  };
}
