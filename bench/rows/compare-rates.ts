import { measureAlternately, type Side } from '../harness/measure.ts';
import { spreadOf } from '../harness/report.ts';
import type { Bench, RowDefinition } from '../harness/row.ts';

/** Measures product and baseline in turns, and reports the ratio of their rates and that of their CPU. */
export async function compareRates(
  bench: Bench,
  definition: RowDefinition,
  load: { concurrency: number; maxOperations?: number },
  sides: Record<'product' | 'baseline', Side>,
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
