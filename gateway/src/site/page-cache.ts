import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOUR_MS } from '@araucaria/contracts';
import { businessDayOf, log, nextDayStart } from '@araucaria/platform';
import { AnonymousReadCache, type Reading } from '../http/anonymous-read-cache.js';

/** A page is rendered again after this time even if its data is the same: it may show the current year. */
const MAX_AGE_MS = HOUR_MS;
/** With 150 kB per page, including its compressed forms, about 75 MB. The least recently used pages are evicted. */
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
export interface CachedPage extends Omit<Page, 'text' | 'cacheable'> {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

interface Entry {
  page: CachedPage;
  /** Hash of the data that the page was rendered from: the data itself may be larger than the page. */
  source: string;
  renderedAt: number;
  /** While its data cannot be loaded, the page is sent until then. */
  staleUntil: number;
}

/**
 * Caches rendered pages as bytes. After a change of any job the data of every page is loaded again, but only pages whose data
 * differs are rendered again.
 */
export class PageCache {
  private readonly entries: AnonymousReadCache<Entry>;

  /** @param now milliseconds since 1970 */
  constructor(private readonly now: () => number) {
    this.entries = new AnonymousReadCache(now, MAX_PAGES);
  }

  invalidate(): void {
    this.entries.invalidate();
  }

  fresh(key: string): CachedPage | undefined {
    return this.entries.fresh(key)?.page;
  }

  /** The page, from the cache or loaded once for all concurrent requests. */
  async page<D>(key: string, load: () => Promise<D>, render: (data: D) => Page): Promise<CachedPage> {
    const { page } = await this.entries.value(key, () => this.read(key, load, render));
    return page;
  }

  private async read<D>(
    key: string,
    load: () => Promise<D>,
    render: (data: D) => Page,
  ): Promise<Reading<Entry>> {
    const startedAt = new Date(this.now());
    let data: D;
    try {
      data = await load();
    } catch (error) {
      return this.stale(key, error);
    }
    const text = JSON.stringify(data);
    const source = hashOf(text);
    // A day closes jobs without an event: those whose closing day the data names.
    const closesToday = text.includes(`"closesOn":"${businessDayOf(startedAt)}"`);
    const dayEnd = closesToday ? nextDayStart(startedAt).getTime() : Infinity;
    const staleUntil = (renderedAt: number) => Math.min(renderedAt + MAX_AGE_MS, dayEnd);
    const previous = this.entries.last(key);
    if (previous?.source === source && this.now() - previous.renderedAt < MAX_AGE_MS)
      return {
        value: { ...previous, staleUntil: staleUntil(previous.renderedAt) },
        freshUntil: Infinity,
      };
    const rendered = render(data);
    const page = await compress(rendered);
    const renderedAt = this.now();
    return {
      value: { page, source, renderedAt, staleUntil: staleUntil(renderedAt) },
      freshUntil: rendered.cacheable ? Infinity : 0,
    };
  }

  /** While the data cannot be loaded, visitors get the previous page, and the service is asked as rarely as otherwise. */
  private stale(key: string, error: unknown): Reading<Entry> {
    const value = this.entries.last(key);
    if (!value || this.now() >= value.staleUntil) throw error;
    log.warn({ err: error, page: key }, 'a stale page is sent');
    return { value, freshUntil: value.staleUntil };
  }
}

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Quality 6 compresses nearly as well as the highest, in a twentieth of its time. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const ETAG_LENGTH = 22;

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');

async function compress({ text, cacheable: _, ...page }: Page): Promise<CachedPage> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([brotli(identity, BROTLI_OPTIONS), gzipAsync(identity)]);
  const etag = hashOf(identity).slice(0, ETAG_LENGTH);
  return { ...page, etag, bodies: { identity, br, gzip: gzipped } };
}
