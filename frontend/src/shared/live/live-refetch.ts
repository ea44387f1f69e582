import { apollo } from '../api/apollo';
import { freshness } from '../api/freshness';
import { untrueAfter } from './live-answers';

/** Milliseconds: one act is often told as several events. */
const GATHER = 150;

/** Asks again for what events have made untrue: what is on the screen at once, the rest when it is shown. */
export class LiveRefetch {
  private untrue = new Set<string>();
  private timer?: ReturnType<typeof setTimeout>;
  private asking = false;

  heard(event: string): void {
    for (const field of untrueAfter(event)) this.untrue.add(field);
    this.schedule();
  }

  missed(): void {
    freshness.clear();
    // Whoever cannot be reached now is asked when the feed opens again; the screen keeps what it has.
    void apollo.refetchQueries({ include: 'active' }).catch(() => undefined);
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
      void this.ask().finally(() => {
        this.asking = false;
        this.schedule();
      });
    }, GATHER);
  }

  private async ask(): Promise<void> {
    const fields = Object.fromEntries([...this.untrue].map((field) => [field, invalidate]));
    this.untrue.clear();
    freshness.clear();
    // Answers stay on the screen until the new ones come.
    await apollo
      .refetchQueries({ updateCache: (cache) => cache.modify({ id: 'ROOT_QUERY', fields }) })
      .catch(() => undefined);
  }
}

const invalidate = <T>(_answer: unknown, { INVALIDATE }: { INVALIDATE: T }): T => INVALIDATE;
