import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importedPackages } from '../images/imported-packages.ts';

describe('the packages of an image', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'araucaria-image-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const install = (folder: string, manifest: object = {}) =>
    write(`${folder}/package.json`, JSON.stringify(manifest));
  const found = (packages?: string[]) => {
    const imported = importedPackages(root, ['services/jobs/dist/main.js'], packages);
    return [...imported.packages].sort();
  };

  it('are those that its modules name, in every form, and what these depend on', () => {
    write(
      'services/jobs/dist/main.js',
      `import 'by-import'; import x from"minified"; await import('by-call'); require('@scope/by-require/sub');
       import './other.js'; import 'node:fs'; import 'fs';`,
    );
    write('services/jobs/dist/other.js', `export * from 'in-another-module';`);
    for (const name of ['by-import', 'minified', 'by-call', 'in-another-module'])
      install(`node_modules/${name}`);
    install('node_modules/@scope/by-require', {
      dependencies: { deep: '1' },
      optionalDependencies: { absent: '1' },
    });
    install('node_modules/deep');
    install('node_modules/unused');
    expect(found()).toEqual(
      ['@scope/by-require', 'by-call', 'by-import', 'deep', 'in-another-module', 'minified'].map(
        (name) => `node_modules/${name}`,
      ),
    );
  });

  it('are the copies that Node resolves from where they are imported', () => {
    write('services/jobs/dist/main.js', `import 'outer';`);
    install('node_modules/outer', { dependencies: { twice: '2' } });
    install('node_modules/outer/node_modules/twice');
    install('node_modules/twice');
    expect(found()).toEqual(['node_modules/outer', 'node_modules/outer/node_modules/twice']);
  });

  it('include those of our own libraries, by the module that is imported', () => {
    write('services/jobs/dist/main.js', `import '@araucaria/messaging/queues';`);
    install('node_modules/@araucaria/messaging');
    install('libs/messaging', { exports: { './queues': { default: './dist/queues.js' } } });
    write('libs/messaging/dist/queues.js', `import 'bullmq';`);
    write('libs/messaging/dist/index.js', `import 'not-for-workers';`);
    install('node_modules/bullmq');
    install('node_modules/not-for-workers');
    const imported = importedPackages(root, ['services/jobs/dist/main.js']);
    expect([...imported.libraries]).toEqual(['libs/messaging']);
    expect([...imported.modules]).toEqual(['services/jobs/dist/main.js', 'libs/messaging/dist/queues.js']);
    expect(found()).toEqual(['node_modules/@araucaria/messaging', 'node_modules/bullmq']);
  });

  it('include those that are named as data', () => {
    write('services/jobs/dist/main.js', '');
    install('node_modules/word-list');
    expect(found(['word-list'])).toEqual(['node_modules/word-list']);
  });
});
