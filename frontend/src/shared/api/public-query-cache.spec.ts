import { STALE_AFTER_MS } from './fetch-times';
import { PublicQueryCache } from './public-query-cache';

/** Lets pending fetches settle. */
const flushFetches = () => new Promise(setImmediate);

describe('public query cache', () => {
  let now: number;
  let fetches: number;
  let cache: PublicQueryCache;
  const fetchJobs = async () => ++fetches;
  const subscribe = (listener = () => undefined as void) => cache.subscribe('Jobs', fetchJobs, listener);

  beforeEach(() => {
    now = 1_000;
    fetches = 0;
    cache = new PublicQueryCache(() => now);
  });

  it('fetches once a minute, whatever the number of subscribers', async () => {
    expect(cache.read('Jobs')).toEqual({ loading: true });
    subscribe();
    subscribe();
    await flushFetches();
    expect(cache.read('Jobs')).toEqual({ data: 1, loading: false });
    now += STALE_AFTER_MS;
    cache.refetchStale();
    await flushFetches();
    expect(fetches).toBe(1);
    now += 1;
    cache.refetchStale();
    expect(cache.read('Jobs')).toMatchObject({ data: 1, loading: true });
    await flushFetches();
    expect(cache.read('Jobs')).toEqual({ data: 2, loading: false });
  });

  it('refetches after an invalidation only what has a subscriber', async () => {
    const unsubscribe = subscribe();
    await flushFetches();
    cache.invalidate();
    await flushFetches();
    expect(fetches).toBe(2);
    unsubscribe();
    cache.invalidate();
    await flushFetches();
    expect(fetches).toBe(2);
    subscribe();
    await flushFetches();
    expect(fetches).toBe(3);
  });

  it('keeps the last data beside an error, and fetches again for the next subscriber', async () => {
    let fails = false;
    const fetchOrFail = async () => {
      if (fails) throw new Error('down');
      return ++fetches;
    };
    const unsubscribe = cache.subscribe('Jobs', fetchOrFail, () => undefined);
    await flushFetches();
    fails = true;
    await cache.refetch('Jobs');
    const failed = cache.read('Jobs');
    expect(failed).toMatchObject({ data: 1, loading: false });
    expect(failed.error).toBeInstanceOf(Error);
    unsubscribe();
    fails = false;
    cache.subscribe('Jobs', fetchOrFail, () => undefined);
    await flushFetches();
    expect(cache.read('Jobs')).toEqual({ data: 2, loading: false });
  });

  it('serves results that came with the page without a fetch', async () => {
    cache.seed({ Jobs: { data: 'from the page' } });
    subscribe();
    await flushFetches();
    expect(cache.read('Jobs')).toEqual({ data: 'from the page', loading: false });
    expect(fetches).toBe(0);
  });

  it('ignores a response that arrives after that of a later fetch', async () => {
    const responses: Array<(data: string) => void> = [];
    const fetchSlowly = () => new Promise<string>((resolve) => responses.push(resolve));
    cache.subscribe('Jobs', fetchSlowly, () => undefined);
    cache.invalidate();
    responses[1]?.('after the change');
    await flushFetches();
    responses[0]?.('before it');
    await flushFetches();
    expect(cache.read('Jobs')).toEqual({ data: 'after the change', loading: false });
  });
});
