import { filesToRepeat, outcomeOf, type JestResults } from '../tests/test-outcome.ts';

const fileResult = (
  name: string,
  ...statuses: Array<'passed' | 'failed'>
): JestResults['testResults'][number] => ({
  name: `/repository/${name}`,
  status: statuses.includes('failed') || !statuses.length ? 'failed' : 'passed',
  assertionResults: statuses.map((status, n) => ({
    status,
    fullName: `step ${n + 1}`,
    failureMessages: status === 'failed' ? [`Error: ${n + 1} is wrong\n    at somewhere`] : [],
  })),
});

function resultsOf(...testResults: JestResults['testResults']): JestResults {
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  const withStatus = (status: string) => assertions.filter((one) => one.status === status).length;
  return {
    numPassedTests: withStatus('passed'),
    numFailedTests: withStatus('failed'),
    numPendingTests: 0,
    numTotalTests: assertions.length,
    numRuntimeErrorTestSuites: testResults.filter(({ assertionResults }) => !assertionResults.length).length,
    success: testResults.every(({ status }) => status === 'passed'),
    testResults,
  };
}

const PASSED = fileResult('services/jobs/test/jobs.int-spec.ts', 'passed', 'passed');
const FAILED = fileResult('frontend/e2e/users.e2e.ts', 'passed', 'failed', 'failed');
const REPEATED = resultsOf(fileResult('frontend/e2e/users.e2e.ts', 'passed', 'passed', 'passed'));

describe('the outcome of a run', () => {
  it('counts a system file that passes alone as passed, and names it with its first failure', () => {
    const results = resultsOf(PASSED, FAILED);
    expect(filesToRepeat(results)).toEqual([FAILED.name]);
    expect(outcomeOf(results, new Map([[FAILED.name, REPEATED]]))).toEqual({
      passed: 5,
      failed: 0,
      flaky: [{ file: FAILED.name, test: 'step 2', error: 'Error: 2 is wrong' }],
    });
  });

  it('counts what fails again, and what was not repeated', () => {
    const results = resultsOf(PASSED, FAILED);
    expect(outcomeOf(results, new Map([[FAILED.name, resultsOf(FAILED)]]))).toEqual({
      passed: 3,
      failed: 2,
      flaky: [],
    });
    expect(outcomeOf(results, new Map([[FAILED.name, undefined]]))).toMatchObject({ failed: 2 });
    expect(outcomeOf(results, new Map())).toMatchObject({ failed: 2 });
  });

  it('counts a file that could not start once, and as passed when it passes alone', () => {
    const broken = fileResult('frontend/e2e/users.e2e.ts');
    const results = resultsOf(PASSED, broken);
    expect(outcomeOf(results, new Map())).toMatchObject({ passed: 2, failed: 1 });
    expect(outcomeOf(results, new Map([[broken.name, REPEATED]]))).toMatchObject({
      passed: 5,
      failed: 0,
      flaky: [{ file: broken.name, test: '', error: '' }],
    });
  });

  it.each([
    'services/jobs/test/jobs.int-spec.ts',
    'deploy/local/test/system.spec.ts',
    'gateway/test/races.e2e.ts',
    'gateway/test/fuzz.e2e.ts',
    'libs/testing/test/guarantees/faults.alone.e2e.ts',
  ])('does not repeat %s, whose failure is a finding', (name) => {
    expect(filesToRepeat(resultsOf(FAILED, fileResult(name, 'failed')))).toEqual([]);
  });

  it('repeats four files at most, and fails when more than two of them pass alone', () => {
    const files = ['a', 'b', 'c', 'd', 'e'].map((name) =>
      fileResult(`gateway/test/${name}.e2e.ts`, 'failed'),
    );
    expect(filesToRepeat(resultsOf(...files))).toEqual([]);
    const three = files.slice(0, 3);
    expect(filesToRepeat(resultsOf(...three))).toHaveLength(3);
    const repeats = new Map(
      three.map(({ name }) => [name, resultsOf({ ...fileResult('', 'passed'), name })] as const),
    );
    expect(outcomeOf(resultsOf(...three), repeats)).toMatchObject({ passed: 3, failed: 3 });
  });

  it('never takes a run without tests, or with a failure outside of them, for a success', () => {
    expect(outcomeOf(resultsOf(), new Map())).toMatchObject({ passed: 0, failed: 1 });
    expect(outcomeOf({ ...resultsOf(PASSED), success: false }, new Map())).toMatchObject({
      passed: 2,
      failed: 1,
    });
  });
});
