import { FRESH_FOR_MS, Freshness } from './freshness';

describe('freshness', () => {
  it('keeps an answer for a minute, per operation and variables', () => {
    let now = 1_000;
    const freshness = new Freshness(() => now);
    expect(freshness.isStale('Jobs', {})).toBe(true);
    freshness.mark('Jobs', undefined);
    expect(freshness.isStale('Jobs', {})).toBe(false);
    expect(freshness.isStale('Job', { id: 1 })).toBe(true);
    now += FRESH_FOR_MS;
    expect(freshness.isStale('Jobs', {})).toBe(false);
    now += 1;
    expect(freshness.isStale('Jobs', {})).toBe(true);
  });

  it('forgets all of it when told', () => {
    const freshness = new Freshness(() => 0);
    freshness.mark('Jobs', {});
    freshness.clear();
    expect(freshness.isStale('Jobs', {})).toBe(true);
  });
});
