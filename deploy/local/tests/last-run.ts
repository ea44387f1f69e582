import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, dataDir } from '../bootstrap/paths.mjs';
import type { TestOutcome } from './test-outcome.ts';

/** Writes `.data/<name>.json`: which commit the last whole run of the tests saw, and how it ended. */
export function recordLastRun(
  name: 'last-run' | 'last-long-run',
  { passed, failed, flaky }: TestOutcome,
  seconds: number,
): void {
  const record = {
    commit: git('rev-parse', 'HEAD'),
    // Files that differ from the commit were tested too.
    dirty: git('status', '--porcelain') !== '',
    passed,
    failed,
    flaky: flaky.map(({ file, test }) => ({ file: relative(ROOT, file), test })),
    seconds,
    at: new Date().toISOString(),
  };
  mkdirSync(dataDir(), { recursive: true });
  writeFileSync(join(dataDir(), `${name}.json`), `${JSON.stringify(record, null, 2)}\n`);
}

/** The output of git, or an empty text where the sources are not in a repository. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
