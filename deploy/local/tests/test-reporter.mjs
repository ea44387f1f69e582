import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, dataDir } from '../bootstrap/paths.mjs';

const SHOWN_SLOW_FILES = 20;
/** The start of a failure in Jest's text of a file. */
const FAILURE = /^(?= {2}● )/m;

/**
 * Runs before Jest's default reporter, which prints each file. Failures of a file that have the same cause, e.g. a failed
 * `beforeAll` or the first failed step of a story, are printed once; the slowest files are listed at the end.
 */
export default class TestReporter {
  /** @type {Array<{ path: string, seconds: number }>} */
  #files = [];

  /**
   * @param {unknown} _test
   * @param {{ perfStats: { start: number, end: number }, testFilePath: string, failureMessage?: string | null }} result
   */
  onTestResult(_test, result) {
    const { start, end } = result.perfStats;
    this.#files.push({ path: result.testFilePath, seconds: Math.round((end - start) / 1_000) });
    if (result.failureMessage) result.failureMessage = withoutRepetitions(result.failureMessage);
  }

  onRunComplete() {
    const slowest = this.#files.sort((one, other) => other.seconds - one.seconds).slice(0, SHOWN_SLOW_FILES);
    if (this.#files.length <= SHOWN_SLOW_FILES) return;
    // For npm run test:weights.
    const times = this.#files.map(({ path, seconds }) => [relative(ROOT, path), seconds]);
    mkdirSync(dataDir(), { recursive: true });
    writeFileSync(join(dataDir(), 'test-times.json'), JSON.stringify(Object.fromEntries(times)));
    const rows = slowest.map(({ path, seconds }) => `  ${String(seconds).padStart(4)} s  ${path}`);
    process.stderr.write(`Slowest files:\n${rows.join('\n')}\n`);
  }
}

/**
 * @param {string} text failures of a file as Jest prints them
 * @returns the first failure of each cause, with the number of those that are left out
 */
export function withoutRepetitions(text) {
  /** @type {Map<string, { first: string, count: number }>} */
  const byCause = new Map();
  for (const failure of text.split(FAILURE)) {
    const cause = failure.replace(/^.*\n/, '').trim();
    const known = byCause.get(cause);
    if (known) known.count += 1;
    else byCause.set(cause, { first: failure, count: 1 });
  }
  return [...byCause.values()]
    .map(({ first, count }) =>
      count > 1
        ? `${first.trimEnd()}\n\n    ${count - 1} more tests failed or did not run for this reason.\n\n`
        : first,
    )
    .join('');
}
