import { refetchStepwise } from '../../shared/api/refetch';
import { changedBy, type Aggregate } from '../../shared/api/stale-queries';

/** One user action often publishes several events; they are gathered into one refetch. */
const BATCH_WINDOW_MS = 150;

export class LiveRefetch {
  private changed = new Set<Aggregate>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private refetching = false;

  onEvent(event: string): void {
    for (const aggregate of changedBy(event)) this.changed.add(aggregate);
    this.schedule();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.changed.clear();
  }

  /** One refetch at a time, however many events arrive meanwhile. */
  private schedule(): void {
    if (this.refetching || this.timer !== undefined || !this.changed.size) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.refetching = true;
      const { changed } = this;
      this.changed = new Set();
      void refetchStepwise(changed).finally(() => {
        this.refetching = false;
        this.schedule();
      });
    }, BATCH_WINDOW_MS);
  }
}
