import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { toolchainDir } from '../bootstrap/paths.mjs';

const require = createRequire(import.meta.url);
const APT_TIMEOUT_MS = 60_000;

export interface RedisProgram {
  /** Shown to the user, e.g. `Redis 7.0.15 (Debian package, unpacked)`. */
  name: string;
  kind: 'server' | 'javascript';
  command: string;
  env: Record<string, string>;
}

type RunApt = (...args: string[]) => string;

/**
 * The first Redis that answers `--version`: installed on the machine, unpacked by an earlier run, Debian's package
 * fetched and unpacked now (without installing it or root), or the one written in JavaScript.
 */
export function findRedis(): RedisProgram {
  const home = join(toolchainDir(), 'redis');
  const found =
    probe('valkey-server', {}, 'installed') ??
    probe('redis-server', {}, 'installed') ??
    unpacked(home) ??
    (fetchDebianPackage(home) ? unpacked(home) : undefined) ??
    javascript();
  if (found) return found;
  throw new Error(
    'No Redis found: none installed, no Debian package to be had, and the npm package js-redis-server is missing. ' +
      'Install redis-server or valkey, or set REDIS_URL to a server of yours.',
  );
}

function probe(command: string, env: Record<string, string>, origin: string): RedisProgram | undefined {
  const result = spawnSync(command, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const version = result.status === 0 ? result.stdout.match(/v=([\d.]+)/)?.[1] : undefined;
  if (!version) return undefined;
  const name = /^valkey/i.test(result.stdout) ? 'Valkey' : 'Redis';
  return { name: `${name} ${version} (${origin})`, kind: 'server', command, env };
}

function unpacked(home: string): RedisProgram | undefined {
  const command = join(home, 'usr', 'bin', 'redis-server');
  if (!existsSync(command)) return undefined;
  const libraries = [join(home, 'usr', 'lib'), join(home, 'lib')]
    .filter((path) => existsSync(path))
    .flatMap((path) => [
      path,
      ...readdirSync(path)
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => join(path, name)),
    ]);
  const env = {
    LD_LIBRARY_PATH: [...libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
  };
  return probe(command, env, "Debian's package, unpacked");
}

/** Downloads redis-server and the libraries that this machine lacks, and unpacks them. False if that fails. */
function fetchDebianPackage(home: string): boolean {
  const work = `${home}.${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, 'lists', 'partial'), { recursive: true });
  mkdirSync(join(work, 'debs'));
  const apt: RunApt = (...args) =>
    execFileSync('apt-get', args, {
      cwd: join(work, 'debs'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: APT_TIMEOUT_MS,
    });
  try {
    let options: string[] = [];
    let packages = missingPackages(apt, options);
    if (!packages) {
      // The machine has no package lists. Separate lists need no root and do not change the system.
      const lists = [`Dir::State::Lists=${join(work, 'lists')}`, `Dir::Cache=${work}`, 'APT::Sandbox::User='];
      options = lists.flatMap((option) => ['-o', option]);
      apt('update', ...options);
      packages = missingPackages(apt, options);
    }
    if (!packages) return false;
    apt('download', ...options, ...packages);
    mkdirSync(join(work, 'root'));
    for (const file of readdirSync(join(work, 'debs')).filter((name) => name.endsWith('.deb'))) {
      execFileSync('dpkg-deb', ['-x', join(work, 'debs', file), join(work, 'root')], { stdio: 'ignore' });
    }
    rmSync(home, { recursive: true, force: true });
    renameSync(join(work, 'root'), home);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** redis-server and its dependencies that this machine lacks, as apt resolves them. */
function missingPackages(apt: RunApt, options: string[]): string[] | undefined {
  try {
    const plan = apt('install', '--simulate', '--no-install-recommends', '--yes', ...options, 'redis-server');
    const names = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
    return names.length ? names : undefined;
  } catch {
    return undefined;
  }
}

function javascript(): RedisProgram | undefined {
  try {
    const manifest = readFileSync(join(packageFolder('js-redis-server'), 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    return {
      name: `js-redis-server ${version} (JavaScript, memory only)`,
      kind: 'javascript',
      command: process.execPath,
      env: {},
    };
  } catch {
    return undefined;
  }
}

function packageFolder(name: string): string {
  const main = require.resolve(name);
  return main.slice(0, main.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length);
}
