export interface SizePoint {
  candidates: number;
  costMs: number;
}

/**
 * The exponent of the power law that fits the points best: the slope of the line through their logarithms by least
 * squares. 0: the cost does not grow; 1: it grows as the data.
 * @throws {Error} with fewer than two sizes
 */
export function growthExponent(points: readonly SizePoint[]): number {
  if (new Set(points.map(({ candidates }) => candidates)).size < 2)
    throw new Error('a fit needs at least two sizes');
  const xs = points.map(({ candidates }) => Math.log(candidates));
  const ys = points.map(({ costMs }) => Math.log(costMs));
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const covariance = xs.reduce((sum, x, index) => sum + (x - meanX) * ((ys[index] ?? 0) - meanY), 0);
  const variance = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  return covariance / variance;
}
