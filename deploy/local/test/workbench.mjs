import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * A folder that is gone after the test.
 * @returns {{ path: string, remove(): void }}
 */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'araucaria-local-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Another launcher: a Node that runs the code, whose first line of output is JSON.
 * @param {string} code an ES module; `folder` is deploy/local as a URL
 * @returns {Promise<{ said: any, kill(): Promise<void> }>} kill: SIGKILL, so that no handler of it runs
 */
export async function otherLauncher(code) {
  const folder = new URL('../', import.meta.url).href;
  const script = `const folder = ${JSON.stringify(folder)};\n${code}\nsetInterval(() => {}, 1000);`;
  const env = { ...process.env };
  delete env.NODE_OPTIONS;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const said = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    child.once('exit', (status) => reject(new Error(`the other launcher left with ${status}`)));
  });
  return {
    said,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/**
 * Waits until something holds; 20 s at most.
 * @param {() => unknown} condition
 */
export async function until(condition) {
  const end = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`not within 20 s: ${condition}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
