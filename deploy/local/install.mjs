import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { ROOT } from './paths.mjs';

/**
 * Installs what package-lock.json says, if it is not installed already.
 * @param {string} [root]
 */
export async function ensureInstalled(root = ROOT) {
  if (isInstalled(root)) return;
  await withLock(join(root, '.data', 'install.lock'), 'another installation', async () => {
    if (isInstalled(root)) return;
    console.log('Installing packages …');
    const started = Date.now();
    await install(root);
    console.log(`Installed in ${Math.round((Date.now() - started) / 1_000)} s`);
  });
}

/**
 * A clean installation of the locked versions, without install scripts: no package of ours needs its own (see
 * allowScripts in package.json).
 * @param {string} root
 */
async function install(root) {
  const flags = ['--ignore-scripts', '--no-fund', '--no-audit'];
  let { code, output } = await npm(['ci', ...flags], root);
  if (code !== 0 && output.includes('Missing:') && output.includes('from lock file')) {
    // `npm ci` refuses a lockfile without the packages for other platforms. npm leaves them out by itself when the
    // registry of the day lacks them, as mirrors do. `npm install` takes the same locked versions; what came of it is
    // checked below, and the lockfile stays as it is.
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    ({ code, output } = await npm(['install', '--no-save', ...flags], root));
  }
  if (code !== 0) throw new Error(`The installation failed:\n${output.slice(-4_000)}`);
  if (!isInstalled(root)) {
    throw new Error('What npm installed is not what package-lock.json says. Does it fit package.json?');
  }
}

/**
 * Whether node_modules is what the lockfile asks for. Our stamp answers at once. It lies inside node_modules, which
 * `npm ci` deletes first, so an interrupted installation has none. Without a matching stamp (somebody ran npm himself)
 * npm's own record decides; npm too writes it last.
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
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 * @param {string} root
 */
function matches(wanted, installed, root) {
  return Object.entries(wanted).every(([path, entry]) => {
    // '' is the root and 'libs/x' a workspace's sources: only what lies in a node_modules was installed.
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Optional ones are left out on platforms they are not made for.
    if (!found) return entry.optional === true;
    return (
      found.version === entry.version &&
      found.integrity === entry.integrity &&
      (!entry.link || existsSync(join(root, path)))
    );
  });
}

/** @param {string} root */
function fingerprint(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  // Packages with native parts differ by platform, e.g. when a folder is shared between a container and its host.
  return `${lock} ${process.platform}-${process.arch}\n`;
}

/** @param {string} root */
function writeStamp(root) {
  writeFileSync(join(root, 'node_modules', '.araucaria-lock'), fingerprint(root));
}
