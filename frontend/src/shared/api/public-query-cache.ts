import { STALE_AFTER_MS } from './fetch-times';

export interface QueryResult {
  data?: unknown;
  /** A part of the data that came with the page; gone as soon as the data is known. */
  preview?: unknown;
  error?: unknown;
  loading: boolean;
}

interface Entry {
  result: QueryResult;
  /** Milliseconds since the epoch; 0: never fetched, or invalidated. */
  fetchedAt: number;
  /** Absent until a component subscribes: seeded results come without their operation. */
  fetch?: () => Promise<unknown>;
  listeners: Set<() => void>;
  /** How often the result was asked for: only the response to the last of these is shown. */
  fetches: number;
}

const LOADING: QueryResult = { loading: true };

const entryOf = (result: QueryResult, fetchedAt: number): Entry => ({
  result,
  fetchedAt,
  listeners: new Set(),
  fetches: 0,
});

/**
 * Query results shared by the public pages, each current for `STALE_AFTER_MS`. A stale result stays visible while a new
 * one is fetched. The cache never polls.
 */
export class PublicQueryCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Stores results that came with the page as if they had just been fetched. */
  seed(results: Record<string, Pick<QueryResult, 'data' | 'preview' | 'error'>>): this {
    for (const [key, result] of Object.entries(results))
      this.entries.set(key, entryOf({ ...result, loading: false }, this.now()));
    return this;
  }

  read = (key: string): QueryResult => this.entries.get(key)?.result ?? LOADING;

  /** Calls `listener` on every change of the result `key`, and fetches it if it is missing or stale. */
  subscribe(key: string, fetch: () => Promise<unknown>, listener: () => void): () => void {
    const entry = this.entries.get(key) ?? entryOf(LOADING, 0);
    entry.fetch = fetch;
    this.entries.set(key, entry);
    entry.listeners.add(listener);
    this.refetchIfStale(entry);
    return () => entry.listeners.delete(listener);
  }

  /** Fetches the stale results that are on the screen. */
  refetchStale(): void {
    for (const entry of this.entries.values()) if (entry.listeners.size) this.refetchIfStale(entry);
  }

  /** Makes every result stale, after a mutation or a change of user, and fetches those that are on the screen. */
  invalidate(): void {
    for (const entry of this.entries.values()) entry.fetchedAt = 0;
    this.refetchStale();
  }

  /** Fetches a result now, whatever its age. */
  async refetch(key: string): Promise<void> {
    const entry = this.entries.get(key);
    if (entry) await this.fetch(entry);
  }

  private refetchIfStale(entry: Entry): void {
    if (entry.fetchedAt && this.now() - entry.fetchedAt <= STALE_AFTER_MS) return;
    void this.fetch(entry);
  }

  private async fetch(entry: Entry): Promise<void> {
    const { fetch } = entry;
    if (!fetch) return;
    entry.fetchedAt = this.now();
    const number = ++entry.fetches;
    this.change(entry, { ...entry.result, error: undefined, loading: true });
    try {
      const data = await fetch();
      if (number === entry.fetches) this.change(entry, { data, loading: false });
    } catch (error) {
      if (number !== entry.fetches) return;
      entry.fetchedAt = 0;
      this.change(entry, { ...entry.result, error, loading: false });
    }
  }

  private change(entry: Entry, result: QueryResult): void {
    entry.result = result;
    for (const listener of entry.listeners) listener();
  }
}

export const publicQueryCache = new PublicQueryCache();
