import { Mutex } from 'async-mutex';

/**
 * One mutex per key. The queue is in memory, so that waiting work holds no database connection: two hundred payments of
 * one instalment would otherwise take every connection of the service.
 */
export class KeyedMutex<K> {
  private readonly mutexes = new Map<K, Mutex>();

  /** Runs `work` after the earlier work of the same key, whether that succeeded or failed. */
  async run<T>(key: K, work: () => Promise<T>): Promise<T> {
    const mutex = this.mutexes.get(key) ?? new Mutex();
    this.mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(work);
    } finally {
      if (!mutex.isLocked()) this.mutexes.delete(key);
    }
  }
}
