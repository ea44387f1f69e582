import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { capture } from '../bootstrap/capture.mjs';
import { withLock } from '../bootstrap/lock.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { NX_ENV, programEnv } from '../bootstrap/run-program.mjs';

/** Folders that are not inputs of a build. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'generated', 'test', 'e2e', '.data', '.nx']);
const ROOT_INPUTS = [
  'package-lock.json',
  'package.json',
  'nx.json',
  'tsconfig.base.json',
  '.swcrc',
  'rolldown.config.mjs',
];
/** The end of the build's output that an error message shows, in characters. */
const MAX_SHOWN_CHARACTERS = 10_000;

/**
 * Builds all workspaces if a source changed since the last build. Decides without Nx, which takes seconds to start: by a
 * hash over all sources, and by the names and sizes of what the last build wrote.
 */
export async function buildIfStale(): Promise<void> {
  const stamp = join(ROOT, 'node_modules', '.cache', 'araucaria-build.json');
  if (isFresh(stamp)) return;
  await withLock(join(ROOT, '.data', 'build.lock'), 'another build', async () => {
    if (isFresh(stamp)) return;
    const sources = hashSources();
    // On standard error: the standard output of `npm run eval:resumes` is JSON only.
    console.error('Building …');
    const startedMs = Date.now();
    const { code, output } = await capture(
      'nx',
      ['run-many', '-t', 'build', '--parallel=2', '--output-style=static'],
      { cwd: ROOT, env: { ...programEnv(), ...NX_ENV, FORCE_COLOR: '0' } },
    );
    if (code !== 0) throw new Error(`The build failed:\n${output.slice(-MAX_SHOWN_CHARACTERS)}`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, JSON.stringify({ sources, outputs: measureOutputs() }));
    console.error(`Built in ${Math.round((Date.now() - startedMs) / 1_000)} s`);
  });
}

function isFresh(stamp: string): boolean {
  try {
    const last = JSON.parse(readFileSync(stamp, 'utf8')) as { sources: string; outputs: string };
    return last.outputs === measureOutputs() && last.sources === hashSources();
  } catch {
    return false;
  }
}

function workspaces(): string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  return globSync(manifest.workspaces, { cwd: ROOT })
    .filter((path) => existsSync(join(ROOT, path, 'package.json')))
    .sort();
}

function hashSources(): string {
  const hash = createHash('sha256').update(process.version);
  const add = (path: string): void => {
    hash.update(`\0${relative(ROOT, path)}\0`).update(readFileSync(path));
  };
  for (const name of ROOT_INPUTS) if (existsSync(join(ROOT, name))) add(join(ROOT, name));
  for (const workspace of workspaces()) walk(join(ROOT, workspace), SKIPPED, add);
  return hash.digest('hex');
}

/** Names and sizes show an output that was deleted, or left incomplete by an interrupted build. */
function measureOutputs(): string {
  const hash = createHash('sha256');
  for (const workspace of workspaces()) {
    const dist = join(ROOT, workspace, 'dist');
    if (existsSync(dist)) walk(dist, new Set(), (path) => hash.update(`${path} ${statSync(path).size}\n`));
  }
  return hash.digest('hex');
}

/** Visits all files below a folder in a fixed order. */
function walk(folder: string, skipped: Set<string>, visit: (path: string) => void): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) walk(path, skipped, visit);
    } else if (entry.isFile()) {
      visit(path);
    }
  }
}
