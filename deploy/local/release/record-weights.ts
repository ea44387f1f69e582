import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, dataDir } from '../bootstrap/paths.mjs';

const WEIGHTS = join(ROOT, 'libs', 'testing', 'test-weights.json');
/** Shorter files run last in any order. */
const MIN_SECONDS = 4;

/**
 * `npm run test:weights`: replaces the recorded seconds of test files by those of the last whole run, which the reporter has
 * written. Returns the exit code.
 */
export async function main(): Promise<number> {
  const times = join(dataDir(), 'test-times.json');
  if (!existsSync(times)) {
    console.error('No whole run has been recorded: run npm test first.');
    return 1;
  }
  const recorded = readJson(WEIGHTS);
  const merged = Object.entries({ ...recorded, ...readJson(times) })
    .filter(([path, seconds]) => seconds >= MIN_SECONDS && existsSync(join(ROOT, path)))
    .sort(([, one], [, other]) => other - one);
  writeFileSync(WEIGHTS, `${JSON.stringify(Object.fromEntries(merged), null, 2)}\n`);
  console.log(`Recorded ${merged.length} files.`);
  return 0;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
