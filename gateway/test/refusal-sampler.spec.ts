import { HOUR_MS } from '@araucaria/contracts';
import { RefusalSampler } from '../src/access-audit/refusal-sampler.js';

describe('refusals of anonymous visitors', () => {
  const takes = (sampler: RefusalSampler, times: number, address: (n: number) => string) =>
    Array.from({ length: times }, (_, n) => sampler.takes('UNAUTHENTICATED', address(n))).filter(Boolean)
      .length;

  it('are recorded one by one up to twenty of a code and network in an hour; the others are one number', () => {
    const sampler = new RefusalSampler(0);
    // Addresses of one subscriber.
    expect(takes(sampler, 300, (n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(20);
    expect(takes(sampler, 3, () => '198.51.100.7')).toBe(3);
    expect(sampler.takes('FORBIDDEN', '2001:db8:1:2::1')).toBe(true);
    expect(sampler.endHour(HOUR_MS - 1)).toEqual([]);
    expect(sampler.endHour(HOUR_MS)).toEqual([
      { code: 'UNAUTHENTICATED', network: '2001:db8:1:2::/64', count: 280 },
    ]);
    expect(sampler.endHour(2 * HOUR_MS)).toEqual([]);
    expect(sampler.takes('UNAUTHENTICATED', '2001:db8:1:2::1')).toBe(true);
  });

  it('have a limit for all networks together', () => {
    const sampler = new RefusalSampler(0);
    const taken = takes(sampler, 5_000, (n) => `10.0.${Math.floor(n / 250)}.${n % 250}`);
    expect(taken).toBe(500);
    expect(sampler.end()).toEqual([{ code: 'UNAUTHENTICATED', network: null, count: 4_500 }]);
  });
});
