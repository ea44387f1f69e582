/**
 * Reduces the manifests of a tree to what production needs. Without this, `npm ci --omit=dev -w gateway` follows a development
 * dependency on another workspace (`@araucaria/testing`) to that workspace's own dependencies, and installs the servers of the
 * local run. Runs on a copy of the manifests: in the image's build, and for the bill of materials.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the root and all workspaces. */
export const MANIFESTS = [
  'package.json',
  '{bench,frontend,gateway}/package.json',
  '{libs,services,deploy}/*/package.json',
];

/** @param {string} folder the root of the tree */
export function reduceManifests(folder) {
  for (const file of globSync(MANIFESTS, { cwd: folder })) {
    const path = join(folder, file);
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    delete manifest.devDependencies;
    writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

if (import.meta.main) reduceManifests(process.cwd());
