import { withoutRepetitions } from '../tests/test-reporter.mjs';

const failure = (title: string, message: string) =>
  `  ● ${title}\n\n    ${message}\n\n      at file.ts:1:2\n\n`;

describe('failures of a file', () => {
  it('are printed once when they have the same cause', () => {
    const text = [
      failure('a suite › one', 'Error: listen EADDRINUSE'),
      failure('a suite › two', 'Error: listen EADDRINUSE'),
      failure('a suite › three', 'Error: another'),
      failure('a suite › four', 'Error: listen EADDRINUSE'),
    ].join('');
    const shown = withoutRepetitions(text);
    expect(shown).toContain('a suite › one');
    expect(shown).toContain('2 more tests failed or did not run for this reason.');
    expect(shown).toContain('a suite › three');
    expect(shown).not.toMatch(/two|four/);
  });

  it('are printed as they are when their causes differ', () => {
    const text = failure('one', 'Error: 1') + failure('two', 'Error: 2');
    expect(withoutRepetitions(text)).toBe(text);
  });
});
