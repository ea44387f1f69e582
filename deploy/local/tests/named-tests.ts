import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import type { JestResults } from './test-outcome.ts';

export interface NamedTest {
  /** Path from the root of the repository. */
  file: string;
  /** The title of one test; absent: all tests of the file. */
  title?: string;
}

/** As in `jest.long-form.mjs`. */
const LONG_FORM_ONLY = /\.(long|alone)\.(spec|int-spec|e2e)\.ts$/;
/** A test file in backticks, and after it perhaps the title of one of its tests: `` `a/b.spec.ts` “does this” ``. */
const NAMED_TEST = /`((?:[\w.-]+\/)+[\w.-]+\.(?:spec|int-spec|e2e)\.(?:tsx?|mjs))`(?: “([^”]+)”)?/g;

/** The tests that a document names as its proofs. */
export const testsNamedIn = (document: string): NamedTest[] =>
  [...readFileSync(join(ROOT, document), 'utf8').matchAll(NAMED_TEST)].map(([, file = '', title]) => ({
    file,
    ...(title !== undefined && { title }),
  }));

/**
 * Of the named tests those that a run of all tests did not prove: a file without a passed test or with a failed one, a title that
 * did not pass. Files of the long form only are left to that form.
 * @param repeats of failed files; a repeat replaces the first result of its file
 */
export function unprovenTests(
  named: readonly NamedTest[],
  first: JestResults,
  repeats: Map<string, JestResults | undefined> = new Map(),
): string[] {
  const last = first.testResults.flatMap((result) => repeats.get(result.name)?.testResults ?? [result]);
  const isProven = ({ file, title }: NamedTest): boolean => {
    const tests = last
      .filter(({ name }) => relative(ROOT, name) === file)
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => title === undefined || fullName.endsWith(title));
    return (
      tests.some(({ status }) => status === 'passed') && tests.every(({ status }) => status !== 'failed')
    );
  };
  const unproven = named.filter((test) => !LONG_FORM_ONLY.test(test.file) && !isProven(test));
  return [...new Set(unproven.map(({ file, title }) => (title === undefined ? file : `${file} “${title}”`)))];
}
