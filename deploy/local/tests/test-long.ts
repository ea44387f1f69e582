import { Stopped } from '../bootstrap/capture.mjs';
import { buildIfStale } from '../start/build.ts';
import { recordLastRun } from './last-run.ts';
import { removeArtifacts, runTests } from './run-tests.ts';
import type { TestOutcome } from './test-outcome.ts';

/** The second part has the machine for itself: it measures times, or stops processes for seconds. */
const PARTS = [
  ['--selectProjects', 'unit', 'integration', 'system'],
  ['--selectProjects', 'alone', '--runInBand'],
];

/**
 * `npm run test:long`: the tests that are too long for `npm test`, or differ from run to run; with arguments only those
 * files. They need a build. The last line of the output is the sum. Returns the exit code.
 */
export async function main(args: string[]): Promise<number> {
  // Read by jest.config.mjs, and by tests that try more in this form.
  process.env.TEST_FORM = 'long';
  removeArtifacts();
  const startedMs = Date.now();
  const sum: TestOutcome = { passed: 0, failed: 0, flaky: [] };
  try {
    await buildIfStale();
    for (const part of args.length ? [['--maxWorkers=1', ...args]] : PARTS) {
      const { passed, failed, flaky } = await runTests(part, { repeats: !args.length });
      sum.passed += passed;
      sum.failed += failed;
      sum.flaky.push(...flaky);
    }
  } catch (error) {
    if (error instanceof Stopped) throw error;
    console.error(error);
    sum.failed += 1;
  }
  if (!args.length) recordLastRun('last-long-run', sum, Math.round((Date.now() - startedMs) / 1_000));
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed || !sum.passed ? 1 : 0;
}
