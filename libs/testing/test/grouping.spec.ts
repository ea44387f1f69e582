import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Results {
  numTotalTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: Array<{
    name: string;
    status: string;
    message: string;
    assertionResults: Array<{ fullName: string; status: string }>;
  }>;
}

/** Files of one workspace, all of which import the module that counts how often it is evaluated. */
const FILES = {
  'shared.mjs': `
    import { appendFileSync } from 'node:fs';
    appendFileSync(process.env.EVALUATIONS, 'x');
    export const log = [];
    // Evaluated with the file that imports it first.
    let tests = 0;
    beforeEach(() => { tests += 1; });
    afterAll(() => { tests = 0; });
    export const startedTests = () => tests;
  `,
  'a.spec.mjs': `
    import { log, startedTests } from './shared.mjs';
    process.env.SHADE = 'red';
    beforeAll(() => log.push('start a'));
    afterAll(() => log.push('stop a'));
    describe('colours', () => {
      it('has the hooks of a shared module', () => expect(startedTests()).toBeGreaterThan(0));
      it('of the first file', () => expect(process.env.SHADE).toBe('red'));
      it('set in a test', () => { process.env.SHAPE = 'round'; });
    });
  `,
  'b.spec.mjs': `
    import { log, startedTests } from './shared.mjs';
    it('has the hooks of a shared module', () => expect(startedTests()).toBeGreaterThan(0));
    it('sees no variable of another file', () => expect([process.env.SHADE, process.env.SHAPE]).toEqual([undefined, undefined]));
    it('runs between no hooks of another file', () => expect(log.at(-1)).not.toBe('start a'));
    it('fails', () => expect(1).toBe(2));
  `,
  'c.spec.mjs': `
    import './shared.mjs';
    it('is never defined', () => undefined);
    throw new Error('no such server');
  `,
  'd.spec.mjs': `
    import './shared.mjs';
    afterAll(() => { throw new Error('does not stop'); });
    it('passes', () => undefined);
  `,
  'e.apart.spec.mjs': `
    import './shared.mjs';
    it('is by itself', () => undefined);
  `,
};

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const grouping = join(import.meta.dirname, '../grouping');

/** Runs all files. @returns Jest's results, by the last part of a file's name, and how often the module was evaluated */
async function run(filesPerGroup: number) {
  const root = await mkdtemp(join(tmpdir(), 'araucaria-grouping-'));
  try {
    const folder = join(root, 'services/example/test');
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
    const config = {
      rootDir: root,
      displayName: 'unit',
      testMatch: ['**/*.spec.mjs'],
      transform: {},
      runner: [join(grouping, 'runner.mjs'), { unit: filesPerGroup }],
      testEnvironment: join(grouping, 'environment.mjs'),
    };
    const [report, evaluations] = [join(root, 'report.json'), join(root, 'evaluations')];
    const args = ['--runInBand', '--json', `--outputFile=${report}`, '--config', JSON.stringify(config)];
    const env = { ...process.env, EVALUATIONS: evaluations };
    // Jest exits with an error, because tests fail.
    await new Promise((resolve) =>
      execFile(process.execPath, ['--experimental-vm-modules', jest, ...args], { cwd: root, env }, resolve),
    );
    const results = JSON.parse(await readFile(report, 'utf8')) as Results;
    const files = Object.fromEntries(
      results.testResults.map((file) => [file.name.slice(folder.length + 1), file]),
    );
    return { results, files, evaluations: (await readFile(evaluations, 'utf8')).length };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

describe('files that run as one', () => {
  let grouped: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    grouped = await run(8);
  });

  it('evaluate their modules once, except a file that is to be alone', () => {
    expect(grouped.evaluations).toBe(2);
  });

  it('have a result each', () => {
    const { files, results } = grouped;
    expect(Object.keys(files).sort()).toEqual(Object.keys(FILES).filter((name) => name.includes('.spec.')));
    expect(files['a.spec.mjs']?.assertionResults.map(({ fullName }) => fullName)).toEqual([
      'colours has the hooks of a shared module',
      'colours of the first file',
      'colours set in a test',
    ]);
    expect(files['a.spec.mjs']?.status).toBe('passed');
    expect(results.numTotalTests).toBe(10);
  });

  it('share neither hooks nor environment variables', () => {
    const failed = grouped.files['b.spec.mjs']?.assertionResults.filter(({ status }) => status === 'failed');
    expect(failed?.map(({ fullName }) => fullName)).toEqual(['fails']);
  });

  it('fail by themselves, in a test, while they are loaded and after their tests', () => {
    const { files, results } = grouped;
    expect(files['b.spec.mjs']?.message).toMatch(/● fails[^]*b\.spec\.mjs/);
    expect(files['c.spec.mjs']?.message).toMatch(/● can be loaded[^]*no such server/);
    expect(files['d.spec.mjs']?.message).toContain('does not stop');
    expect(results).toMatchObject({ numFailedTests: 2, numRuntimeErrorTestSuites: 1 });
  });
});
