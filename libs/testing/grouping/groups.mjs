import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { weightOf } from '../test-sequencer.mjs';

/** A file with this in its name shares its modules with no other. */
const APART = /\.apart\./;
/** The name of the running system that a file of tests asks for (libs/testing/src/systems/system-pool.ts). */
const SHARED_SYSTEM = /\bstartTestSystem\('([\w-]+)'\)/;
/** The usual system, by which those are grouped that ask for another one too. */
const USUAL_SYSTEM = /\bstartTestSystem\(\)/;
/** Its gateway has other variables, so the file begins with a start of the gateway, and the next one too. */
const OWN_GATEWAY = /\b(?:startTestSystem|BackOffice\.open)\('[\w-]+', /;

/**
 * The files of a run in groups, the longest group first. Files of one Jest project and one workspace are together, at most
 * as many as the limit says, and those that ask for the same system by its name. Each group gets every n-th file: the files come sorted by duration.
 * Those that start its gateway with other variables run last.
 * @param filesPerGroup by the name of the Jest project, or of project and workspace; none: a group for each file. A project with a limit for
 * `elsewhere` has the files of all workspaces together that have no limit of their own
 */
export function groupsOf(tests, filesPerGroup) {
  const byWorkspace = new Map();
  for (const test of tests) {
    const { displayName, rootDir } = test.context.config;
    const project = displayName?.name ?? '';
    const workspace = workspaceOf(relative(rootDir, test.path));
    const ofWorkspace = `${project} ${workspace}`;
    const elsewhere = `${project} elsewhere`;
    const name = ofWorkspace in filesPerGroup || !(elsewhere in filesPerGroup) ? ofWorkspace : elsewhere;
    const limit = filesPerGroup[name] ?? filesPerGroup[project] ?? 1;
    const key = APART.test(test.path)
      ? test.path
      : `${name} ${sharedSystemOf(readFileSync(test.path, 'utf8'))}`;
    const members = byWorkspace.get(key)?.members ?? [];
    byWorkspace.set(key, { limit, members: [...members, test] });
  }
  const secondsOf = (members) =>
    members.reduce((sum, { path, context }) => sum + weightOf(relative(context.config.rootDir, path)), 0);
  return [...byWorkspace.values()]
    .flatMap(({ limit, members }) => {
      const count = Math.ceil(members.length / limit);
      return Array.from({ length: count }, (_, group) =>
        withOwnGatewaysLast(members.filter((_test, index) => index % count === group)),
      );
    })
    .sort((one, other) => secondsOf(other) - secondsOf(one));
}

function withOwnGatewaysLast(members) {
  const own = new Set(members.filter(({ path }) => OWN_GATEWAY.test(readFileSync(path, 'utf8'))));
  return [...members.filter((test) => !own.has(test)), ...own];
}

function sharedSystemOf(source) {
  return USUAL_SYSTEM.test(source) ? '' : (SHARED_SYSTEM.exec(source)?.[1] ?? '');
}

/** `services/jobs` of `services/jobs/test/x.int-spec.ts`, `gateway` of `gateway/test/x.spec.ts`. */
function workspaceOf(path) {
  const [first, second] = path.split(/[\\/]/);
  return ['libs', 'services', 'deploy'].includes(first) ? `${first}/${second}` : first;
}

/**
 * The result of each file of a group, as Jest would have it had the file run by itself.
 * @param result of the group, whose outermost blocks are named like its files
 * @param tests the files in the order in which they ran
 */
export function resultsByFile(result, tests, globalConfig) {
  const paths = tests.map(({ path }) => path);
  // A failure outside the tests, of an `afterAll` for example, belongs to the file in its stack.
  const errorText = result.testExecError
    ? `${result.testExecError.stack}${result.testExecError.message}`
    : '';
  const fileOfError = paths.find((path) => errorText.includes(path)) ?? paths[0];
  let { start } = result.perfStats;
  return tests.map(({ path, context: { config } }, index) => {
    const testResults = result.testResults
      .filter(({ ancestorTitles }) => ancestorTitles[0] === path)
      .map((each) => withoutFile(each));
    const testExecError = path === fileOfError ? result.testExecError : undefined;
    const failures = [
      formatResultsErrors(testResults, config, globalConfig, path),
      testExecError && formatExecError(testExecError, config, globalConfig, path),
    ].filter(Boolean);
    const isLast = index === tests.length - 1;
    const ends = testResults.map(({ startAt, duration }) => (startAt ?? 0) + (duration ?? 0));
    // What a file does after its last test counts as time of the next one.
    const end = isLast ? result.perfStats.end : Math.max(start, ...ends);
    const perfStats = { ...result.perfStats, start, end, runtime: end - start };
    start = end;
    const count = (...statuses) => testResults.filter(({ status }) => statuses.includes(status)).length;
    return {
      ...result,
      console: index === 0 ? result.console : undefined,
      failureMessage: failures.length ? failures.join('\n\n') : null,
      numFailingTests: count('failed'),
      numPassingTests: count('passed'),
      numPendingTests: count('pending'),
      numTodoTests: count('todo'),
      perfStats,
      testExecError,
      testFilePath: path,
      testResults,
    };
  });
}

/** A test of a group without the outermost block, which is the file. */
export function withoutFile(test) {
  const ancestorTitles = test.ancestorTitles.slice(1);
  return { ...test, ancestorTitles, fullName: [...ancestorTitles, test.title].join(' ') };
}
