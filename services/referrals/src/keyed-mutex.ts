/**
 * Runs work on the same key one after the other. The queue is in memory, so that waiting work holds no database
 * connection: two hundred payments of one instalment would otherwise take every connection of the service.
 */
export class KeyedMutex<K> {
  private readonly last = new Map<K, Promise<unknown>>();

  async run<T>(key: K, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const mine = (before ?? Promise.resolve()).then(work, work);
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}
