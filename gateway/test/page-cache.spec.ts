import { PageCache, type Page } from '../src/site/page-cache.js';

describe('kept pages', () => {
  let now: number;
  let reads: number;
  let renders: number;
  let facts: string;
  let cache: PageCache;
  beforeEach(() => {
    [now, reads, renders, facts] = [1_000, 0, 0, 'aberta'];
    cache = new PageCache(() => now);
  });

  const read = async () => {
    reads++;
    return facts;
  };
  const make = (text: string): Page => {
    renders++;
    return { status: 200, type: 'text/html', text, lasting: text !== 'pela metade' };
  };
  const ask = async () => (await cache.page('/', read, make)).bodies.identity.toString();

  it('are made once for all who ask meanwhile', async () => {
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['aberta', 'aberta', 'aberta']);
    await ask();
    expect([reads, renders]).toEqual([1, 1]);
    expect(cache.trusted('/')).toBeDefined();
  });

  it('are asked about again after a change, and rendered again only where it concerns them', async () => {
    await ask();
    cache.distrust();
    expect(cache.trusted('/')).toBeUndefined();
    await ask();
    expect([reads, renders]).toEqual([2, 1]);
    facts = 'encerrada';
    cache.distrust();
    expect(await ask()).toBe('encerrada');
    expect([reads, renders]).toEqual([3, 2]);
  });

  it('are not believed for ever when no event arrives', async () => {
    await ask();
    facts = 'encerrada';
    now += 5_001;
    expect(await ask()).toBe('encerrada');
  });

  it('stay as they were while nobody can answer, for an hour, and are asked about every few seconds', async () => {
    await ask();
    now += 5_001;
    const away = () => {
      reads++;
      return Promise.reject(new Error('away'));
    };
    const answer = () => cache.page('/', away, make);
    expect((await answer()).bodies.identity.toString()).toBe('aberta');
    await answer();
    expect(reads).toBe(2);
    now += 3_600_000;
    await expect(answer()).rejects.toThrow('away');
    facts = 'encerrada';
    expect(await ask()).toBe('encerrada');
  });

  it('are not kept when a change arrives while they are made', async () => {
    let answer = (_facts: string) => {};
    const early = cache.page('/', () => new Promise<string>((resolve) => (answer = resolve)), make);
    cache.distrust();
    facts = 'encerrada';
    expect(await ask()).toBe('encerrada');
    answer('aberta');
    await early;
    expect(cache.trusted('/')?.bodies.identity.toString()).toBe('encerrada');
  });

  it('are not kept when they were made in distress, or could not be made', async () => {
    facts = 'pela metade';
    await ask();
    expect(cache.trusted('/')).toBeUndefined();
    await expect(cache.page('/', () => Promise.reject(new Error('down')), make)).rejects.toThrow('down');
    facts = 'aberta';
    expect(await ask()).toBe('aberta');
  });

  it('make room for those that are asked for', async () => {
    await ask();
    for (let index = 0; index < 500; index++) await cache.page(`/vagas/${index}`, read, make);
    expect(cache.trusted('/')).toBeUndefined();
    expect(cache.trusted('/vagas/499')).toBeDefined();
  });
});
