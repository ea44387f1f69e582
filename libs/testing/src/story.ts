/**
 * A `describe` whose tests build on each other. After a failed step the later ones do not run, and name the step that failed,
 * instead of waiting in vain for what it should have left.
 * @param steps declares the tests by `it`
 */
export function story(name: string, steps: () => void): void {
  describe(name, () => {
    let failedStep: string | undefined;
    const plainIt = globalThis.it;
    const step = (title: string, run: () => unknown, timeoutMs?: number): void =>
      plainIt(
        title,
        async () => {
          if (failedStep) throw new Error(`Not run: the step “${failedStep}” has failed`);
          try {
            await run();
          } catch (error) {
            failedStep = title;
            throw error;
          }
        },
        timeoutMs,
      );
    globalThis.it = Object.assign(step, plainIt);
    try {
      steps();
    } finally {
      globalThis.it = plainIt;
    }
  });
}
