/** The part of Jest's results that is used. */
export interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTests: number;
  /** Files that failed outside a test. */
  numRuntimeErrorTestSuites: number;
  success: boolean;
  testResults: JestFileResult[];
}

interface JestFileResult {
  /** Absolute path. */
  name: string;
  status: string;
  assertionResults: Array<{ status: string; fullName: string; failureMessages: string[] | null }>;
}

/** A file that failed beside others and passed when it ran again, alone. */
interface FlakyFile {
  /** Absolute path. */
  file: string;
  /** The first test that failed, or an empty text if the file failed outside a test. */
  test: string;
  /** The first line of its error. */
  error: string;
}

export interface TestOutcome {
  passed: number;
  failed: number;
  flaky: FlakyFile[];
}

/** More failed files than this have a cause in common, and are not run again. */
const MAX_REPEATED_FILES = 4;
/** More flaky files than this in one run count as failed. */
const MAX_FLAKY_FILES = 2;
/** Files that start processes and browsers, whose timing depends on the load of the machine. */
const SYSTEM_TEST = /\.e2e\.ts$/;
/** System tests of which one failure is the finding: chance or competition is what they test. */
const NEVER_REPEATED = /\/((fuzz|isolation|races)|.*\.alone)\.e2e\.ts$/;

/** The failed files that run again; none if a failure outside of them makes the run fail anyway. */
export function filesToRepeat({ testResults }: JestResults): string[] {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const isRepeatable = failed.every((name) => SYSTEM_TEST.test(name) && !NEVER_REPEATED.test(name));
  return isRepeatable && failed.length <= MAX_REPEATED_FILES ? failed : [];
}

/** Sums up a run and the repetitions of its failed files, by file; `undefined` for a repetition without results. */
export function outcomeOf(first: JestResults, repeats: Map<string, JestResults | undefined>): TestOutcome {
  const counts = countTests(first);
  const flaky: FlakyFile[] = [];
  for (const result of first.testResults) {
    const repeat = repeats.get(result.name);
    if (!repeat || countTests(repeat).failed) continue;
    const failures = result.assertionResults.filter(({ status }) => status === 'failed');
    // A file that failed outside its tests counts as one failure.
    counts.failed -= failures.length || 1;
    counts.passed += repeat.numPassedTests - (result.assertionResults.length - failures.length);
    const [failure] = failures;
    const [error = ''] = (failure?.failureMessages?.[0] ?? '').split('\n');
    flaky.push({ file: result.name, test: failure?.fullName ?? '', error });
  }
  if (flaky.length > MAX_FLAKY_FILES) counts.failed += flaky.length;
  return { ...counts, flaky };
}

function countTests(results: JestResults): { passed: number; failed: number } {
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  // A run without tests, or a failure outside the tests (a global teardown, say), is never a success.
  const failedOutside = !failed && (!results.numTotalTests || !results.success);
  return { passed: results.numPassedTests, failed: failedOutside ? 1 : failed };
}
