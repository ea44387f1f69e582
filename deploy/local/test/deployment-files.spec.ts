import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { deploymentFiles } from '../manifests/files.ts';

describe('the deployments', () => {
  const files = deploymentFiles();

  it.each(Object.keys(files))('%s is what npm run deploy:files writes', (path) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(files[path]);
  });

  it('have no file of a process that is gone', () => {
    const found = globSync('deploy/kubernetes/base/processes/*', { cwd: ROOT });
    expect(found.filter((path) => !(path in files))).toEqual([]);
  });
});
