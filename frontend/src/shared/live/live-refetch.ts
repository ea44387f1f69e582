import { refetchStale, refetchAll } from '../api/refetch';
import { staleAfter } from './stale-queries';

/** One user action often publishes several events; they are gathered into one refetch. */
const BATCH_WINDOW_MS = 150;

/** Refetches the queries that live events make stale. */
export class LiveRefetch {
  private staleFields = new Set<string>();
  private timer?: ReturnType<typeof setTimeout>;
  private refetching = false;

  onEvent(event: string): void {
    for (const field of staleAfter(event)) this.staleFields.add(field);
    this.schedule();
  }

  onMissedEvents(): void {
    void refetchAll();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.staleFields.clear();
  }

  /** One refetch at a time, however many events arrive meanwhile. */
  private schedule(): void {
    if (this.refetching || this.timer !== undefined || !this.staleFields.size) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.refetching = true;
      const staleFields = this.staleFields;
      this.staleFields = new Set();
      void refetchStale(staleFields).finally(() => {
        this.refetching = false;
        this.schedule();
      });
    }, BATCH_WINDOW_MS);
  }
}
