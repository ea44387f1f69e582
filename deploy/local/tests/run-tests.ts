import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, dataDir } from '../bootstrap/paths.mjs';
import { testsNamedIn, unprovenTests } from './named-tests.ts';
import { runJest } from './run-jest.ts';
import { filesToRepeat, outcomeOf, type JestResults, type TestOutcome } from './test-outcome.ts';

/** Removes what failed tests of earlier runs have left (`libs/testing/system-environment.mjs`). */
export const removeArtifacts = (): void =>
  rmSync(join(dataDir(), 'test-artifacts'), { recursive: true, force: true });

/**
 * Runs Jest. After a run of all tests, the files of failed system tests run once more, each alone on a new system. A file that
 * passes then is printed as `flaky` and counts as passed: its failure is a bug to be found, in the product or in the test.
 * @param args of Jest
 * @param repeats whether failed files run again; not those that were named
 */
export async function runTests(
  args: string[],
  { repeats: isRepeated = !args.length } = {},
): Promise<TestOutcome> {
  const results = await runJest(args);
  if (!results) return { passed: 0, failed: 1, flaky: [] };
  if (results.numPendingTests) console.log(`${results.numPendingTests} skipped`);
  const repeats = new Map<string, JestResults | undefined>();
  for (const file of isRepeated ? filesToRepeat(results) : []) {
    console.log(`Running again, alone: ${relative(ROOT, file)}`);
    repeats.set(file, await runJest(['--runInBand', '--runTestsByPath', file]));
  }
  const outcome = outcomeOf(results, repeats);
  // What the document on security claims is proven by the tests of this run, not by their names.
  for (const test of args.length ? [] : unprovenTests(testsNamedIn('docs/security.md'), results, repeats)) {
    console.error(`docs/security.md names a test that has not run and passed: ${test}`);
    outcome.failed += 1;
  }
  if (outcome.failed && !results.numFailedTests && !results.numRuntimeErrorTestSuites)
    console.error(results.numTotalTests ? 'Jest reports a failure outside the tests' : 'No test found');
  for (const { file, test, error } of outcome.flaky)
    console.log(`flaky: ${relative(ROOT, file)} › ${test} (first failure: ${error})`);
  return outcome;
}
