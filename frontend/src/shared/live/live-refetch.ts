import { refetchStale, refetchAll } from '../api/refetch';
import { staleAfter } from './stale-queries';

/** Milliseconds: one act is often told as several events. */
const GATHER = 150;

/** Asks again for what events have made untrue. */
export class LiveRefetch {
  private untrue = new Set<string>();
  private timer?: ReturnType<typeof setTimeout>;
  private asking = false;

  onEvent(event: string): void {
    for (const field of staleAfter(event)) this.untrue.add(field);
    this.schedule();
  }

  onMissedEvents(): void {
    void refetchAll();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.untrue.clear();
  }

  /** One round at a time, so that a storm of events costs one question after the other. */
  private schedule(): void {
    if (this.asking || this.timer !== undefined || !this.untrue.size) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.asking = true;
      const untrue = this.untrue;
      this.untrue = new Set();
      void refetchStale(untrue).finally(() => {
        this.asking = false;
        this.schedule();
      });
    }, GATHER);
  }
}
