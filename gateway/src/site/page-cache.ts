import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { log } from '@araucaria/platform';

/** Milliseconds for which kept bytes are sent unasked. Events end it long before; this bounds what a lost one may cost. */
const TRUSTED = 5_000;
/** Milliseconds after which a page is rendered anew all the same: it may name the year. */
const LIFE = 3_600_000;
/** Pages; with 150 kB each, its compressed forms included, some 75 MB. The least recently used ones go. */
const MOST = 500;

export interface Page {
  status: number;
  type: string;
  text: string;
  /** False: made in distress, the next visitor may be luckier. */
  lasting: boolean;
}

type Encoding = 'identity' | 'br' | 'gzip';

/** A page as it is sent. */
export interface KeptPage {
  status: number;
  type: string;
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

interface Entry {
  page: KeptPage;
  /** What it was made from. */
  source: string;
  madeAt: number;
  trustedUntil: number;
}

/**
 * Rendered pages as bytes. After any change of a job every page is asked about again: one whose jobs are still
 * the same is kept as it is, so that a change renders only what it changed.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly loading = new Map<string, Promise<KeptPage>>();
  /** Counts the changes: what was asked for before one proves nothing after it. */
  private generation = 0;

  constructor(private readonly now: () => number = Date.now) {}

  distrust(): void {
    this.generation++;
    this.loading.clear();
    for (const entry of this.entries.values()) entry.trustedUntil = 0;
  }

  /** The page, if it needs no question. */
  trusted(key: string): KeptPage | undefined {
    const entry = this.entries.get(key);
    return entry && this.now() < entry.trustedUntil ? entry.page : undefined;
  }

  /** One question for all who ask meanwhile. */
  page<F>(key: string, read: () => Promise<F>, make: (facts: F) => Page): Promise<KeptPage> {
    const trusted = this.trusted(key);
    if (trusted) return Promise.resolve(trusted);
    const underWay = this.loading.get(key);
    if (underWay) return underWay;
    const loading = this.load(key, read, make).finally(() => {
      if (this.loading.get(key) === loading) this.loading.delete(key);
    });
    this.loading.set(key, loading);
    return loading;
  }

  private async load<F>(key: string, read: () => Promise<F>, make: (facts: F) => Page): Promise<KeptPage> {
    const { generation } = this;
    let facts: F;
    try {
      facts = await read();
    } catch (error) {
      return this.asItWas(key, error);
    }
    const source = JSON.stringify(facts);
    const before = this.entries.get(key);
    const same = before?.source === source && this.now() - before.madeAt < LIFE;
    const made = same ? undefined : make(facts);
    const page = made ? await compressed(made) : before!.page;
    if (generation === this.generation && (made?.lasting ?? true)) {
      const madeAt = same ? before!.madeAt : this.now();
      this.entries.delete(key);
      this.entries.set(key, { page, source, madeAt, trustedUntil: this.now() + TRUSTED });
      for (const oldest of this.entries.keys()) {
        if (this.entries.size <= MOST) break;
        this.entries.delete(oldest);
      }
    }
    return page;
  }

  /** While nobody can say what has changed, visitors read what there was, and nobody is asked more often than else. */
  private asItWas(key: string, error: unknown): KeptPage {
    const entry = this.entries.get(key);
    if (!entry || this.now() - entry.madeAt >= LIFE) throw error;
    log.warn({ err: error, page: key }, 'a page goes out as it was');
    entry.trustedUntil = this.now() + TRUSTED;
    return entry.page;
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Nearly the size of the highest in a twentieth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

async function compressed({ status, type, text }: Page): Promise<KeptPage> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([brotli(identity, BROTLI), zip(identity)]);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { status, type, etag, bodies: { identity, br, gzip: gzipped } };
}
