import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { testsNamedIn, unprovenTests } from '../tests/named-tests.ts';
import type { JestResults } from '../tests/test-outcome.ts';

const FILE = 'gateway/test/http.e2e.ts';

/** A run of one file, with the titles and outcomes of its tests. */
const runOf = (tests: Record<string, 'passed' | 'failed' | 'pending'>, file = FILE): JestResults => {
  const count = (status: string) => Object.values(tests).filter((one) => one === status).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTotalTests: Object.keys(tests).length,
    numRuntimeErrorTestSuites: 0,
    success: !count('failed'),
    testResults: [
      {
        name: join(ROOT, file),
        status: count('failed') ? 'failed' : 'passed',
        assertionResults: Object.entries(tests).map(([title, status]) => ({
          status,
          fullName: `requests ${title}`,
          failureMessages: null,
        })),
      },
    ],
  };
};

describe('the tests that a document names', () => {
  it('are found with their titles', () => {
    const named = testsNamedIn('docs/security.md');
    expect(named).toContainEqual({ file: FILE });
    expect(named).toContainEqual({
      file: 'frontend/src/app/shells/use-logout.spec.tsx',
      title: 'removes what was read from memory',
    });
  });

  it('are proven by a run in which the file has a passed test and no failed one', () => {
    expect(unprovenTests([{ file: FILE }], runOf({ one: 'passed', two: 'pending' }))).toEqual([]);
    expect(unprovenTests([{ file: FILE }], runOf({ one: 'passed', two: 'failed' }))).toEqual([FILE]);
    expect(unprovenTests([{ file: FILE }], runOf({ one: 'pending' }))).toEqual([FILE]);
    expect(unprovenTests([{ file: FILE }], runOf({ one: 'passed' }, 'gateway/test/other.e2e.ts'))).toEqual([
      FILE,
    ]);
  });

  it('are proven by their title where one is given', () => {
    const named = [{ file: FILE, title: 'refuse this' }];
    expect(unprovenTests(named, runOf({ 'refuse this': 'passed' }))).toEqual([]);
    const missing = [`${FILE} “refuse this”`];
    expect(unprovenTests(named, runOf({ 'refuse that': 'passed' }))).toEqual(missing);
    expect(unprovenTests(named, runOf({ 'refuse this': 'pending', 'refuse that': 'passed' }))).toEqual(
      missing,
    );
  });

  it('are proven by a repeated file, and not asked of this form where they belong to the long one', () => {
    const first = runOf({ one: 'passed', two: 'failed' });
    const repeats = new Map([[join(ROOT, FILE), runOf({ one: 'passed', two: 'passed' })]]);
    expect(unprovenTests([{ file: FILE }], first, repeats)).toEqual([]);
    const long = [{ file: 'libs/testing/test/guarantees/faults.alone.e2e.ts' }];
    expect(unprovenTests(long, first, repeats)).toEqual([]);
  });
});
