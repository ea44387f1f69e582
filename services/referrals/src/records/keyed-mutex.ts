import { Mutex } from 'async-mutex';

/** The waiting work of one key, and the result of the work that ran last. */
interface Queue<T> {
  mutex: Mutex;
  last?: T;
}

/**
 * One mutex per key. The queue is in memory, so that waiting work holds no database connection: two hundred payments of
 * one instalment would otherwise take every connection of the service.
 */
export class KeyedMutex<K, T> {
  private readonly queues = new Map<K, Queue<T>>();

  /**
   * Runs `work` after the earlier work of the same key, whether that succeeded or failed.
   * @param work gets the result of the work before it; undefined if nothing has waited since
   */
  async run(key: K, work: (last?: T) => Promise<T>): Promise<T> {
    const queue = this.queues.get(key) ?? { mutex: new Mutex() };
    this.queues.set(key, queue);
    try {
      return await queue.mutex.runExclusive(async () => (queue.last = await work(queue.last)));
    } finally {
      if (!queue.mutex.isLocked()) this.queues.delete(key);
    }
  }
}
