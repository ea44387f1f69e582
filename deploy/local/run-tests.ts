import { relative } from 'node:path';
import { ROOT } from './bootstrap/paths.mjs';
import { runJest } from './run-jest.ts';
import { filesToRepeat, outcomeOf, type JestResults, type TestOutcome } from './test-outcome.ts';

/**
 * Runs Jest. After a run of all tests, the files of failed system tests run once more, each alone on a new system. A file that
 * passes then is printed as `flaky` and counts as passed: its failure is a bug to be found, in the product or in the test.
 * @param args of Jest; files that are named run once
 */
export async function runTests(args: string[]): Promise<TestOutcome> {
  const results = await runJest(args);
  if (!results) return { passed: 0, failed: 1, flaky: [] };
  if (results.numPendingTests) console.log(`${results.numPendingTests} skipped`);
  const repeats = new Map<string, JestResults | undefined>();
  for (const file of args.length ? [] : filesToRepeat(results)) {
    console.log(`Running again, alone: ${relative(ROOT, file)}`);
    repeats.set(file, await runJest(['--runInBand', '--runTestsByPath', file]));
  }
  const outcome = outcomeOf(results, repeats);
  if (outcome.failed && !results.numFailedTests && !results.numRuntimeErrorTestSuites)
    console.error(results.numTotalTests ? 'Jest reports a failure outside the tests' : 'No test found');
  for (const { file, test, error } of outcome.flaky)
    console.log(`flaky: ${relative(ROOT, file)} › ${test} (first failure: ${error})`);
  return outcome;
}
