import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * @typedef {object} RedisProgram
 * @property {string} name for a person, e.g. `Redis 7.0.15 (Debian package, unpacked)`
 * @property {string} version
 * @property {'server' | 'javascript'} kind
 * @property {string} command
 * @property {Record<string, string>} env
 */

/**
 * The first Redis that answers `--version`: installed on the machine, unpacked by an earlier run, Debian's package
 * fetched and unpacked now (nothing is installed, no root needed), or the one written in JavaScript.
 * @param {string} toolsDir where programs are unpacked
 * @param {string} [only] for tests: `path`, `unpacked`, `apt` or `javascript`
 * @returns {RedisProgram}
 */
export function findRedis(toolsDir, only) {
  const home = join(toolsDir, 'redis');
  const rungs = {
    path: () => probe('valkey-server', {}, 'installed') ?? probe('redis-server', {}, 'installed'),
    unpacked: () => unpacked(home),
    apt: () => (fetchDebianPackage(home) ? unpacked(home) : undefined),
    javascript: () => javascript(),
  };
  for (const [name, rung] of Object.entries(rungs)) {
    const found = !only || only === name ? rung() : undefined;
    if (found) return found;
  }
  throw new Error(
    'No Redis found: none installed, no Debian package to be had, and the npm package js-redis-server is missing. ' +
      'Install redis-server or valkey, or set REDIS_URL to a server of yours.',
  );
}

/**
 * @param {string} command
 * @param {Record<string, string>} env
 * @param {string} origin
 * @returns {RedisProgram | undefined}
 */
function probe(command, env, origin) {
  const result = spawnSync(command, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const version = result.status === 0 ? result.stdout.match(/v=([\d.]+)/)?.[1] : undefined;
  if (!version) return undefined;
  const name = /^valkey/i.test(result.stdout) ? 'Valkey' : 'Redis';
  return { name: `${name} ${version} (${origin})`, version, kind: 'server', command, env };
}

/** @param {string} home */
function unpacked(home) {
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

/**
 * @param {string} home
 * @returns {boolean}
 */
function fetchDebianPackage(home) {
  const work = `${home}.${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, 'lists', 'partial'), { recursive: true });
  mkdirSync(join(work, 'debs'));
  // Without package lists on the machine: lists of our own, so that neither root is needed nor the system changed.
  const ownLists = [
    '-o',
    `Dir::State::Lists=${join(work, 'lists')}`,
    '-o',
    `Dir::Cache=${work}`,
    '-o',
    'APT::Sandbox::User=',
  ];
  const apt = (/** @type {string[]} */ ...args) =>
    execFileSync('apt-get', args, {
      cwd: join(work, 'debs'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 60_000,
    });
  try {
    let options = [];
    let packages = missing(apt, options);
    if (!packages) {
      options = ownLists;
      apt('update', ...options);
      packages = missing(apt, options);
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

/**
 * redis-server and what it needs that this machine lacks, as apt itself works it out.
 * @param {(...args: string[]) => string} apt
 * @param {string[]} options
 * @returns {string[] | undefined}
 */
function missing(apt, options) {
  try {
    const plan = apt('install', '--simulate', '--no-install-recommends', '--yes', ...options, 'redis-server');
    const names = [...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1]);
    return names.length ? names : undefined;
  } catch {
    return undefined;
  }
}

/** @returns {RedisProgram | undefined} */
function javascript() {
  try {
    const version = require(join(packageFolder('js-redis-server'), 'package.json')).version;
    return {
      name: `js-redis-server ${version} (JavaScript, memory only)`,
      version,
      kind: 'javascript',
      command: process.execPath,
      env: {},
    };
  } catch {
    return undefined;
  }
}

/** @param {string} name */
function packageFolder(name) {
  const main = require.resolve(name);
  return main.slice(0, main.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length);
}
