import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Seconds of a file without a recorded weight, by the end of its name. */
const UNKNOWN_SECONDS = { '.e2e.ts': 20, '.int-spec.ts': 8, '.spec.tsx': 6 };
const SHORT_SECONDS = 1;
const ROOT = new URL('../..', import.meta.url).pathname;

/** @type {Record<string, number>} seconds by path; `npm run test:weights` records them */
const weights = JSON.parse(readFileSync(new URL('./test-weights.json', import.meta.url), 'utf8'));

/**
 * The expected seconds of a test file.
 * @param {string} path from the root of the repository
 */
export function weightOf(path) {
  const [, unknown = SHORT_SECONDS] =
    Object.entries(UNKNOWN_SECONDS).find(([ending]) => path.endsWith(ending)) ?? [];
  return weights[path] ?? unknown;
}

/**
 * Runs the longest files first, so that no worker waits at the end for one that began late. Jest itself remembers times only
 * where it has run before, and takes the size of a file for its time elsewhere.
 */
export default class TestSequencer {
  /**
   * @template {{ path: string }} T
   * @param {T[]} tests
   */
  sort(tests) {
    const seconds = ({ path }) => weightOf(relative(ROOT, path));
    return [...tests].sort((one, other) => seconds(other) - seconds(one) || (one.path < other.path ? -1 : 1));
  }

  /** Jest's cache of times is not used. */
  cacheResults() {}

  /**
   * @template T
   * @param {T[]} tests
   */
  allFailedTests(tests) {
    return tests;
  }
}
