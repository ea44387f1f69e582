import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stopped, capture } from './bootstrap/capture.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { NX_ENV, programEnv } from './bootstrap/run-program.mjs';
import { onStop } from './bootstrap/signals.mjs';
import { stopWithLauncher } from './bootstrap/stop-with-launcher.mjs';
import { buildIfStale } from './build.ts';
import { messageOf } from './errors.ts';

/** A suite that hangs must fail before the time limit of CI. The whole run takes a fraction of this. */
const JEST_TIMEOUT_MS = 70 * 60_000;
/** Time for the servers to stop after Jest has written its results. Longer means that a handle was left open. */
const EXIT_TIMEOUT_MS = 30_000;
const EXIT_CHECK_INTERVAL_MS = 500;
/** The end of the checks' output that is shown, in characters. */
const MAX_SHOWN_CHARACTERS = 20_000;

/** The part of Jest's results that is used. */
interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTests: number;
  /** Files that failed outside a test. */
  numRuntimeErrorTestSuites: number;
  success: boolean;
}

interface Counts {
  passed: number;
  failed: number;
}

/**
 * `npm test`: build, lint, types, unused code, format and all of Jest; with arguments only Jest, which gets them. The last line of the output
 * is the sum. PostgreSQL and Redis come from libs/testing/global-setup.mjs. Returns the exit code.
 */
export async function main(args: string[]): Promise<number> {
  const sum: Counts = { passed: 0, failed: 0 };
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
    if (!args.length) {
      count(await check('lint', 'typecheck', 'unused', 'format'));
    }
    if (args.length || !sum.failed || existsSync(join(ROOT, 'gateway', 'dist', 'main.js'))) {
      const jest = await runJest(args);
      sum.passed += jest.passed;
      sum.failed += jest.failed;
    }
  } catch (error) {
    if (error instanceof Stopped) throw error;
    console.error(error);
    count(false);
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed || !sum.passed ? 1 : 0;
}

/** Runs targets of all projects together: the end of one target leaves no core idle while another waits. */
async function check(...targets: string[]): Promise<boolean> {
  const startedMs = Date.now();
  const { code, output } = await capture(
    'nx',
    ['run-many', '-t', ...targets, '--parallel=2', '--output-style=static'],
    { cwd: ROOT, env: { ...programEnv(), ...NX_ENV, FORCE_COLOR: '0' } },
  );
  console.log(
    `${code === 0 ? 'PASS' : 'FAIL'} ${targets.join(', ')} (${Math.round((Date.now() - startedMs) / 1_000)} s)`,
  );
  if (code !== 0) console.error(output.slice(-MAX_SHOWN_CHARACTERS));
  return code === 0;
}

async function runJest(args: string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'araucaria-results-'));
  const file = join(folder, 'results.json');
  try {
    const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const exit = await runInForeground(
      [...flags, jest, '--config', join(ROOT, 'jest.config.mjs'), '--json', `--outputFile=${file}`, ...args],
      file,
    );
    if (!existsSync(file)) {
      console.error(`Jest exited without results (${exit})`);
      return { passed: 0, failed: 1 };
    }
    return countTests(JSON.parse(readFileSync(file, 'utf8')) as JestResults);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countTests(results: JestResults): Counts {
  if (results.numPendingTests) console.log(`${results.numPendingTests} skipped`);
  let failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  // A run without tests, or a failure outside the tests (a global teardown, say), is never a success.
  if (!failed && (!results.numTotalTests || !results.success)) {
    console.error(results.numTotalTests ? 'Jest reports a failure beside the tests' : 'No test found');
    failed = 1;
  }
  return { passed: results.numPassedTests, failed };
}

/**
 * Runs Node with these arguments.
 * @returns how it ended: a signal or an exit code
 */
function runInForeground(args: string[], resultFile: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // --json also writes the report to standard output, which is ignored.
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: programEnv(),
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    stopWithLauncher(child, { signal: 'TERM', stage: 1 });
    let stopped = false;
    const killGroup = (): void => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    const stopListening = onStop(() => {
      stopped = true;
      killGroup();
    });
    const timeout = setTimeout(killGroup, JEST_TIMEOUT_MS);
    let writtenMs = 0;
    const exitCheck = setInterval(() => {
      if (!writtenMs && existsSync(resultFile)) writtenMs = Date.now();
      if (writtenMs && Date.now() - writtenMs > EXIT_TIMEOUT_MS) {
        console.error('Jest does not exit after its last test: a handle was left open');
        clearInterval(exitCheck);
        killGroup();
      }
    }, EXIT_CHECK_INTERVAL_MS);
    const finish = (exit: string): void => {
      clearTimeout(timeout);
      clearInterval(exitCheck);
      stopListening();
      if (stopped) reject(new Stopped());
      else resolve(exit);
    };
    child.once('error', (error) => finish(error.message));
    child.once('exit', (code, signal) => finish(signal ?? `code ${code}`));
  });
}
