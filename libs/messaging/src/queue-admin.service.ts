import { Queue, type Job } from 'bullmq';
import { RESUME_PARSING, SERVICES, SUBSCRIPTIONS, TIMER_QUEUES } from '@araucaria/contracts';
import { keyPrefix } from './policies.js';
import { openRedis, requestConnection } from './redis.js';

/** Failed messages of one queue that are shown; the queue page has the rest. */
const SHOWN = 50;
/** So many are replayed at once. */
const BATCH = 20;

export interface QueueState {
  name: string;
  waiting: number;
  active: number;
  /** Timers, and messages that wait for their next try. */
  delayed: number;
  failed: number;
  /** Processes that take from it. */
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
  /** Ids and facts, as the message carries them. */
  payload: Record<string, unknown>;
}

/** Every queue there is, for whoever looks after them. */
export class QueueAdminService {
  private readonly connection = openRedis(requestConnection());
  readonly queues: Queue[] = queueNames().map((name) => {
    const queue = new Queue(name, { connection: this.connection, prefix: keyPrefix() });
    queue.on('error', () => undefined);
    return queue;
  });

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

  /** The newest of each queue, newest first. */
  async failed(): Promise<FailedMessage[]> {
    const lists = await Promise.all(
      this.queues.map(async (queue) => {
        const messages = (await queue.getFailed(0, SHOWN - 1)) as Job[];
        return messages.map((message) => toFailed(queue.name, message));
      }),
    );
    return lists.flat().sort((one, other) => other.failedAt.localeCompare(one.failedAt));
  }

  /** Gives a failed message to its queue again, with all its tries. @returns whether there was such a one */
  async replay(name: string, id: string): Promise<boolean> {
    const queue = this.queues.find((one) => one.name === name);
    const message = await queue?.getJob(id);
    if (!message || !(await message.isFailed())) return false;
    return again(message);
  }

  /** Gives every failed message to its queue again. @returns how many */
  async replayAll(): Promise<number> {
    let replayed = 0;
    for (const queue of this.queues) {
      const messages = (await queue.getFailed()) as Job[];
      for (let at = 0; at < messages.length; at += BATCH) {
        const done = await Promise.all(messages.slice(at, at + BATCH).map(again));
        replayed += done.filter(Boolean).length;
      }
    }
    return replayed;
  }

  async close(): Promise<void> {
    await Promise.all(this.queues.map((queue) => queue.close()));
    this.connection.disconnect();
  }
}

/** Queues of services that hear something, of timers, and of work. */
function queueNames(): string[] {
  const hearing = new Set(Object.values(SUBSCRIPTIONS).flat());
  return [
    ...SERVICES.filter((service) => hearing.has(service)),
    ...Object.values(TIMER_QUEUES),
    RESUME_PARSING.name,
  ];
}

/** Somebody else may have replayed it, or removed it, a moment ago. */
const again = (message: Job): Promise<boolean> =>
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
