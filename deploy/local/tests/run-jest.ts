import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stopped } from '../bootstrap/capture.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { programEnv } from '../bootstrap/run-program.mjs';
import { onStop } from '../bootstrap/signals.mjs';
import { stopWithLauncher } from '../bootstrap/stop-with-launcher.mjs';
import type { JestResults } from './test-outcome.ts';

/** A suite that hangs must fail before the time limit of CI (.github/workflows/ci.yml). The whole run takes a fraction of this. */
const JEST_TIMEOUT_MS = 55 * 60_000;
/** Time for the servers to stop after Jest has written its results. Longer means that a handle was left open. */
const EXIT_TIMEOUT_MS = 30_000;
const EXIT_CHECK_INTERVAL_MS = 500;
/**
 * Of Node, and with it of Jest's workers. Modules are compiled function by function and most of what a test allocates is
 * garbage soon: with these, component tests take 8 % less time of the processor.
 */
const FLAGS = [
  ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  ...['--max-lazy', '--min-semi-space-size=64', '--max-semi-space-size=128'],
];

/** Runs Jest with these arguments. @returns its results, or undefined if it ended without any */
export async function runJest(args: string[]): Promise<JestResults | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'araucaria-results-'));
  const file = join(folder, 'results.json');
  try {
    const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
    const exit = await runInForeground(
      [...FLAGS, jest, '--config', join(ROOT, 'jest.config.mjs'), '--json', `--outputFile=${file}`, ...args],
      file,
    );
    if (!existsSync(file)) {
      console.error(`Jest exited without results (${exit})`);
      return undefined;
    }
    return JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
