import { FetchTimes, STALE_AFTER_MS } from './fetch-times';

describe('fetch times', () => {
  it('makes a result stale after a minute, per operation and variables', () => {
    let now = 1_000;
    const fetchTimes = new FetchTimes(() => now);
    expect(fetchTimes.isStale('Jobs', {})).toBe(true);
    fetchTimes.record('Jobs', undefined);
    expect(fetchTimes.isStale('Jobs', {})).toBe(false);
    expect(fetchTimes.isStale('Job', { id: 1 })).toBe(true);
    now += STALE_AFTER_MS;
    expect(fetchTimes.isStale('Jobs', {})).toBe(false);
    now += 1;
    expect(fetchTimes.isStale('Jobs', {})).toBe(true);
  });

  it('makes every result stale when it is cleared', () => {
    const fetchTimes = new FetchTimes(() => 0);
    fetchTimes.record('Jobs', {});
    fetchTimes.clear();
    expect(fetchTimes.isStale('Jobs', {})).toBe(true);
  });

  it('leaves a response stale that was asked for before a change', () => {
    const fetchTimes = new FetchTimes(() => 0);
    const { changes } = fetchTimes;
    fetchTimes.clear();
    fetchTimes.record('Jobs', {}, changes);
    expect(fetchTimes.isStale('Jobs', {})).toBe(true);
  });
});
