/**
 * Assembles the contents of one image in the Dockerfile: node assemble.ts <name> <packages> <build> <target>, where
 * `packages` is a tree with the production packages of the image's workspaces and `build` the built repository.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { imageContents } from './apps.ts';
import { importedPackages } from './imported-packages.ts';

/** Not used at run time. Licence texts stay. */
const LEFT_OUT = new Set(['.map', '.md', '.markdown', '.flow', '.tsbuildinfo']);
const LICENCE = /licen[cs]e|notice|copying/i;
const TYPESCRIPT = /\.[cm]?tsx?$/;
const OWN_TESTS = /^deploy\/(backup|mailbox)\/(test|node_modules)$/;

const [name, packages = '', build = '', target = ''] = process.argv.slice(2);
const image = imageContents(name);
const [entry, ...args] = image.command;

/** `path` is relative to the tree. */
function isNeeded(path: string): boolean {
  if (image.leftOut?.test(path)) return false;
  if (LICENCE.test(path)) return true;
  // Node refuses to run TypeScript of a package, so that there it can only be types.
  if (path.startsWith('node_modules/') && TYPESCRIPT.test(path)) return false;
  return !LEFT_OUT.has(extname(path)) && !OWN_TESTS.test(path);
}

/** @param without a folder inside that is not copied */
function copy(from: string, path: string, without?: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(from, path), join(target, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const inside = relative(from, source);
      return inside !== without && isNeeded(inside);
    },
  });
}

// The packages are resolved from where the built modules are: both trees have the same folders.
for (const library of ['contracts', 'database', 'messaging', 'platform', 'storage']) {
  cpSync(join(build, 'libs', library, 'dist'), join(packages, 'libs', library, 'dist'), { recursive: true });
}
for (const file of image.files) cpSync(join(build, file), join(packages, file), { recursive: true });

const imported = importedPackages(packages, [entry, ...(image.entries ?? [])], image.packages);
// Packages inside a package are found and copied one by one.
for (const folder of imported.packages) copy(packages, folder, join(folder, 'node_modules'));
const isOurs = entry.startsWith('libs/');
if (isOurs) imported.libraries.add(entry.split('/').slice(0, 2).join('/'));
for (const folder of imported.libraries) {
  copy(build, `${folder}/package.json`);
  copy(build, `${folder}/dist`);
}
for (const file of image.files) copy(build, file);
for (const workspace of new Set([...image.workspaces, ...image.files.map(workspaceOf)])) {
  if (existsSync(join(build, workspace, 'package.json'))) copy(build, `${workspace}/package.json`);
}

function workspaceOf(file: string): string {
  const parts = file.split('/');
  return parts.slice(0, ['libs', 'services', 'deploy'].includes(parts[0] ?? '') ? 2 : 1).join('/');
}

const missing = [...imported.modules].filter((path) => !existsSync(join(target, path)));
if (missing.length) throw new Error(`The image of ${image.name} lacks ${missing.join(', ')}`);

// `node .` runs `main`, so that one Dockerfile starts every program.
const { version } = JSON.parse(readFileSync(join(build, 'package.json'), 'utf8')) as { version: string };
const main = args.length ? 'start.js' : entry;
const manifest = { name: `araucaria-talentos-${image.name}`, version, private: true, type: 'module', main };
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
if (args.length) {
  const list = JSON.stringify(args);
  writeFileSync(
    join(target, 'start.js'),
    `process.argv.splice(2, Infinity, ...${list});\nawait import('./${entry}');\n`,
  );
}
cpSync(join(packages, 'sbom.cdx.json'), join(target, 'sbom.cdx.json'));
cpSync(join(import.meta.dirname, 'healthcheck.mjs'), join(target, 'healthcheck.mjs'));
console.log(`${image.name}: ${imported.packages.size} packages`);
