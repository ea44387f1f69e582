import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { businessDayOf, log, nextDayStart } from '@araucaria/platform';

/**
 * A page is sent without asking for its data again. Events end this earlier; it limits the effect of a lost event. The end of a day ends it too.
 */
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
  /** While its data cannot be loaded, the page is sent until then. */
  staleUntil: number;
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

  /** @param now milliseconds since 1970 */
  constructor(private readonly now: () => number) {}

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
    const startedAt = new Date(this.now());
    let data: D;
    try {
      data = await load();
    } catch (error) {
      return this.stale(key, error);
    }
    const text = JSON.stringify(data);
    const source = hashOf(text);
    const previous = this.entries.get(key);
    // A day closes jobs without an event: those whose closing day the data names.
    const dayEnd = nextDayStart(startedAt).getTime();
    const closesToday = text.includes(`"closesOn":"${businessDayOf(startedAt)}"`);
    const ends = (renderedAt: number) => ({
      freshUntil: Math.min(this.now() + FRESH_FOR_MS, dayEnd),
      staleUntil: Math.min(renderedAt + MAX_AGE_MS, closesToday ? dayEnd : Infinity),
    });
    if (previous?.source === source && this.now() - previous.renderedAt < MAX_AGE_MS) {
      if (generation === this.generation) this.store(key, { ...previous, ...ends(previous.renderedAt) });
      return previous.page;
    }
    const rendered = render(data);
    const page = await compress(rendered);
    const renderedAt = this.now();
    if (generation === this.generation && rendered.cacheable)
      this.store(key, { page, source, renderedAt, ...ends(renderedAt) });
    return page;
  }

  private store(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= MAX_PAGES) break;
      this.entries.delete(oldest);
    }
  }

  /** While the data cannot be loaded, visitors get the previous page, and the service is asked as rarely as otherwise. */
  private stale(key: string, error: unknown): CachedPage {
    const entry = this.entries.get(key);
    if (!entry || this.now() >= entry.staleUntil) throw error;
    log.warn({ err: error, page: key }, 'a stale page is sent');
    entry.freshUntil = Math.min(this.now() + FRESH_FOR_MS, entry.staleUntil);
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
