import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import checkedLookups from './eslint/checked-lookups.mjs';
import entriesWithoutNest, { DOMAIN_ENTRY_ONLY } from './eslint/entries-without-nest.mjs';
import injectedNames from './eslint/injected-names.mjs';
import unitsInNames from './eslint/units-in-names.mjs';
import { requireProjectGraph } from './eslint.graph.mjs';

// Who imports what, and the rules of this house, which need no types. Those of the languages, with types, are in .oxlintrc.json.
requireProjectGraph();

/**
 * Who may import whom. A service never imports a service. Of the libraries of the servers, the frontend imports only the
 * entry `@araucaria/contracts/domain` (see `restricted` below).
 */
const boundaries = [
  { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'type:gateway', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'type:frontend', onlyDependOnLibsWithTags: ['type:frontend', 'lib:contracts', 'lib:testing'] },
  { sourceTag: 'lib:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'lib:platform', onlyDependOnLibsWithTags: ['lib:contracts'] },
  { sourceTag: 'lib:database', onlyDependOnLibsWithTags: ['lib:contracts', 'lib:platform', 'lib:testing'] },
  {
    sourceTag: 'lib:messaging',
    onlyDependOnLibsWithTags: ['lib:contracts', 'lib:platform', 'lib:database', 'lib:testing'],
  },
  { sourceTag: 'lib:storage', onlyDependOnLibsWithTags: ['lib:contracts', 'lib:platform'] },
  { sourceTag: 'lib:testing', onlyDependOnLibsWithTags: ['lib:contracts', 'lib:platform', 'type:tool'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:lib', 'type:tool'] },
];

const boundaryRule = (allow = []) => [
  'error',
  { allow, depConstraints: boundaries, banTransitiveDependencies: false },
];

/** Packages that have one home, with the reason shown to whoever imports them elsewhere. */
const restricted = (...names) => ({
  paths: [
    {
      name: 'date-fns',
      message: 'Import date-fns/<function>: all of it takes a process a second and a half to load.',
    },
  ],
  patterns: names.map((name) => ({
    group: [name, `${name}/*`],
    message: {
      bullmq: 'Queues are the business of libs/messaging.',
      '@mikro-orm': 'The database is the business of services and libs/database.',
    }[name],
  })),
});

/**
 * Every import is declared in the package.json of its own workspace: Nx builds its graph from these declarations, and
 * an image of one process holds its declared packages only. Tests and build tools may use devDependencies.
 */
const declaredImports = {
  devDependencies: [
    '**/test/**',
    '**/e2e/**',
    '**/*.spec.*',
    'frontend/src/testing/**',
    'frontend/build/**',
    'gateway/build/**',
    'frontend/*.config.ts',
    '*/codegen.ts',
    '*.mjs',
    'libs/testing/{,grouping/}*.mjs',
  ],
  includeInternal: true,
  includeTypes: true,
};

const { paths, patterns } = restricted('bullmq', '@mikro-orm');

/** From 21:00 in São Paulo on, the day in UTC is tomorrow. */
const utcDay = {
  selector:
    'CallExpression[callee.property.name=/^(slice|substring|substr|split)$/] > MemberExpression > CallExpression[callee.property.name="toISOString"]',
  message:
    'This is the day in UTC. Use businessDayOf() of @araucaria/platform, addCalendarDays() of @araucaria/contracts, or today() and addDays() of @araucaria/testing.',
};

/**
 * Days on which a system test schedules come from `businessDayIn` and `today`, which know São Paulo, weekends and holidays. A
 * test that adds days by hand, takes the day of UTC or names a day to come fails on some days.
 */
const testDays = [
  {
    selector:
      'BinaryExpression[operator=/^[+-]$/]:has(CallExpression[callee.object.name="Date"][callee.property.name="now"]):has(Literal[value=86400000], Identifier[name=/^DAY_MS$/])',
    message:
      'The sum may be a weekend or a holiday. Use businessDayIn() or addDays(today(), …) of @araucaria/testing.',
  },
  {
    selector:
      'Property[key.name=/^(interviewDate|hireDate|startDate|startsAt)$/] Literal[value=/^20(2[7-9]|[3-8])/], ' +
      'CallExpression[callee.object.name="Date"][callee.property.name="UTC"] > Literal[value>2026], ' +
      'Literal[value=/[?&]dia=\\d/]',
    message:
      'A fixed day will be in the past. Use businessDayIn() or addDays(today(), …) of @araucaria/testing.',
  },
];

const features = readdirSync(new URL('frontend/src/features', import.meta.url));

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/generated/**', '.data/**', '.nx/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: {
      '@nx': nx,
      'import-x': importX,
      araucaria: {
        rules: {
          'checked-lookups': checkedLookups,
          'injected-names': injectedNames,
          'units-in-names': unitsInNames,
        },
      },
    },
    // Decorators need the classes that constructors name, also where nothing else does.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.base.json' })],
    },
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule(),
      'import-x/no-extraneous-dependencies': ['error', declaredImports],
      'no-restricted-imports': ['error', restricted('bullmq', '@mikro-orm')],
      'no-restricted-syntax': ['error', utcDay],
      'araucaria/injected-names': 'error',
      'araucaria/units-in-names': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['**/*.mjs'],
    plugins: { '@nx': nx, 'import-x': importX },
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule(),
      'import-x/no-extraneous-dependencies': ['error', declaredImports],
    },
  },
  {
    // A benchmark measures a service's built SQL and parser beside its baseline; services export nothing.
    files: ['bench/**'],
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule([
        '../../services/**',
        '../../frontend/e2e/support/browser.ts',
      ]),
    },
  },
  {
    // An image has installed what its bundle leaves out.
    files: ['deploy/local/images/**'],
    rules: { '@nx/enforce-module-boundaries': boundaryRule(['../../../rolldown.config.mjs']) },
  },
  {
    // Keys of the product may come from outside; those of tests and tools do not.
    files: ['{frontend,gateway,services/*,libs/*}/src/**/*.{ts,tsx}'],
    ignores: ['libs/testing/**', '**/*.spec.*', 'frontend/src/testing/**'],
    rules: { 'araucaria/checked-lookups': 'error' },
  },
  {
    // Calendar days themselves, which have no time.
    files: ['libs/contracts/src/domain/calendar-day.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['libs/contracts/src/domain/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(?!\./)`,
              message:
                'The domain entry has no dependency: the site and the processes of the résumé parser load it.',
            },
          ],
        },
      ],
    },
  },
  // The baseline of event handling is BullMQ without libs/messaging.
  {
    files: ['libs/messaging/**', 'bench/baselines/event-consumer.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['services/**', 'libs/database/**'],
    rules: { 'no-restricted-imports': ['error', restricted('bullmq')] },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [...paths, DOMAIN_ENTRY_ONLY],
          patterns,
        },
      ],
      // shared ← domain ← features ← app: shared knows nothing of candidates, vacancies or interviews.
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [
            {
              target: './frontend/src/shared',
              from: ['./frontend/src/domain', './frontend/src/features', './frontend/src/app'],
            },
            { target: './frontend/src/domain', from: ['./frontend/src/features', './frontend/src/app'] },
            { target: './frontend/src/features', from: './frontend/src/app' },
            // What only tests use never reaches a visitor.
            {
              target: './frontend/src/{app,domain,features,shared}/**/!(*.spec).{ts,tsx}',
              from: './frontend/src/testing/**/*',
            },
            // A feature imports no other feature: what two of them need is in domain or shared.
            ...features.map((name) => ({
              target: `./frontend/src/features/${name}`,
              from: './frontend/src/features',
              except: [`./${name}`],
            })),
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.e2e.ts', 'frontend/e2e/**/*.ts', 'gateway/test/!(*.spec).ts', 'deploy/backup/test/*.ts'],
    rules: { 'no-restricted-syntax': ['error', utcDay, ...testDays] },
  },
  ...entriesWithoutNest,
);
