import { Injectable } from '@nestjs/common';

/**
 * Counts the work under way in an application, so that it can stop without interrupting any: after
 * {@link startDraining} no new work starts, and {@link drained} resolves when the last piece has ended.
 */
@Injectable()
export class WorkTracker {
  private running = 0;
  private draining = false;
  private readonly drainListeners: Array<() => void> = [];
  private readonly idleListeners = new Set<() => void>();

  /** While true, the application finishes its work and starts none. */
  get isDraining(): boolean {
    return this.draining;
  }

  startDraining(): void {
    this.draining = true;
    for (const listener of this.drainListeners) listener();
  }

  /** Calls `listener` when draining starts; for work without an end of its own, such as open streams. */
  onDrain(listener: () => void): void {
    this.drainListeners.push(listener);
  }

  async track<T>(work: () => Promise<T>): Promise<T> {
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      if (this.running === 0) for (const listener of this.idleListeners) listener();
    }
  }

  /** Resolves when no work is under way, or after `timeoutMs`. */
  async drained(timeoutMs: number): Promise<void> {
    if (this.running === 0) return;
    await new Promise<void>((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.idleListeners.delete(finish);
        resolve();
      };
      const timer = setTimeout(finish, timeoutMs);
      this.idleListeners.add(finish);
    });
  }
}
