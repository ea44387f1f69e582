import { join } from 'node:path';
import { adoptSecrets, secretsOf, shownPassword } from '../system/secrets.ts';
import { temporaryFolder } from './helpers.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const GIVEN = { ADMIN_PASSWORD: 'Given-at-the-start-1' };

describe('the login that npm start prints', () => {
  it('is the generated one at every start, also at one that is given another', () => {
    const { adminPassword } = secretsOf(folder.path, {});
    expect(shownPassword(folder.path, {})).toBe(adminPassword);
    expect(shownPassword(folder.path, GIVEN)).toBe(adminPassword);
  });

  it('is the one that was given at the first start, also at one without it', () => {
    secretsOf(folder.path, GIVEN);
    expect(shownPassword(folder.path, GIVEN)).toBe('(as given by ADMIN_PASSWORD)');
    expect(shownPassword(folder.path, {})).toBe(GIVEN.ADMIN_PASSWORD);
  });

  it('is the one of the backup after a restore', () => {
    const backup = join(folder.path, 'backup');
    secretsOf(backup, GIVEN);
    const restored = join(folder.path, 'restored');
    const { accountSecret } = secretsOf(restored, {});
    adoptSecrets(restored, join(backup, 'secrets.json'));
    expect(shownPassword(restored, {})).toBe(GIVEN.ADMIN_PASSWORD);
    // What the installation before the restore encrypted stays readable.
    expect(secretsOf(restored, {}).accountSecret).toBe(
      `${accountSecret},${secretsOf(backup, {}).accountSecret}`,
    );
  });
});
