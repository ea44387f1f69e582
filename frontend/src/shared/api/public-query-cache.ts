import { FRESH_FOR_MS } from './freshness';

export interface Answer {
  data?: unknown;
  error?: unknown;
  loading: boolean;
}

interface Entry {
  answer: Answer;
  /** 0: never answered, or forgotten. */
  at: number;
  ask: () => Promise<unknown>;
  listeners: Set<() => void>;
}

const NOTHING_YET: Answer = { loading: true };

/**
 * Answers that visitors' pages share, each current for a minute. An older one is shown while a new one is fetched;
 * nothing polls.
 */
export class PublicQueryCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Takes answers over that came with the page, as if they had been asked for just now. */
  seed(answers: Record<string, Pick<Answer, 'data' | 'error'>>): this {
    for (const [key, answer] of Object.entries(answers)) {
      const nobody = () => Promise.reject(new Error(`nobody has asked for ${key}`));
      const entry = { answer: { ...answer, loading: false }, at: this.now(), ask: nobody };
      this.entries.set(key, { ...entry, listeners: new Set() });
    }
    return this;
  }

  current = (key: string): Answer => this.entries.get(key)?.answer ?? NOTHING_YET;

  /** Listens to the answer named `key`, asking for it where it is missing or old. */
  subscribe(key: string, ask: () => Promise<unknown>, listener: () => void): () => void {
    const entry = this.entries.get(key) ?? { answer: NOTHING_YET, at: 0, ask, listeners: new Set() };
    entry.ask = ask;
    this.entries.set(key, entry);
    entry.listeners.add(listener);
    this.refreshOld(entry);
    return () => entry.listeners.delete(listener);
  }

  /** Asks again for old answers that are on a screen. */
  refresh(): void {
    for (const entry of this.entries.values()) if (entry.listeners.size) this.refreshOld(entry);
  }

  /** Something was changed, or somebody else is looking. */
  evict(): void {
    for (const entry of this.entries.values()) entry.at = 0;
    this.refresh();
  }

  async ask(key: string): Promise<void> {
    const entry = this.entries.get(key);
    if (!entry) return;
    const { ask } = entry;
    entry.at = this.now();
    this.change(entry, { ...entry.answer, error: undefined, loading: true });
    try {
      this.change(entry, { data: await ask(), loading: false });
    } catch (error) {
      entry.at = 0;
      this.change(entry, { data: entry.answer.data, error, loading: false });
    }
  }

  private refreshOld(entry: Entry): void {
    if (entry.at && this.now() - entry.at <= FRESH_FOR_MS) return;
    for (const [key, each] of this.entries) if (each === entry) void this.ask(key);
  }

  private change(entry: Entry, answer: Answer): void {
    entry.answer = answer;
    for (const listener of entry.listeners) listener();
  }
}

export const publicQueryCache = new PublicQueryCache();
