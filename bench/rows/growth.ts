import { send } from '../harness/http-client.ts';
import { growthExponent, type SizePoint } from '../harness/growth.ts';
import { atMost } from '../harness/limits.ts';
import { measureAlternately, type Side } from '../harness/measure.ts';
import { formatNumber } from '../harness/report.ts';
import type { Bench, RowDefinition, RowGroup } from '../harness/row.ts';
import type { Product } from '../harness/servers.ts';
import { growthPaths } from './candidate-lists.ts';
import { DASHBOARD, DATABASE_STATUS } from './figures.ts';
import { listSide } from './sides.ts';

const GROWTH: RowDefinition = {
  name: 'growth',
  title: 'list, search, figures: a million candidates against a thousand',
  baseline: 'itself at 1,000 candidates',
  line: [atMost('p50Ratio', 3)],
  goal: [atMost('p50Ratio', 1.5)],
};
const SMALLEST = 1_000;
const SIZES = [SMALLEST, 10_000, 100_000, 1_000_000];
/** The operations that are judged; the others are printed beside them. */
const JUDGED = ['candidates, first page', 'search, frequent word', 'search, one hit', 'figures'];
/** The processes that the operations need: four systems run at the same time. */
const PARTS = ['users', 'jobs', 'candidates', 'interviews', 'referrals'] as const;
const COUNTED = [...PARTS, 'gateway', 'postgres', 'redis'] as string[];

/** Paths of the operations by their names, for a database of that size. */
const operationsAt = (candidates: number): Record<string, string> => ({
  ...growthPaths(candidates),
  figures: DASHBOARD,
  'database-status': DATABASE_STATUS,
});

/** Each operation at every size in turns; the exponent of its growth, and the largest ratio of the judged ones. */
export const group: RowGroup = {
  rows: [GROWTH],
  async run(bench) {
    const sizes = SIZES.filter((size) => size <= bench.options.candidates);
    const largest = sizes.at(-1) ?? SMALLEST;
    const products = new Map<number, Product>();
    for (const candidates of sizes) {
      // Other rows start another product on a database of this size: the roles of its services would have other passwords.
      const options = candidates === largest ? { candidates } : { candidates, copy: 'growth', parts: PARTS };
      products.set(candidates, await bench.servers.product(options));
    }
    const values: Record<string, number> = {};
    const judged: number[] = [];
    console.log(
      `\nby candidates: p50 in ms (CPU in ms) of an operation, and the exponent of the growth of its CPU`,
    );
    for (const name of Object.keys(operationsAt(largest))) {
      try {
        const points = await measureSizes(bench, products, name);
        const ratio = (points.at(-1)?.p50Ms ?? Number.NaN) / (points[0]?.p50Ms ?? Number.NaN);
        const exponent = points.length > 1 ? growthExponent(points) : Number.NaN;
        const key = name.replaceAll(/[^\w]+/g, '-');
        Object.assign(values, { [`${key}-p50Ratio`]: ratio, [`${key}-exponent`]: exponent });
        if (JUDGED.includes(name)) judged.push(ratio);
        const columns = points.map(
          ({ candidates, p50Ms, costMs }) =>
            `${candidates.toLocaleString('en')}: ${formatNumber(p50Ms)} (${formatNumber(costMs)})`,
        );
        console.log(`  ${name.padEnd(26)} ${columns.join('   ')}   exponent ${exponent.toFixed(2)}`);
      } catch (error) {
        // A deep page may be refused after a timeout. The row fails only if its figure needs the operation.
        if (JUDGED.includes(name)) throw error;
        console.log(`  ${name.padEnd(26)} failed: ${String(error)}`);
      }
    }
    bench.report(GROWTH, { values: { p50Ratio: Math.max(...judged), ...values } });
  },
};

interface MeasuredSize extends SizePoint {
  p50Ms: number;
}

/** In the order of the sizes. */
async function measureSizes(
  bench: Bench,
  products: ReadonlyMap<number, Product>,
  name: string,
): Promise<MeasuredSize[]> {
  const sides: Record<string, Side> = {};
  for (const [candidates, product] of products) {
    const path = operationsAt(candidates)[name] ?? '';
    await send(product.url + path, { headers: product.staff });
    sides[String(candidates)] = {
      ...listSide(product, path),
      // The largest product has processes that the others lack.
      pids: () =>
        Object.fromEntries(Object.entries(product.pids()).filter(([process]) => COUNTED.includes(process))),
    };
  }
  const { measured } = await measureAlternately(sides, { ...bench.options, concurrency: 1 });
  return [...products.keys()].flatMap((candidates) => {
    const cost = measured[String(candidates)];
    return cost ? [{ candidates, costMs: cost.totalCpuMs, p50Ms: cost.p50Ms }] : [];
  });
}
