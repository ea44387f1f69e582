import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import type { BenchOptions, RowResult } from './row.ts';

/** A file of `bench/results`. */
export interface KeptRun {
  /** ISO 8601. */
  at: string;
  options: BenchOptions;
  results: Array<Pick<RowResult, 'name' | 'title' | 'line' | 'values' | 'isLineMet'>>;
}

const RESULTS = new URL('../results/', import.meta.url);
const PICTURE = new URL('../../docs/performance-history.svg', import.meta.url);

/** Draws the picture of the history anew from all kept runs. */
export function writeHistory(): void {
  const files = readdirSync(RESULTS)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const runs = files.map((name) => JSON.parse(readFileSync(new URL(name, RESULTS), 'utf8')) as KeptRun);
  writeFileSync(PICTURE, historySvg(largestRuns(runs)));
}

/** Runs over fewer candidates than the largest ones say nothing about the same operation there. */
export function largestRuns(runs: readonly KeptRun[]): KeptRun[] {
  const largest = Math.max(...runs.map(({ options }) => options.candidates));
  return runs.filter(({ options }) => options.candidates === largest);
}

const WIDTH_PX = 900;
const ROW_PX = 26;
const HEADER_PX = 44;
const TITLE_PX = 330;
const CHART_PX = 400;
/** The chart shows a tenth to ten times the line. */
const DECADES = 1;

/**
 * One line for each row: how far its first figure was from the line in each run. Left and right end of the chart are the first and
 * the last run; up to ten times better is below the middle, up to ten times worse above it. The same runs give the same text.
 */
export function historySvg(runs: readonly KeptRun[]): string {
  const latest = new Map<string, KeptRun['results'][number]>();
  for (const { results } of runs)
    for (const result of results) if (result.line.length) latest.set(result.name, result);
  const heightPx = HEADER_PX + ROW_PX * latest.size + 10;
  const rows = [...latest.values()].map((result, index) => drawRow(result, runs, HEADER_PX + index * ROW_PX));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${heightPx}" font-family="sans-serif" font-size="13">`,
    `<rect width="${WIDTH_PX}" height="${heightPx}" fill="#fff"/>`,
    `<text x="10" y="20" font-weight="bold">Share of the line over ${runs.length} runs</text>`,
    `<text x="10" y="36" fill="#555">${describeSpan(runs)}; below the grey line: met</text>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

function drawRow(result: KeptRun['results'][number], runs: readonly KeptRun[], topPx: number): string {
  const middlePx = topPx + ROW_PX / 2;
  const stepPx = runs.length > 1 ? CHART_PX / (runs.length - 1) : 0;
  const points = runs.flatMap(({ results }, index) => {
    const share = shareOfLine(results.find(({ name }) => name === result.name));
    if (share === undefined) return [];
    const level = Math.max(-DECADES, Math.min(DECADES, Math.log10(share))) / DECADES;
    return [[TITLE_PX + index * stepPx, middlePx - level * (ROW_PX / 2 - 3)] as const];
  });
  const color = result.isLineMet ? '#1b7f3b' : '#c0392b';
  const path = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const share = shareOfLine(result);
  return [
    `<text x="10" y="${middlePx + 4}">${escapeXml(result.title)}</text>`,
    `<line x1="${TITLE_PX}" x2="${TITLE_PX + CHART_PX}" y1="${middlePx}" y2="${middlePx}" stroke="#bbb"/>`,
    `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="1.5"/>`,
    ...points.map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.5" fill="${color}"/>`),
    `<text x="${TITLE_PX + CHART_PX + 14}" y="${middlePx + 4}" fill="${color}">${share === undefined ? '–' : `${share.toFixed(2)} of the line`}</text>`,
  ].join('\n');
}

/** How much of what the line allows is used: up to 1 is met. Undefined if it was not measured. */
function shareOfLine(result: KeptRun['results'][number] | undefined): number | undefined {
  const limit = result?.line[0];
  if (!result || !limit) return undefined;
  const value = result.values[limit.figure];
  if (value === undefined || !(value > 0)) return undefined;
  return 'atMost' in limit ? value / limit.atMost : limit.atLeast / value;
}

function describeSpan(runs: readonly KeptRun[]): string {
  const [first, last] = [runs[0], runs.at(-1)];
  return first && last ? `${first.at.slice(0, 10)} to ${last.at.slice(0, 10)}` : 'no runs yet';
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
