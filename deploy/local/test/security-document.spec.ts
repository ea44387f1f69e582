import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

describe('SECURITY.md', () => {
  it('names only tests that exist', () => {
    const text = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
    const paths = [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
