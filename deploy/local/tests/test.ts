import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Stopped, capture } from '../bootstrap/capture.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { NX_ENV, programEnv } from '../bootstrap/run-program.mjs';
import { buildIfStale } from '../start/build.ts';
import { messageOf } from '../errors.ts';
import { recordLastRun } from './last-run.ts';
import { removeArtifacts, runTests } from './run-tests.ts';
import type { TestOutcome } from './test-outcome.ts';

/** The end of the checks' output that is shown, in characters. */
const MAX_SHOWN_CHARACTERS = 20_000;

/**
 * `npm test`: build, then lint, types, unused code and format with all of Jest; with arguments only Jest, which gets them. The last line of
 * the output is the sum. PostgreSQL and Redis come from libs/testing/global-setup.mjs. Returns the exit code.
 */
export async function main(args: string[]): Promise<number> {
  const startedMs = Date.now();
  const sum: TestOutcome = { passed: 0, failed: 0, flaky: [] };
  removeArtifacts();
  const count = (passed: boolean): number => (passed ? sum.passed++ : sum.failed++);
  try {
    try {
      await buildIfStale();
    } catch (error) {
      if (error instanceof Stopped) throw error;
      console.error(messageOf(error));
      // Tests of single files read the sources, so they can run without a build.
      if (!args.length) count(false);
    }
    const isWhole = !args.length;
    const isRunnable = !isWhole || !sum.failed || existsSync(join(ROOT, 'gateway', 'dist', 'main.js'));
    const [checksPassed, jest] = await Promise.all([
      isWhole && check('lint', 'typecheck', 'unused', 'format'),
      isRunnable && runTests(args),
    ]);
    if (isWhole) count(checksPassed);
    if (jest) {
      sum.passed += jest.passed;
      sum.failed += jest.failed;
      sum.flaky = jest.flaky;
    }
  } catch (error) {
    if (error instanceof Stopped) throw error;
    console.error(error);
    count(false);
  }
  if (!args.length) recordLastRun('last-run', sum, Math.round((Date.now() - startedMs) / 1_000));
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed || !sum.passed ? 1 : 0;
}

/** Runs targets of all projects, while Jest waits for browsers and processes: they get the time that it leaves. */
async function check(...targets: string[]): Promise<boolean> {
  const startedMs = Date.now();
  const { code, output } = await capture(
    'nx',
    ['run-many', '-t', ...targets, '--parallel=2', '--output-style=static'],
    { cwd: ROOT, env: { ...programEnv(), ...NX_ENV, FORCE_COLOR: '0' }, lowPriority: true },
  );
  console.log(
    `${code === 0 ? 'PASS' : 'FAIL'} ${targets.join(', ')} (${Math.round((Date.now() - startedMs) / 1_000)} s)`,
  );
  if (code !== 0) console.error(output.slice(-MAX_SHOWN_CHARACTERS));
  return code === 0;
}
