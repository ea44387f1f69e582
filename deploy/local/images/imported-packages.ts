import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';

/** Modules that a file names: static and dynamic imports, `require`, and `resolve` of both module systems. */
const NAMED =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\s*\(\s*|\.resolve\s*\(\s*|\bURL\s*\(\s*)(["'`])([^"'`\n${}]+)\1/g;
const CODE = ['.js', '.mjs', '.cjs', '.ts'];
const BUILT_IN = new Set(builtinModules);

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: Record<string, string | Record<string, string>>;
}

export interface Imported {
  /** Folders below the root, such as `node_modules/pino`; links of workspaces are among them. */
  packages: Set<string>;
  /** Our own modules that the entries reach, below the root. */
  modules: Set<string>;
  /** Folders of our own libraries below the root, such as `libs/platform`. */
  libraries: Set<string>;
}

/**
 * Finds the packages that a program can load: those that its own modules name, reached from the entries, and everything
 * that these depend on. A package that is named but not installed is an optional one and is left out.
 * @param root a tree with `node_modules` of production and built libraries
 * @param entries modules below the root
 * @param packages names of packages that no module names
 */
export function importedPackages(root: string, entries: string[], packages: string[] = []): Imported {
  const found: Imported = { packages: new Set(), modules: new Set(), libraries: new Set() };

  const visitPackage = (name: string, from: string): void => {
    const folder = installed(root, name, from);
    if (!folder || found.packages.has(folder)) return;
    found.packages.add(folder);
    if (name.startsWith('@araucaria/')) return;
    const { dependencies, optionalDependencies, peerDependencies } = manifest(join(root, folder));
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const dependency of Object.keys(needed)) visitPackage(dependency, folder);
  };

  const visitModule = (file: string): void => {
    const path = relative(root, file);
    if (found.modules.has(path) || !CODE.includes(extname(file)) || !existsSync(file)) return;
    found.modules.add(path);
    for (const [, , specifier = ''] of readFileSync(file, 'utf8').matchAll(NAMED)) {
      if (specifier.startsWith('.')) visitModule(join(dirname(file), specifier));
      else visitNamed(specifier, file);
    }
  };

  const visitNamed = (specifier: string, file: string): void => {
    const name = packageName(specifier);
    if (!name || specifier.startsWith('node:') || BUILT_IN.has(specifier)) return;
    visitPackage(name, relative(root, dirname(file)));
    if (!name.startsWith('@araucaria/')) return;
    const folder = `libs/${name.slice('@araucaria/'.length)}`;
    found.libraries.add(folder);
    visitModule(join(root, folder, exported(join(root, folder), `.${specifier.slice(name.length)}`)));
  };

  for (const entry of entries) visitModule(join(root, entry));
  for (const name of packages) visitPackage(name, '');
  return found;
}

function packageName(specifier: string): string | undefined {
  return /^(@[\w.-]+\/)?[\w.-]+(?=\/|$)/.exec(specifier)?.[0];
}

/** Where Node finds a package: in the nearest `node_modules` above the importing folder. */
function installed(root: string, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.includes('/') ? dirname(folder) : '') {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(root, candidate))) return candidate;
    if (!folder) return undefined;
  }
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function exported(folder: string, subpath: string): string {
  const target = manifest(folder).exports?.[subpath];
  return (typeof target === 'string' ? target : target?.default) ?? subpath;
}
