import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { capture } from './capture.mjs';
import { withLock } from './lock.mjs';
import { ROOT } from './paths.mjs';
import { NX_ENV, programEnv } from './run-program.mjs';

/** Not inputs of a build. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'generated', 'test', 'e2e', '.data', '.nx']);
const ROOT_INPUTS = [
  'package-lock.json',
  'package.json',
  'nx.json',
  'tsconfig.base.json',
  '.swcrc',
  'rolldown.config.mjs',
];

/**
 * Builds all workspaces if a source changed since the last build. The question is answered without Nx (which takes
 * seconds to start): a hash over all sources, and the list of what the last build wrote.
 */
export async function buildIfStale() {
  const stamp = join(ROOT, 'node_modules', '.cache', 'araucaria-build.json');
  if (isFresh(stamp)) return;
  await withLock(join(ROOT, '.data', 'build.lock'), 'another build', async () => {
    if (isFresh(stamp)) return;
    const sources = hashSources();
    // Not on standard output: that of `npm run eval:resumes` is JSON alone.
    console.error('Building …');
    const started = Date.now();
    const { code, output } = await capture(
      'nx',
      ['run-many', '-t', 'build', '--parallel=2', '--output-style=static'],
      {
        cwd: ROOT,
        env: { ...programEnv(), ...NX_ENV, FORCE_COLOR: '0' },
      },
    );
    if (code !== 0) throw new Error(`The build failed:\n${output.slice(-10_000)}`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, JSON.stringify({ sources, outputs: measureOutputs() }));
    console.error(`Built in ${Math.round((Date.now() - started) / 1_000)} s`);
  });
}

/** @param {string} stamp */
function isFresh(stamp) {
  try {
    const last = JSON.parse(readFileSync(stamp, 'utf8'));
    return last.outputs === measureOutputs() && last.sources === hashSources();
  } catch {
    return false;
  }
}

/** @returns {string[]} folders of all workspaces */
function workspaces() {
  const patterns = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;
  return globSync(patterns, { cwd: ROOT })
    .filter((path) => existsSync(join(ROOT, path, 'package.json')))
    .sort();
}

function hashSources() {
  const hash = createHash('sha256').update(process.version);
  const add = (/** @type {string} */ path) => {
    hash.update(`\0${relative(ROOT, path)}\0`).update(readFileSync(path));
  };
  for (const name of ROOT_INPUTS) if (existsSync(join(ROOT, name))) add(join(ROOT, name));
  for (const workspace of workspaces()) walk(join(ROOT, workspace), SKIPPED, add);
  return hash.digest('hex');
}

/** A build output that somebody deleted or a stopped build left half done shows in names and sizes. */
function measureOutputs() {
  const hash = createHash('sha256');
  for (const workspace of workspaces()) {
    const dist = join(ROOT, workspace, 'dist');
    if (existsSync(dist)) walk(dist, new Set(), (path) => hash.update(`${path} ${statSync(path).size}\n`));
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {Set<string>} skipped
 * @param {(path: string) => void} visit in a fixed order
 */
function walk(folder, skipped, visit) {
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
