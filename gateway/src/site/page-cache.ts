import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { log } from '@araucaria/platform';

/** A page is sent without asking for its data again. Events end this earlier; it limits the effect of a lost event. */
const FRESH_FOR_MS = 5_000;
/** A page is rendered again after this time even if its data is the same: it may show the current year. */
const MAX_AGE_MS = 3_600_000;
/** With 150 kB per page, including its compressed forms, about 75 MB. The least recently loaded pages are evicted. */
const MAX_PAGES = 500;

export interface Page {
  status: number;
  /** Media type. */
  type: string;
  text: string;
  /** For pages with inline styles; undefined: the policy of all responses. */
  contentSecurityPolicy?: string;
  /** False if rendering failed; such a page is sent once and not cached. */
  cacheable: boolean;
}

type Encoding = 'identity' | 'br' | 'gzip';

/** A page as bytes, in every encoding. */
export interface CachedPage {
  status: number;
  type: string;
  etag: string;
  contentSecurityPolicy?: string;
  bodies: Record<Encoding, Buffer>;
}

interface Entry {
  page: CachedPage;
  /** Hash of the data that the page was rendered from: the data itself may be larger than the page. */
  source: string;
  renderedAt: number;
  freshUntil: number;
}

/**
 * Caches rendered pages as bytes. After a change of any job the data of every page is loaded again, but only pages whose data
 * differs are rendered again.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly loading = new Map<string, Promise<CachedPage>>();
  /** Counts the changes: data that was requested before a change is not cached after it. */
  private generation = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Marks every page as stale. */
  invalidate(): void {
    this.generation++;
    this.loading.clear();
    for (const entry of this.entries.values()) entry.freshUntil = 0;
  }

  /** The page if it is cached and fresh. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() < entry.freshUntil ? entry.page : undefined;
  }

  /** The page, from the cache or loaded once for all concurrent requests. */
  page<D>(key: string, load: () => Promise<D>, render: (data: D) => Page): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh) return Promise.resolve(fresh);
    const pending = this.loading.get(key);
    if (pending) return pending;
    const loading = this.refresh(key, load, render).finally(() => {
      if (this.loading.get(key) === loading) this.loading.delete(key);
    });
    this.loading.set(key, loading);
    return loading;
  }

  private async refresh<D>(
    key: string,
    load: () => Promise<D>,
    render: (data: D) => Page,
  ): Promise<CachedPage> {
    const { generation } = this;
    let data: D;
    try {
      data = await load();
    } catch (error) {
      return this.stale(key, error);
    }
    const source = hashOf(JSON.stringify(data));
    const previous = this.entries.get(key);
    if (previous?.source === source && this.now() - previous.renderedAt < MAX_AGE_MS) {
      if (generation === this.generation) this.store(key, previous);
      return previous.page;
    }
    const rendered = render(data);
    const page = await compress(rendered);
    if (generation === this.generation && rendered.cacheable)
      this.store(key, { page, source, renderedAt: this.now() });
    return page;
  }

  private store(key: string, entry: Omit<Entry, 'freshUntil'>): void {
    this.entries.delete(key);
    this.entries.set(key, { ...entry, freshUntil: this.now() + FRESH_FOR_MS });
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= MAX_PAGES) break;
      this.entries.delete(oldest);
    }
  }

  /** While the data cannot be loaded, visitors get the previous page, and the service is asked as rarely as otherwise. */
  private stale(key: string, error: unknown): CachedPage {
    const entry = this.entries.get(key);
    if (!entry || this.now() - entry.renderedAt >= MAX_AGE_MS) throw error;
    log.warn({ err: error, page: key }, 'a stale page is sent');
    entry.freshUntil = this.now() + FRESH_FOR_MS;
    return entry.page;
  }
}

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Quality 6 compresses nearly as well as the highest, in a twentieth of its time. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const ETAG_LENGTH = 22;

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');

async function compress({ status, type, text, contentSecurityPolicy }: Page): Promise<CachedPage> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([brotli(identity, BROTLI_OPTIONS), gzipAsync(identity)]);
  const etag = hashOf(identity).slice(0, ETAG_LENGTH);
  return {
    status,
    type,
    etag,
    ...(contentSecurityPolicy !== undefined && { contentSecurityPolicy }),
    bodies: { identity, br, gzip: gzipped },
  };
}
