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

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface LockFile {
  /** By the folder in which npm installs them; links of workspaces have no version. */
  packages: Record<string, { version?: string }>;
}

/**
 * Without this, `npm ci --omit=dev -w gateway` follows a development dependency on another workspace (`@araucaria/testing`) to
 * that workspace's own dependencies, and installs the servers of the local run.
 * @param folder the root of the tree
 */
export function withoutDevelopment(folder: string): void {
  changeManifests(folder, (manifest) => delete manifest.devDependencies);
}

/**
 * Leaves the workspaces no dependencies but the named ones, in the versions of the lock file: the others are in their bundles.
 * @param packages names
 * @param workspaces folders below `folder`
 * @param folder the root of the tree
 */
export function dependOnlyOn(
  packages: readonly string[],
  workspaces: readonly string[],
  folder: string,
): void {
  const { packages: locked } = read<LockFile>(join(folder, 'package-lock.json'));
  const dependencies = packages.map((name): [string, string] => [
    name,
    locked[`node_modules/${name}`]?.version ?? '*',
  ]);
  changeManifests(folder, (manifest, workspace) => {
    manifest.dependencies = workspaces.includes(workspace) ? Object.fromEntries(dependencies) : {};
  });
}

function changeManifests(folder: string, change: (manifest: Manifest, workspace: string) => void): void {
  for (const file of globSync(MANIFESTS, { cwd: folder })) {
    const path = join(folder, file);
    const manifest = read<Manifest>(path);
    change(manifest, file.replace(/\/?package\.json$/, ''));
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
