import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';

// Each test lints a breach with the real configuration, in place of the text of an existing file: module boundaries
// depend on where a file is. The file on disk stays as it is. A rule that no longer reports fails the test.
const ROOT = join(import.meta.dirname, '..');
const eslint = new ESLint({ cwd: ROOT });

async function reportsOf(path, source) {
  const [result] = await eslint.lintText(source, { filePath: join(ROOT, path) });
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

describe('lint', () => {
  it.each([
    [
      'a service that imports another service',
      'services/jobs/src/main.ts',
      `import { UsersService } from '../../users/src/users.service.js';\nexport const service = UsersService;\n`,
      '@nx/enforce-module-boundaries',
    ],
    [
      'a contract that imports the platform',
      'libs/contracts/src/dates.ts',
      `import { log } from '@araucaria/platform';\nexport const logger = log;\n`,
      '@nx/enforce-module-boundaries',
    ],
    [
      'the site importing a library of the servers',
      'frontend/src/shared/session/session-store.ts',
      `import { log } from '@araucaria/platform';\nexport const logger = log;\n`,
      '@nx/enforce-module-boundaries',
    ],
    [
      'the site importing the contracts beside their domain entry',
      'frontend/src/shared/session/session-store.ts',
      `import { UNDO_WINDOW_SECONDS } from '@araucaria/contracts';\nexport const seconds = UNDO_WINDOW_SECONDS;\n`,
      'no-restricted-imports',
    ],
    [
      'a domain file that imports a package',
      'libs/contracts/src/domain/labels.ts',
      `import { IsIn } from 'class-validator';\nexport const rule = IsIn;\n`,
      'no-restricted-imports',
    ],
    [
      'a domain file that imports another part of the contracts',
      'libs/contracts/src/domain/labels.ts',
      `import { ERRORS } from '../errors.js';\nexport const errors = ERRORS;\n`,
      'no-restricted-imports',
    ],
    [
      'a feature that imports another feature',
      'frontend/src/features/users/user-rules.ts',
      `import { CleaningDialog } from '../cleaning/cleaning-dialog';\nexport const dialog = CleaningDialog;\n`,
      'import-x/no-restricted-paths',
    ],
    [
      'a shared file that imports a feature',
      'frontend/src/shared/session/session-store.ts',
      `import { CleaningDialog } from '../../features/cleaning/cleaning-dialog';\nexport const dialog = CleaningDialog;\n`,
      'import-x/no-restricted-paths',
    ],
    [
      'a shared file that imports the domain',
      'frontend/src/shared/session/session-store.ts',
      `import { StatusChip } from '../../domain/candidates/status-chip';\nexport const chip = StatusChip;\n`,
      'import-x/no-restricted-paths',
    ],
    [
      'a domain file that imports a feature',
      'frontend/src/domain/candidates/run-in-sequence.ts',
      `import { CleaningDialog } from '../../features/cleaning/cleaning-dialog';\nexport const dialog = CleaningDialog;\n`,
      'import-x/no-restricted-paths',
    ],
    [
      'an undeclared package',
      'services/jobs/src/main.ts',
      `import { Redis } from 'ioredis';\nexport const redis = Redis;\n`,
      'import-x/no-extraneous-dependencies',
    ],
    [
      'queues outside libs/messaging',
      'services/jobs/src/main.ts',
      `import { Queue } from 'bullmq';\nexport const queue = Queue;\n`,
      'no-restricted-imports',
    ],
    [
      'a system test that adds days to now',
      'gateway/test/races.e2e.ts',
      `export const later = new Date(Date.now() + 9 * 86_400_000);\n`,
      'no-restricted-syntax',
    ],
    [
      'a system test that takes the day of UTC',
      'frontend/e2e/bonuses.e2e.ts',
      `export const day = new Date().toISOString().slice(0, 10);\n`,
      'no-restricted-syntax',
    ],
    [
      'a system test that schedules on a fixed day',
      'gateway/test/races.e2e.ts',
      `export const interview = { interviewDate: '2027-03-02T12:00:00Z' };\n`,
      'no-restricted-syntax',
    ],
    [
      'a number without its unit',
      'services/jobs/src/main.ts',
      `export const TIMEOUT = 5_000;\n`,
      'araucaria/units-in-names',
    ],
  ])('reports %s', async (_breach, path, source, rule) => {
    expect(await reportsOf(path, source)).toContain(rule);
  });

  it('lets the site import the domain entry of the contracts', async () => {
    const source = `import { isHired } from '@araucaria/contracts/domain';\nexport const hired = isHired('hired');\n`;
    expect(await reportsOf('frontend/src/shared/session/session-store.ts', source)).toEqual([]);
  });
});
