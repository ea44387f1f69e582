import { story } from '../src/story.js';

/** Declares a story with stand-ins for Jest's functions. @returns the tests that it declares */
function declared(steps: () => void): Array<[title: string, run: () => Promise<void>]> {
  const tests: Array<[string, () => Promise<void>]> = [];
  const { describe: plainDescribe, it: plainIt } = globalThis;
  const collect = (title: string, run: () => Promise<void>) => void tests.push([title, run]);
  try {
    Object.assign(globalThis, { describe: (_name: string, body: () => void) => body(), it: collect });
    story('a story', steps);
  } finally {
    Object.assign(globalThis, { describe: plainDescribe, it: plainIt });
  }
  return tests;
}

describe('a story', () => {
  it('runs its steps in turn', async () => {
    const ran: string[] = [];
    const tests = declared(() => {
      it('one', () => void ran.push('one'));
      it('two', async () => void ran.push('two'));
    });
    for (const [, run] of tests) await run();
    expect(ran).toEqual(['one', 'two']);
  });

  it('does not run the steps after a failed one', async () => {
    const ran: string[] = [];
    const tests = declared(() => {
      it('applies', () => {
        throw new Error('the page is empty');
      });
      it('confirms', () => void ran.push('confirms'));
    });
    const [first, second] = tests.map(([, run]) => run);
    await expect(first?.()).rejects.toThrow('the page is empty');
    await expect(second?.()).rejects.toThrow('Not run: the step “applies” has failed');
    expect(ran).toEqual([]);
  });
});
