import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
    console.log('Installing packages (npm ci) …');
    const started = Date.now();
    // No package of ours needs its install script (see allowScripts in package.json), so none is run.
    const { code, output } = await npm(['ci', '--ignore-scripts', '--no-fund', '--no-audit'], root);
    if (code !== 0) throw new Error(`npm ci failed:\n${output.slice(-4_000)}`);
    writeStamp(root);
    console.log(`Installed in ${Math.round((Date.now() - started) / 1_000)} s`);
  });
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
