import { writeFileSync } from 'node:fs';
import { compare } from './capacity/compare.ts';
import { COSTS_FILE, readCosts } from './capacity/costs.ts';
import { dayReport } from './capacity/day.ts';
import { measureCosts, withMeasuredSystem } from './capacity/measure.ts';

/** How often each operation is measured. */
const MEASURED_COUNT = 200;

const [first = '', ...rest] = process.argv.slice(2);
if (first === 'measure') {
  // Rewrites bench/capacity/costs.json.
  await withMeasuredSystem(async (system) => {
    const costs = await measureCosts(system, Number(rest[0] ?? MEASURED_COUNT));
    writeFileSync(COSTS_FILE, `${JSON.stringify(costs, null, 2)}\n`);
  });
} else if (first === 'compare') {
  await compare({ count: Number(rest[0] ?? MEASURED_COUNT), seconds: Number(rest[1] ?? 60) });
} else {
  for (const line of dayReport(readCosts(), [first, ...rest].filter(Boolean))) console.log(line);
}
