import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCachedProjectGraph } from '@nx/devkit';

/**
 * Throws unless Nx has a project graph in which every declared dependency between two workspaces is an edge.
 * Without a graph @nx/enforce-module-boundaries prints a warning and checks nothing. Without an edge, builds run in the
 * wrong order and caches keep stale results.
 */
export function requireProjectGraph(root = import.meta.dirname) {
  let graph;
  try {
    graph = readCachedProjectGraph();
  } catch (error) {
    throw new Error('ESLint needs the Nx project graph: run "npm run lint", which creates it.', {
      cause: error,
    });
  }
  const projectOfPackage = new Map();
  const manifests = Object.entries(graph.nodes).flatMap(([project, node]) => {
    const file = join(root, node.data.root, 'package.json');
    if (node.data.root === '.' || !existsSync(file)) return [];
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    projectOfPackage.set(manifest.name, project);
    return [{ project, manifest }];
  });
  for (const { project, manifest } of manifests) {
    const targets = new Set(graph.dependencies[project]?.map(({ target }) => target));
    const missing = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      (name) => projectOfPackage.has(name) && !targets.has(projectOfPackage.get(name)),
    );
    if (missing.length > 0) {
      throw new Error(`The Nx project graph has no edge from ${project} to ${missing.join(', ')}`);
    }
  }
}
