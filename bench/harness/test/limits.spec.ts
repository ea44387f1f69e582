import { areMet, atLeast, atMost, describeLimits } from '../limits.ts';

describe('limits', () => {
  const limits = [atMost('p50Ms', 5), atLeast('rateRatio', 0.5)];

  it('are met at their bounds', () => {
    expect(areMet(limits, { p50Ms: 5, rateRatio: 0.5 })).toBe(true);
  });

  it.each([
    ['a figure is above its bound', { p50Ms: 5.1, rateRatio: 1 }],
    ['a figure is below its bound', { p50Ms: 1, rateRatio: 0.49 }],
    ['a figure was not measured', { p50Ms: 1 }],
    ['a figure is no number', { p50Ms: Number.NaN, rateRatio: 1 }],
  ])('are missed when %s', (_, values) => {
    expect(areMet(limits, values as Record<string, number>)).toBe(false);
  });

  it('are written as a reader expects them', () => {
    expect(describeLimits(limits)).toBe('p50Ms ≤ 5, rateRatio ≥ 0.5');
  });
});
