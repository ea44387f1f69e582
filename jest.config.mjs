import { LONG_FORM_ONLY, longFormFiles } from './jest.long-form.mjs';

/** One Jest run for the workspace; every project of it reads TypeScript sources directly. */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      module: { type: 'es6' },
      sourceMaps: 'inline',
      jsc: {
        target: 'es2024',
        keepClassNames: true,
        experimental: { keepImportAttributes: true },
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      },
    },
  ],
};

/** Imports name the compiled files. */
const moduleNameMapper = { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'] };

/** How many files run as one, by project, or by project and workspace. Their modules are evaluated once. */
const FILES_PER_GROUP = {
  integration: 40,
  unit: 80,
  component: 40,
  // They also share running systems (libs/testing/src/systems), those without a browser across workspaces.
  'system frontend': 40,
  'system elsewhere': 80,
};

/** @returns {import('jest').Config} */
const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  transform,
  runner: ['./libs/testing/grouping/runner.mjs', FILES_PER_GROUP],
  testEnvironment: './libs/testing/grouping/environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['@araucaria/source', 'node'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', LONG_FORM_ONLY.source],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.nx/'],
  setupFiles: ['reflect-metadata'],
  ...more,
});

const WITH_BROWSER = {
  globalSetup: './frontend/e2e/support/browser-setup.mjs',
  globalTeardown: './frontend/e2e/support/browser-teardown.mjs',
  testEnvironment: './libs/testing/system-environment.mjs',
};

/** The projects of `npm run test:long`. */
function longForm() {
  const files = longFormFiles(import.meta.dirname).map((path) => `<rootDir>/${path}`);
  const long = (displayName, ending, more) =>
    project(
      displayName,
      files.filter((path) => ending.test(path)),
      { ...more, testPathIgnorePatterns: ['/node_modules/'] },
    );
  return [
    long('unit', /(?<!\.alone)\.spec\.ts$/),
    long('integration', /(?<!\.alone)\.int-spec\.ts$/),
    long('system', /(?<!\.alone)\.e2e\.ts$/, WITH_BROWSER),
    long('alone', /\.alone\.[\w-]+\.ts$/, WITH_BROWSER),
  ];
}

const config = {
  // A test that hangs ends here. On a machine whose memory is slow some take ten times as long as on a quiet one.
  testTimeout: 300_000,
  // System tests often wait, for browsers and processes of their own: four at a time, also on two cores.
  maxWorkers: 4,
  // Modules of a finished file are not given back; a worker that has grown is replaced.
  workerIdleMemoryLimit: '2GB',
  testSequencer: './libs/testing/test-sequencer.mjs',
  globalSetup: './libs/testing/global-setup.mjs',
  reporters: ['./deploy/local/tests/test-reporter.mjs', 'default', ['summary', { summaryThreshold: 10_000 }]],
  globalTeardown: './libs/testing/global-teardown.mjs',
  projects: [
    project('unit', ['**/*.spec.ts', '**/*.spec.mjs']),
    project('component', ['**/*.spec.tsx'], {
      testEnvironment: './frontend/src/testing/browser-environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['@araucaria/source', 'browser'] },
      setupFiles: ['./frontend/src/testing/browser-setup.ts'],
      // jsdom computes no layout, so style sheets are left out.
      moduleNameMapper: { ...moduleNameMapper, '\\.css$': '<rootDir>/frontend/src/testing/no-styles.mjs' },
    }),
    project('integration', ['**/*.int-spec.ts']),
    project('system', ['**/*.e2e.ts'], WITH_BROWSER),
  ],
};

export default process.env.TEST_FORM === 'long'
  ? // The long form analyses each page at five widths and in both themes.
    { ...config, testTimeout: 600_000, projects: longForm() }
  : config;
