import { LRUCache } from 'lru-cache';
import { nextDayStart } from '@araucaria/platform';

/** Events end this earlier; it limits the effect of a lost event. */
const FRESH_FOR_MS = 5_000;

/** A value, and how long it may be cached. */
export interface Reading<V> {
  value: V;
  /** Milliseconds since 1970, from which on the value is not fresh. 0: it is for the waiting requests only. */
  freshUntil: number;
}

/**
 * Caches what visitors without a session read, until a job changes. The end of a day ends every value, because it closes jobs
 * without an event.
 */
export class AnonymousReadCache<V extends object> {
  private readonly entries: LRUCache<string, Reading<V>>;
  private readonly reading = new Map<string, Promise<V>>();
  /** Counts the changes: a value that was requested before a change is not cached after it. */
  private generation = 0;

  /** @param now milliseconds since 1970 */
  constructor(
    private readonly now: () => number,
    maxEntries: number,
  ) {
    this.entries = new LRUCache({ max: maxEntries });
  }

  /** Ends every value. */
  invalidate(): void {
    this.generation++;
    this.reading.clear();
    for (const entry of this.entries.values()) entry.freshUntil = 0;
  }

  /** The value if it is cached and fresh. */
  fresh(key: string): V | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() < entry.freshUntil ? entry.value : undefined;
  }

  /** The value that was cached last, fresh or not. */
  last(key: string): V | undefined {
    return this.entries.peek(key)?.value;
  }

  /** The value, from the cache or read once for all concurrent requests. */
  value(key: string, read: () => Promise<Reading<V>>): Promise<V> {
    const fresh = this.fresh(key);
    if (fresh) return Promise.resolve(fresh);
    const pending = this.reading.get(key);
    if (pending) return pending;
    const reading = this.refresh(key, read).finally(() => {
      if (this.reading.get(key) === reading) this.reading.delete(key);
    });
    this.reading.set(key, reading);
    return reading;
  }

  private async refresh(key: string, read: () => Promise<Reading<V>>): Promise<V> {
    const { generation } = this;
    const dayEnd = nextDayStart(new Date(this.now())).getTime();
    const { value, freshUntil } = await read();
    if (generation === this.generation && freshUntil)
      this.entries.set(key, { value, freshUntil: Math.min(this.now() + FRESH_FOR_MS, dayEnd, freshUntil) });
    return value;
  }
}
