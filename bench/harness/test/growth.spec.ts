import { growthExponent } from '../growth.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const points = (cost: (candidates: number) => number) =>
  SIZES.map((candidates) => ({ candidates, costMs: cost(candidates) }));

describe('growthExponent', () => {
  it('is 0 for a cost that does not grow', () => {
    expect(growthExponent(points(() => 2.5))).toBeCloseTo(0);
  });

  it('is the exponent of a power law, whatever its factor', () => {
    expect(growthExponent(points((n) => 0.003 * n))).toBeCloseTo(1);
    expect(growthExponent(points((n) => 7 * Math.sqrt(n)))).toBeCloseTo(0.5);
  });

  it('lies between the slopes of parts that grow differently', () => {
    const exponent = growthExponent(points((n) => Math.max(1, n / 10_000)));
    expect(exponent).toBeGreaterThan(0.3);
    expect(exponent).toBeLessThan(1);
  });

  it('refuses measurements of one size', () => {
    expect(() => growthExponent([{ candidates: 1_000, costMs: 1 }])).toThrow('two sizes');
  });
});
