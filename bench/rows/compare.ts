import { measureAlternately, type Measured, type Side } from '../harness/measure.ts';
import { spreadOf } from '../harness/report.ts';
import type { Bench, RowDefinition } from '../harness/row.ts';
import type { Values } from '../harness/limits.ts';

type Sides = Record<'product' | 'baseline', Side>;

/** Measures product and baseline in turns, and reports the ratio of their rates and that of their CPU. */
export async function compareRates(
  bench: Bench,
  definition: RowDefinition,
  load: { concurrency: number; maxOperations?: number },
  sides: Sides,
): Promise<void> {
  const { measured, ratios } = await measureAlternately(sides, { ...bench.options, ...load });
  const ratio = spreadOf('rate', ratios('rate', 'product', 'baseline'));
  const { product, baseline } = measured;
  bench.report(definition, {
    product,
    comparison: baseline,
    ratio,
    values: { rateRatio: ratio.median, cpuRatio: product.totalCpuMs / baseline.totalCpuMs },
  });
}

/**
 * Measures product and baseline in turns, one request at a time, and reports their times and the ratio of these.
 * @param more further figures of the row
 */
export async function compareTimes(
  bench: Bench,
  definition: RowDefinition,
  sides: Sides,
  more: (product: Measured, baseline: Measured) => Values = () => ({}),
): Promise<void> {
  const { measured, ratios } = await measureAlternately(sides, { ...bench.options, concurrency: 1 });
  const ratio = spreadOf('p50', ratios('p50', 'product', 'baseline'));
  const { product, baseline } = measured;
  const { p50Ms, p99Ms } = product;
  bench.report(definition, {
    product,
    comparison: baseline,
    ratio,
    values: { p50Ratio: ratio.median, p50Ms, p99Ms, ...more(product, baseline) },
  });
}
