/**
 * Reduces a copy of the manifests to what production installs, in the build of an image and for the bill of materials.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the root and all workspaces. */
export const MANIFESTS = [
  'package.json',
  '{bench,frontend,gateway}/package.json',
  '{libs,services,deploy}/*/package.json',
];

/**
 * Without this, `npm ci --omit=dev -w gateway` follows a development dependency on another workspace (`@araucaria/testing`) to
 * that workspace's own dependencies, and installs the servers of the local run.
 * @param {string} folder the root of the tree
 */
export function withoutDevelopment(folder) {
  change(folder, (manifest) => delete manifest.devDependencies);
}

/**
 * Leaves the workspaces no dependencies but the named ones, in the versions of the lock file: the others are in their bundles.
 * @param {readonly string[]} packages names
 * @param {readonly string[]} workspaces folders below `folder`
 * @param {string} folder the root of the tree
 */
export function dependOnlyOn(packages, workspaces, folder) {
  const { packages: locked } = read(join(folder, 'package-lock.json'));
  const dependencies = packages.map((name) => [name, locked[`node_modules/${name}`].version ?? '*']);
  change(folder, (manifest, workspace) => {
    manifest.dependencies = workspaces.includes(workspace) ? Object.fromEntries(dependencies) : {};
  });
}

function change(folder, edit) {
  for (const file of globSync(MANIFESTS, { cwd: folder })) {
    const path = join(folder, file);
    const manifest = read(path);
    edit(manifest, file.replace(/\/?package\.json$/, ''));
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
