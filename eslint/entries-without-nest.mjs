// Files whose processes start often, and import types or entries without NestJS only.

/** Also for the site, which imports not even types of the rest. */
export const DOMAIN_ENTRY_ONLY = {
  name: '@araucaria/contracts',
  message: 'Import @araucaria/contracts/domain: the rest of the library needs NestJS and class-validator.',
};

const typesOnly = (packages) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { paths: packages.map((each) => ({ ...each, allowTypeImports: true })) },
  ],
});

export default [
  {
    // Each file of system tests evaluates its modules anew: those of the servers take a second of a core.
    files: ['**/*.e2e.ts', 'frontend/e2e/**/*.ts', 'libs/testing/src/**/*.ts'],
    ignores: ['libs/testing/src/{service,service-stub,test-service,call-keys,cleaning}.ts'],
    rules: typesOnly(
      [
        ...['@araucaria/contracts', '@araucaria/database'],
        ...['@araucaria/platform', '@araucaria/testing/service'],
      ].map((name) => ({
        name,
        message:
          'System tests load no NestJS: import types, or an entry without it (@araucaria/contracts/domain).',
      })),
    ),
  },
  {
    // Commands of backups run every few minutes: NestJS and MikroORM take most of the time of their start.
    files: [
      'deploy/backup/*.ts',
      'libs/storage/src/{open-disk,durable-folder}.ts',
      'services/*/src/migrations/**',
    ],
    rules: typesOnly(
      ['@araucaria/database', '@araucaria/platform', '@araucaria/storage'].map((name) => ({
        name,
        message: `Import types, or an entry without NestJS ("exports" in the package.json of ${name}).`,
      })),
    ),
  },
  {
    // Each process that reads résumés loads what these files import: NestJS and class-validator double its start.
    files: [
      'services/resume-parser/src/{fields,layout,lexicon,ocr,pdf}/**',
      'services/resume-parser/src/*-child.ts',
    ],
    rules: typesOnly([DOMAIN_ENTRY_ONLY]),
  },
];
