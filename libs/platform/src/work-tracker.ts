/**
 * What the process is doing right now, so that it can stop without breaking off anything: after `leave()`
 * no new work starts, and `drained()` settles when the last piece has ended.
 */
class WorkTracker {
  private running = 0;
  private waiting: Array<() => void> = [];
  private readonly leavers: Array<() => void> = [];
  private isLeaving = false;

  get leaving(): boolean {
    return this.isLeaving;
  }

  leave(): void {
    this.isLeaving = true;
    for (const end of this.leavers) end();
  }

  /** For what would never end by itself: `end` is called as soon as the process begins to leave. */
  onLeave(end: () => void): void {
    this.leavers.push(end);
  }

  async track<T>(work: () => Promise<T>): Promise<T> {
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      if (this.running === 0) for (const done of this.waiting.splice(0)) done();
    }
  }

  /** Settles when nothing runs any more, or after `limit` milliseconds. */
  async drained(limit: number): Promise<void> {
    if (this.running === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, limit);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

export const work = new WorkTracker();
