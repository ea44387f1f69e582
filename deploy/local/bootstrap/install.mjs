import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { withAddresses } from './lockfile-addresses.mjs';
import { npm } from './npm.mjs';
import { ROOT } from './paths.mjs';

/** The end of npm's output that an error message shows, in characters. */
const MAX_SHOWN_CHARACTERS = 4_000;

/**
 * Installs the packages of package-lock.json, unless they are installed already.
 * @param {string} [root]
 */
export async function ensureInstalled(root = ROOT) {
  if (isInstalled(root)) return;
  await withLock(join(root, '.data', 'install.lock'), 'another installation', async () => {
    if (isInstalled(root)) return;
    console.log('Installing packages …');
    const startedMs = Date.now();
    await install(root);
    console.log(`Installed in ${Math.round((Date.now() - startedMs) / 1_000)} s`);
  });
}

/**
 * Installs the locked versions into an empty node_modules. Install scripts do not run: no package needs one (see
 * allowScripts in package.json).
 * @param {string} root
 */
async function install(root) {
  const flags = ['--ignore-scripts', '--no-fund', '--no-audit'];
  if (await installByAddresses(root, flags)) return;
  let { code, output } = await npm(['ci', ...flags], root);
  if (code !== 0 && output.includes('Missing:') && output.includes('from lock file')) {
    // `npm ci` refuses a lockfile without the packages for other platforms. npm itself leaves them out of the lockfile
    // when the registry lacks them, as mirrors do. `npm install` takes the same locked versions. The result is checked
    // below, and the lockfile does not change.
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    ({ code, output } = await npm(['install', '--no-save', ...flags], root));
  }
  if (code !== 0) throw new Error(`The installation failed:\n${output.slice(-MAX_SHOWN_CHARACTERS)}`);
  if (!isInstalled(root)) {
    throw new Error(
      'The installed packages differ from package-lock.json. Does package-lock.json match package.json?',
    );
  }
}

/**
 * Installs without asking the registry where its packages are. npm prefers npm-shrinkwrap.json to package-lock.json.
 * @param {string} root
 * @param {string[]} flags
 * @returns {Promise<boolean>} false where the registry has other addresses, or lacks a package
 */
async function installByAddresses(root, flags) {
  const shrinkwrap = join(root, 'npm-shrinkwrap.json');
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(shrinkwrap, JSON.stringify(withAddresses(lockfile)));
  try {
    const { code } = await npm(['ci', ...flags, '--replace-registry-host=always'], root);
    return code === 0 && isInstalled(root);
  } finally {
    rmSync(shrinkwrap, { force: true });
  }
}

/**
 * Whether node_modules holds the packages of the lockfile. The stamp answers at once. It is inside node_modules, which
 * `npm ci` deletes first, so an interrupted installation has none. Without a matching stamp (after a manual `npm ci`)
 * npm's own record decides, which npm writes last.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const stamp = join(root, 'node_modules', '.araucaria-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)) return true;
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    const installed = JSON.parse(
      readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'),
    ).packages;
    if (!matches(wanted, installed, root)) return false;
  } catch {
    return false;
  }
  writeStamp(root);
  return true;
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 * @param {string} root
 */
function matches(wanted, installed, root) {
  return Object.entries(wanted).every(([path, entry]) => {
    // '' is the root and 'libs/x' the sources of a workspace: only paths inside a node_modules are installed.
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // npm leaves optional packages out on platforms that they do not support.
    if (!found) return entry.optional === true;
    return (
      found.version === entry.version &&
      found.integrity === entry.integrity &&
      // A copied or partly deleted node_modules keeps a record that names what it lacks.
      existsSync(join(root, path))
    );
  });
}

/** @param {string} root */
function fingerprint(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  // Native packages differ by platform, and a container may share the folder with its host.
  return `${lock} ${process.platform}-${process.arch}\n`;
}

/** @param {string} root */
function writeStamp(root) {
  writeFileSync(join(root, 'node_modules', '.araucaria-lock'), fingerprint(root));
}
