/**
 * Lets work on the same thing wait in memory, in its turn, instead of each piece holding a database connection while
 * it waits for the row: two hundred payments of one instalment would take all connections from everybody else.
 */
export class OneAtATime<K> {
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
