import { main as testLong } from './test-long.ts';

/** Values of each operation, and persons whose response times are compared; many more than in `npm run test:long`: about a quarter of an hour. */
const DEFAULT_RUNS = '200';
const SUITES = [
  'gateway/test/fuzz',
  'gateway/test/response-times',
  'services/resume-parser/test/bent-documents',
];

/**
 * `npm run security -- [runs]`: the random tests and the measurements of response times in their long form. A failure prints the seed and the smallest value that
 * causes it. Returns the exit code.
 */
export async function main([runs = DEFAULT_RUNS]: string[]): Promise<number> {
  process.env.FUZZ_RUNS = runs;
  return testLong(SUITES);
}
