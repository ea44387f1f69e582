import { longFormFiles } from './jest.long-form.mjs';

describe('the files of npm run test:long', () => {
  it('are those of the long form only, and those that call something that differs in it', () => {
    const files = longFormFiles(import.meta.dirname);
    expect(files).toEqual(
      expect.arrayContaining([
        'libs/testing/test/guarantees/faults.alone.e2e.ts',
        'gateway/test/fuzz.e2e.ts',
        'libs/contracts/test/application-steps.spec.ts',
      ]),
    );
    expect(files).not.toContain('gateway/test/pipeline.e2e.ts');
  });
});
