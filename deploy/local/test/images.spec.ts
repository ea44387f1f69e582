import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { IMAGES, imageContents, PRODUCTION_WORKSPACES } from '../images/apps.ts';
import { dependOnlyOn, MANIFESTS, withoutDevelopment } from '../images/production-manifests.ts';

describe('an image', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'araucaria-image-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const manifestOf = (workspace: string) =>
    JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
  const copyManifests = () => {
    for (const file of globSync(['package-lock.json', ...MANIFESTS], { cwd: ROOT }))
      cpSync(join(ROOT, file), join(folder, file));
  };

  it.each(IMAGES.filter(({ packages }) => packages).map(({ name }) => name))(
    'of %s holds every package that its program imports',
    (name) => {
      const { command, files, packages = [] } = imageContents(name);
      for (const file of files) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      for (const each of packages) {
        const path = join(folder, 'node_modules', each);
        mkdirSync(dirname(path), { recursive: true });
        symlinkSync(join(ROOT, 'node_modules', each), path);
      }
      const { stdout, stderr } = spawnSync(process.execPath, [command[0]], {
        ...{ cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH } },
      });
      // It has loaded all of its modules before it checks its configuration.
      expect(stdout + stderr).toContain('Missing or malformed environment variables');
    },
  );

  it('is installed without development dependencies', () => {
    copyManifests();
    expect(manifestOf('gateway').devDependencies).toHaveProperty('@araucaria/testing');
    withoutDevelopment(folder);
    for (const workspace of ['', ...PRODUCTION_WORKSPACES])
      expect(manifestOf(workspace).devDependencies).toBeUndefined();
    expect(manifestOf('gateway').dependencies).toHaveProperty('fastify');
  });

  it('is given the packages that are not in its bundle, in the versions of the lock file', () => {
    copyManifests();
    const { '@node-rs/argon2': version } = manifestOf('services/users').dependencies ?? {};
    dependOnlyOn(['@node-rs/argon2', '@araucaria/contracts'], ['services/users'], folder);
    expect(manifestOf('services/users').dependencies).toEqual({
      '@node-rs/argon2': version,
      '@araucaria/contracts': '*',
    });
    expect(manifestOf('libs/contracts').dependencies).toEqual({});
  });
});
