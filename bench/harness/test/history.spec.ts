import { historySvg, largestRuns, type KeptRun } from '../history.ts';
import { atLeast, atMost } from '../limits.ts';

const OPTIONS = { rounds: 7, seconds: 2, candidates: 1_000_000, seed: 1 };
const run = (at: string, p50Ratio: number): KeptRun => ({
  at,
  options: OPTIONS,
  results: [
    {
      ...{ name: 'page', title: 'page < 10 & more', line: [atMost('p50Ratio', 3)] },
      ...{ values: { p50Ratio }, isLineMet: p50Ratio <= 3 },
    },
    {
      name: 'csv',
      title: 'CSV',
      line: [atLeast('rateRatio', 0.3)],
      values: { rateRatio: 0.6 },
      isLineMet: true,
    },
    { name: 'free', title: 'without a line', line: [], values: {}, isLineMet: true },
  ],
});
const RUNS = [run('2026-11-22T10:00:00Z', 30), run('2026-11-23T10:00:00Z', 1.5)];

describe('largestRuns', () => {
  it('leaves out runs over fewer candidates', () => {
    const small = { ...run('2026-11-24T10:00:00Z', 1), options: { ...OPTIONS, candidates: 10_000 } };
    expect(largestRuns([...RUNS, small])).toEqual(RUNS);
    expect(largestRuns([small])).toEqual([small]);
    expect(largestRuns([])).toEqual([]);
  });
});

describe('historySvg', () => {
  it('draws the same text for the same runs', () => {
    expect(historySvg(RUNS)).toBe(historySvg(structuredClone(RUNS)));
  });

  it('states how much of its line a row uses in the last run', () => {
    const svg = historySvg(RUNS);
    expect(svg).toContain('0.50 of the line');
    expect(svg).toContain('2026-11-22 to 2026-11-23');
  });

  it('escapes titles, and leaves out rows without a line', () => {
    const svg = historySvg(RUNS);
    expect(svg).toContain('page &lt; 10 &amp; more');
    expect(svg).not.toContain('without a line');
  });

  it('draws rows without any run as an empty picture', () => {
    expect(historySvg([])).toContain('no runs yet');
  });
});
