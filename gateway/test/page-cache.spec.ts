import { PageCache, type Page } from '../src/site/page-cache.js';

describe('the page cache', () => {
  let now: number;
  let loads: number;
  let renders: number;
  let data: string;
  let cache: PageCache;
  beforeEach(() => {
    [now, loads, renders, data] = [1_000, 0, 0, 'aberta'];
    cache = new PageCache(() => now);
  });

  const load = async () => {
    loads++;
    return data;
  };
  const render = (text: string): Page => {
    renders++;
    return { status: 200, type: 'text/html', text, cacheable: text !== 'pela metade' };
  };
  const request = async () => (await cache.page('/', load, render)).bodies.identity.toString();

  it('renders a page once for all concurrent requests', async () => {
    expect(await Promise.all([request(), request(), request()])).toEqual(['aberta', 'aberta', 'aberta']);
    await request();
    expect([loads, renders]).toEqual([1, 1]);
    expect(cache.fresh('/')).toBeDefined();
  });

  it('loads the data again after a change, and renders only if the data differs', async () => {
    await request();
    cache.invalidate();
    expect(cache.fresh('/')).toBeUndefined();
    await request();
    expect([loads, renders]).toEqual([2, 1]);
    data = 'encerrada';
    cache.invalidate();
    expect(await request()).toBe('encerrada');
    expect([loads, renders]).toEqual([3, 2]);
  });

  it('loads the data again after five seconds without an event', async () => {
    await request();
    data = 'encerrada';
    now += 5_001;
    expect(await request()).toBe('encerrada');
  });

  it('loads the data again when a day begins in São Paulo, which closes jobs without an event', async () => {
    now = Date.parse('2026-12-12T23:59:58-03:00');
    await request();
    now += 1_999;
    expect(cache.fresh('/')).toBeDefined();
    data = 'encerrada';
    now += 1;
    expect(cache.fresh('/')).toBeUndefined();
    expect(await request()).toBe('encerrada');
  });

  it('returns no stale page with a job that closed meanwhile', async () => {
    const fail = () =>
      cache.page<unknown>(
        '/',
        () => Promise.reject(new Error('away')),
        () => render(''),
      );
    for (const [closesOn, isSent] of [
      ['2026-12-13', true],
      ['2026-12-12', false],
    ]) {
      now = Date.parse('2026-12-12T23:59:58-03:00');
      cache.invalidate();
      await cache.page(
        '/',
        async () => ({ closesOn }),
        () => render('aberta'),
      );
      now += 3_000;
      await (isSent ? expect(fail()).resolves.toBeDefined() : expect(fail()).rejects.toThrow('away'));
    }
  });

  it('returns a stale page for an hour while the data cannot be loaded, and tries again every five seconds', async () => {
    await request();
    now += 5_001;
    const fail = () => {
      loads++;
      return Promise.reject(new Error('away'));
    };
    const failingRequest = () => cache.page('/', fail, render);
    expect((await failingRequest()).bodies.identity.toString()).toBe('aberta');
    await failingRequest();
    expect(loads).toBe(2);
    now += 3_600_000;
    await expect(failingRequest()).rejects.toThrow('away');
    data = 'encerrada';
    expect(await request()).toBe('encerrada');
  });

  it('does not cache a page whose data was requested before a change', async () => {
    let respond = (_data: string) => {};
    const early = cache.page('/', () => new Promise<string>((resolve) => (respond = resolve)), render);
    cache.invalidate();
    data = 'encerrada';
    expect(await request()).toBe('encerrada');
    respond('aberta');
    await early;
    expect(cache.fresh('/')?.bodies.identity.toString()).toBe('encerrada');
  });

  it('does not cache a page that was not rendered completely, or whose data could not be loaded', async () => {
    data = 'pela metade';
    await request();
    expect(cache.fresh('/')).toBeUndefined();
    await expect(cache.page('/', () => Promise.reject(new Error('down')), render)).rejects.toThrow('down');
    data = 'aberta';
    expect(await request()).toBe('aberta');
  });

  it('evicts the least recently loaded pages beyond 500', async () => {
    await request();
    for (let index = 0; index < 500; index++) await cache.page(`/vagas/${index}`, load, render);
    expect(cache.fresh('/')).toBeUndefined();
    expect(cache.fresh('/vagas/499')).toBeDefined();
  });
});
