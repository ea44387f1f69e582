import { median } from '../statistics.ts';
import { areMet, describeLimits } from './limits.ts';
import type { Measured } from './measure.ts';
import type { RowDefinition, RowResult } from './row.ts';

const MAX_FAILURE_CHARS = 120;

export const spreadOf = (of: 'rate' | 'p50', ratios: number[]): NonNullable<RowResult['ratio']> => ({
  of,
  median: median(ratios),
  lowest: Math.min(...ratios),
  highest: Math.max(...ratios),
});

export function judge(
  row: RowDefinition,
  outcome: Omit<RowResult, keyof RowDefinition | 'isLineMet' | 'isGoalMet'>,
): RowResult {
  return {
    ...row,
    ...outcome,
    isLineMet: !outcome.failure && areMet(row.line, outcome.values),
    isGoalMet: !outcome.failure && areMet(row.goal, outcome.values),
  };
}

export function describeRow({ title, baseline, product, comparison, ratio, ...row }: RowResult): string {
  const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
  const values = Object.entries(row.values).map(([name, value]) => `${name} ${formatNumber(value)}`);
  return [
    `\n${title}  [${row.name}]`,
    ...(row.failure ? [`  FAILED: ${row.failure}`] : []),
    ...(product ? [`  product   ${describeMeasured(product)}`] : []),
    ...(comparison ? [`  baseline  ${describeMeasured(comparison)}  (${baseline})`] : []),
    ...(ratio
      ? [
          `  ratio of ${ratio.of} ${formatNumber(ratio.median)} (${formatNumber(ratio.lowest)} to ${formatNumber(ratio.highest)})`,
        ]
      : []),
    `  ${values.join(', ')}`,
    ...(row.line.length ? [`  line ${describeLimits(row.line)}: ${verdict(row.isLineMet)}`] : []),
    ...(row.goal.length ? [`  goal ${describeLimits(row.goal)}: ${verdict(row.isGoalMet)}`] : []),
  ].join('\n');
}

function describeMeasured({ ratePerSecond, p50Ms, p99Ms, totalCpuMs, cpuMs }: Measured): string {
  const largest = Object.entries(cpuMs)
    .filter(([, value]) => value >= 0.05)
    .sort(([, a], [, b]) => b - a)
    .map(([name, value]) => `${name} ${value.toFixed(2)}`);
  return (
    `${formatNumber(ratePerSecond)}/s  p50 ${formatNumber(p50Ms)} ms  p99 ${formatNumber(p99Ms)} ms  ` +
    `CPU ${totalCpuMs.toFixed(2)} ms${largest.length ? ` (${largest.join(', ')})` : ''}`
  );
}

export function toMarkdown(results: readonly RowResult[]): string {
  const cells = results.map((result) => {
    const { title, baseline, product, comparison, ratio, line, goal, failure } = result;
    const measured = failure
      ? `failed: ${failure.slice(0, MAX_FAILURE_CHARS)}`
      : product
        ? `${formatNumber(product.ratePerSecond)}/s, ${formatNumber(product.p50Ms)} / ${formatNumber(product.p99Ms)} ms, ${product.totalCpuMs.toFixed(1)} ms CPU`
        : Object.entries(result.values)
            .map(([name, value]) => `${name} ${formatNumber(value)}`)
            .join(', ');
    const compared = comparison
      ? `${baseline}: ${formatNumber(comparison.ratePerSecond)}/s, ${formatNumber(comparison.p50Ms)} ms`
      : baseline;
    const spread = ratio
      ? `${formatNumber(ratio.median)} (${formatNumber(ratio.lowest)}–${formatNumber(ratio.highest)})`
      : '–';
    const mark = (isMet: boolean, limits: RowDefinition['line']): string =>
      limits.length ? `${describeLimits(limits)} ${isMet ? '✓' : '✗'}` : '–';
    return `| ${title} | ${measured} | ${compared} | ${spread} | ${mark(result.isLineMet, line)} | ${mark(result.isGoalMet, goal)} |`;
  });
  return [
    '| operation | rate, p50 / p99, CPU per operation | baseline | ratio | line | goal |',
    '|---|---|---|---|---|---|',
    ...cells,
  ].join('\n');
}

/** Three significant digits. */
export const formatNumber = (value: number): string =>
  Math.abs(value) >= 1_000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
