import { send } from '../harness/http-client.ts';
import { growthExponent } from '../harness/growth.ts';
import { atMost } from '../harness/limits.ts';
import { measureAlternately, type Side } from '../harness/measure.ts';
import { formatNumber } from '../harness/report.ts';
import type { RowDefinition, RowGroup } from '../harness/row.ts';
import { growthPaths } from './candidate-lists.ts';
import { DASHBOARD, DATABASE_STATUS } from './figures.ts';
import { staffSide } from './sides.ts';

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

/** Each operation at every size in turns; the exponent of its growth, and the largest ratio of all operations. */
export const group: RowGroup = {
  rows: [GROWTH],
  async run(bench) {
    const sizes = SIZES.filter((size) => size <= bench.options.candidates);
    const largest = sizes.at(-1) ?? SMALLEST;
    const products = new Map(
      await Promise.all(
        sizes.map(async (candidates) => {
          const options = candidates === largest ? { candidates } : { candidates, parts: PARTS };
          return [candidates, await bench.servers.product(options)] as const;
        }),
      ),
    );
    const operations = { ...growthPaths(largest), figures: DASHBOARD, 'database-status': DATABASE_STATUS };
    const values: Record<string, number> = {};
    const judged: number[] = [];
    console.log(`\ncost of one operation by candidates: p50 in ms, CPU in ms, exponent of the CPU's growth`);
    for (const name of Object.keys(operations)) {
      const sides: Record<string, Side> = {};
      for (const [candidates, product] of products) {
        const path =
          { ...growthPaths(candidates), figures: DASHBOARD, 'database-status': DATABASE_STATUS }[name] ?? '';
        await send(product.url + path, { headers: product.staff });
        sides[String(candidates)] = staffSide(product, path);
      }
      const { measured } = await measureAlternately(sides, { ...bench.options, concurrency: 1 });
      const at = (candidates: number) => measured[String(candidates)];
      const [small, large] = [at(SMALLEST), at(largest)];
      if (!small || !large) throw new Error(`${name} was not measured`);
      const key = name.replaceAll(/[^\w]+/g, '-');
      values[`${key}-p50Ratio`] = large.p50Ms / small.p50Ms;
      if (JUDGED.includes(name)) judged.push(large.p50Ms / small.p50Ms);
      const points = sizes.flatMap((candidates) => {
        const cost = at(candidates);
        return cost ? [{ candidates, costMs: cost.totalCpuMs, p50Ms: cost.p50Ms }] : [];
      });
      if (points.length > 1) values[`${key}-exponent`] = growthExponent(points);
      const columns = points.map(
        ({ candidates, costMs, p50Ms }) =>
          `${candidates.toLocaleString('en')}: ${formatNumber(p50Ms)} (${formatNumber(costMs)})`,
      );
      console.log(
        `  ${name.padEnd(26)} ${columns.join('   ')}   exponent ${(values[`${key}-exponent`] ?? 0).toFixed(2)}`,
      );
    }
    const ratios = Object.entries(values).flatMap(([name, value]) =>
      name.endsWith('p50Ratio') ? value : [],
    );
    bench.report(GROWTH, { values: { p50Ratio: Math.max(...ratios), ...values } });
  },
};
