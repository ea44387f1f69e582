import { Injectable } from '@nestjs/common';

/**
 * Counts the running work of an application, so that a shutdown interrupts none. Entry points check {@link isDraining}
 * before they start work; {@link drained} resolves when the last tracked work has ended.
 */
@Injectable()
export class WorkTracker {
  private running = 0;
  private leaving = false;
  private draining = false;
  private readonly drainListeners: Array<() => void> = [];
  private readonly idleListeners = new Set<() => void>();

  /**
   * While true, new work should go to another replica: `/health/ready` fails and HTTP connections are closed after their
   * response. Work that arrives nevertheless is still accepted, until {@link isDraining}.
   */
  get isLeaving(): boolean {
    return this.leaving || this.draining;
  }

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Called before {@link startDraining} by an application that clients find through a proxy. */
  startLeaving(): void {
    this.leaving = true;
  }

  /** While true, the application finishes its work and starts no new work. */
  get isDraining(): boolean {
    return this.draining;
  }

  /** Called once, at the start of the shutdown. */
  startDraining(): void {
    this.draining = true;
    for (const listener of this.drainListeners) listener();
  }

  /** Calls `listener` when draining starts. For work that does not end by itself, such as open streams. */
  onDrain(listener: () => void): void {
    this.drainListeners.push(listener);
  }

  /** Counts `work` as running until it settles. */
  async track<T>(work: () => Promise<T>): Promise<T> {
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      if (this.running === 0) for (const listener of this.idleListeners) listener();
    }
  }

  /** Resolves when no tracked work is running, at the latest after `timeoutMs`. */
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
