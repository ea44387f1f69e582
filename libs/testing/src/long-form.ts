/**
 * Whether this run is `npm run test:long`: tests in their whole breadth, with random values and many kills. Of each of their
 * guarantees `npm test` has a small example that is the same in every run.
 */
export const isLongForm = process.env.TEST_FORM === 'long';

/** An `it` that only the long form runs. */
export const itInLongForm = (title: string, run: () => unknown, timeoutMs?: number): void => {
  if (isLongForm) it(title, run as () => Promise<unknown>, timeoutMs);
};

/** How many random values a test tries: these, or `FUZZ_RUNS`. */
export const randomRuns = (runs: { long: number; short: number }): number =>
  Number(process.env.FUZZ_RUNS ?? (isLongForm ? runs.long : runs.short));
