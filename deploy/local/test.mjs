import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { Stopped, capture } from './capture.mjs';
import { guardChild } from './guard.mjs';
import { ROOT } from './paths.mjs';
import { NX_ENV, programEnv } from './run-program.mjs';
import { onStop } from './signals.mjs';

/** A suite that hangs must fail, not wait for the CI to lose patience. The whole run takes a fraction of this. */
const JEST_LIMIT = 30 * 60_000;
/** Jest has written its results: time for the servers to stop. Longer means that some handle was left open. */
const EXIT_LIMIT = 30_000;

/**
 * `npm test`: build, lint, types and all of Jest; with arguments only Jest, which gets them. The last line is the sum.
 * PostgreSQL and Redis come from libs/testing/global-setup.mjs.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function main(args) {
  const sum = { passed: 0, failed: 0 };
  const count = (/** @type {boolean} */ good) => (good ? sum.passed++ : sum.failed++);
  try {
    try {
      await buildIfStale();
    } catch (error) {
      if (error instanceof Stopped) throw error;
      console.error(error.message);
      // Tests of single files read the sources; they can go on.
      if (!args.length) count(false);
    }
    if (!args.length) {
      count(await check('lint', 'typecheck'));
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

/**
 * Targets of all projects, in one run: the last of one kind leave no core idle while another kind waits.
 * @param {string[]} targets
 * @returns {Promise<boolean>}
 */
async function check(...targets) {
  const started = Date.now();
  const { code, output } = await capture(
    'nx',
    ['run-many', '-t', ...targets, '--parallel=2', '--output-style=static'],
    {
      cwd: ROOT,
      env: { ...programEnv(), ...NX_ENV, FORCE_COLOR: '0' },
    },
  );
  console.log(
    `${code === 0 ? 'PASS' : 'FAIL'} ${targets.join(', ')} (${Math.round((Date.now() - started) / 1_000)} s)`,
  );
  if (code !== 0) console.error(output.slice(-20_000));
  return code === 0;
}

/**
 * @param {string[]} args
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runJest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'araucaria-results-'));
  const file = join(folder, 'results.json');
  try {
    const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const ended = await inForeground(
      [...flags, jest, '--config', join(ROOT, 'jest.config.mjs'), '--json', `--outputFile=${file}`, ...args],
      file,
    );
    if (!existsSync(file)) {
      console.error(`Jest left without results (${ended})`);
      return { passed: 0, failed: 1 };
    }
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {import('@jest/test-result').AggregatedResult} results */
function read({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  numPendingTests,
  numTotalTests,
  success,
}) {
  if (numPendingTests) console.log(`${numPendingTests} skipped`);
  let failed = numFailedTests + numRuntimeErrorTestSuites;
  // No test at all, or Jest is unhappy for a reason of its own (a global teardown, say): never a success.
  if (!failed && (!numTotalTests || !success)) {
    console.error(numTotalTests ? 'Jest reports a failure beside the tests' : 'No test found');
    failed = 1;
  }
  return { passed: numPassedTests, failed };
}

/**
 * @param {string[]} words
 * @param {string} resultFile
 * @returns {Promise<string>} how it ended
 */
function inForeground(words, resultFile) {
  return new Promise((resolve, reject) => {
    // --json sends the report to the standard output as well, besides the file: not wanted on the screen.
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      env: programEnv(),
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    guardChild(child, { signal: 'TERM', stage: 1 });
    let stopped = false;
    const end = (/** @type {NodeJS.Signals} */ signal) => child.pid && process.kill(-child.pid, signal);
    const stopListening = onStop(() => {
      stopped = true;
      end('SIGKILL');
    });
    const limit = setTimeout(() => end('SIGKILL'), JEST_LIMIT);
    let written = 0;
    const watch = setInterval(() => {
      if (!written && existsSync(resultFile)) written = Date.now();
      if (written && Date.now() - written > EXIT_LIMIT) {
        console.error('Jest does not leave after its last test: a handle was left open');
        clearInterval(watch);
        end('SIGKILL');
      }
    }, 500);
    const finish = (/** @type {string} */ how) => {
      clearTimeout(limit);
      clearInterval(watch);
      stopListening();
      if (stopped) reject(new Stopped());
      else resolve(how);
    };
    child.once('error', (error) => finish(error.message));
    child.once('exit', (code, signal) => finish(signal ?? `code ${code}`));
  });
}
