import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const UNTIL_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 20;

/** A folder that the test removes at its end. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'araucaria-local-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Another launcher: a Node that runs the code and stays alive.
 * @param code an ES module that prints one line of JSON; `folder` is deploy/local as a URL
 */
export async function otherLauncher<T>(code: string): Promise<{
  output: T;
  /** SIGKILL, so that none of its handlers run. */
  kill(): Promise<void>;
}> {
  const folder = new URL('../', import.meta.url).href;
  const script = `const folder = ${JSON.stringify(folder)};\n${code}\nsetInterval(() => {}, 1000);`;
  const env = { ...process.env };
  delete env.NODE_OPTIONS;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const output = await new Promise<T>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line) as T));
    child.once('exit', (status) => reject(new Error(`the other launcher exited with ${status}`)));
  });
  return {
    output,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Waits until the condition holds; 20 s at most. */
export async function until(condition: () => unknown): Promise<void> {
  const deadline = Date.now() + UNTIL_TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`not within ${UNTIL_TIMEOUT_MS / 1_000} s: ${condition.toString()}`);
    await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
  }
}
