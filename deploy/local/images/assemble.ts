/**
 * Assembles the contents of one image in the Dockerfile: node assemble.ts <name> <installed> <build> <target>, where
 * `installed` is the tree of `install.ts` and `build` the built repository.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { imageContents } from './apps.ts';

/** Not used at run time. Licence texts stay. */
const LEFT_OUT = new Set(['.map', '.md', '.markdown', '.flow', '.tsbuildinfo']);
const LICENCE = /licen[cs]e|notice|copying/i;
const TYPESCRIPT = /\.[cm]?tsx?$/;
const OWN_TESTS = /^deploy\/(backup|mailbox)\/(test|node_modules)$/;
/** The lists and links of npm. */
const OF_NPM = /^node_modules\/\.(bin|package-lock\.json)$/;
const OWN_PACKAGES = 'node_modules/@araucaria';

const [name, installed = '', build = '', target = ''] = process.argv.slice(2);
const image = imageContents(name);
const [entry, ...args] = image.command;

/** `path` is relative to the tree. */
function isNeeded(path: string): boolean {
  if (OF_NPM.test(path) || image.leftOut?.test(path)) return false;
  if (LICENCE.test(path)) return true;
  // Node refuses to run TypeScript of a package, so that there it can only be types.
  if (path.startsWith('node_modules/') && TYPESCRIPT.test(path)) return false;
  return !LEFT_OUT.has(extname(path)) && !OWN_TESTS.test(path);
}

function copy(from: string, path: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(from, path), join(target, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => isNeeded(relative(from, source)),
  });
}

copy(installed, 'node_modules');
for (const file of image.files) copy(build, file);
for (const link of readdirSync(join(installed, OWN_PACKAGES))) {
  const workspace = join(OWN_PACKAGES, readlinkSync(join(installed, OWN_PACKAGES, link)));
  copy(build, join(workspace, 'package.json'));
  if (workspace.startsWith('libs/')) copy(build, join(workspace, 'dist'));
  // Packages that the workspace needs in another version than the rest.
  if (existsSync(join(installed, workspace, 'node_modules')))
    copy(installed, join(workspace, 'node_modules'));
}

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
cpSync(join(installed, 'sbom.cdx.json'), join(target, 'sbom.cdx.json'));
cpSync(join(import.meta.dirname, 'healthcheck.mjs'), join(target, 'healthcheck.mjs'));
