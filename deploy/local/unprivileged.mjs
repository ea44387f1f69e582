import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, lstatSync, lchownSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** nobody and nogroup, by number: the group's name differs between distributions. */
const NOBODY = 65534;

/**
 * How to run PostgreSQL, which refuses uid 0.
 * @typedef {object} Unprivileged
 * @property {string[]} prefix words before the command
 * @property {{ uid?: number, gid?: number }} spawnAs options for `spawn`
 * @property {string} binaries folder with bin/ lib/ share/
 * @property {string} data folder for the cluster
 */

/**
 * @param {string} binaries
 * @param {string} data created by this function
 * @returns {Unprivileged}
 */
export function unprivileged(binaries, data) {
  mkdirSync(dirname(data), { recursive: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { prefix: [], spawnAs: {}, binaries, data };

  // A user namespace shows root's own files as nobody's: nothing to copy, nothing to chown, works below a 0700 home.
  const prefix = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (
    spawnSync(prefix[0], [...prefix.slice(1), join(binaries, 'bin', 'postgres'), '--version']).status === 0
  ) {
    return { prefix, spawnAs: {}, binaries, data };
  }
  return dropToNobody(binaries, data);
}

/**
 * Where namespaces are forbidden (some containers): become nobody, in place if it may enter, else in a folder of its own.
 * @param {string} binaries
 * @param {string} data
 * @returns {Unprivileged}
 */
function dropToNobody(binaries, data) {
  const spawnAs = { uid: NOBODY, gid: NOBODY };
  const may = (/** @type {string} */ command, /** @type {string[]} */ args) =>
    spawnSync(command, args, { ...spawnAs, cwd: '/' }).status === 0;

  const key = createHash('sha256').update(data).digest('hex').slice(0, 12);
  const refuge = join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), `araucaria-postgres-${key}`);
  const openRefuge = () => {
    mkdirSync(refuge, { recursive: true, mode: 0o711 });
    // The name can be guessed and everybody may write there: not somebody's trap.
    if (lstatSync(refuge).uid !== 0 || !lstatSync(refuge).isDirectory())
      throw new Error(`${refuge} is not ours`);
  };
  if (!may(join(binaries, 'bin', 'postgres'), ['--version'])) {
    openRefuge();
    const copy = join(refuge, 'binaries');
    if (!existsSync(copy)) cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true });
    binaries = copy;
  }
  own(data);
  if (!may('/usr/bin/test', ['-w', data])) {
    openRefuge();
    data = join(refuge, 'data');
    mkdirSync(data, { recursive: true, mode: 0o700 });
    own(data);
  }
  return { prefix: [], spawnAs, binaries, data };
}

/** @param {string} path */
function own(path) {
  chownSync(path, NOBODY, NOBODY);
  for (const name of readdirSync(path)) {
    const inner = join(path, name);
    if (lstatSync(inner).isDirectory()) own(inner);
    else lchownSync(inner, NOBODY, NOBODY);
  }
}
