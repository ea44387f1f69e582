import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import TestSequencer, { weightOf } from '../test-sequencer.mjs';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');

describe('the order of test files', () => {
  it('begins with those that take longest, as recorded or as usual for their kind', () => {
    const paths = ['a/x.spec.ts', 'b/y.int-spec.ts', 'frontend/e2e/accessibility-staff.e2e.ts', 'c/z.e2e.ts'];
    const sorted = new TestSequencer().sort(paths.map((path) => ({ path: join(ROOT, path) })));
    expect(sorted.map(({ path }) => path.slice(ROOT.length + 1))).toEqual([
      'frontend/e2e/accessibility-staff.e2e.ts',
      'c/z.e2e.ts',
      'b/y.int-spec.ts',
      'a/x.spec.ts',
    ]);
    expect(weightOf('frontend/e2e/accessibility-staff.e2e.ts')).toBeGreaterThan(weightOf('c/z.e2e.ts'));
  });

  it('has weights of existing files only', () => {
    const weights = JSON.parse(
      readFileSync(new URL('../test-weights.json', import.meta.url), 'utf8'),
    ) as Record<string, number>;
    expect(Object.keys(weights).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
