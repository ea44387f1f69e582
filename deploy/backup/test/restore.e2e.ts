import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createMigratedDatabase,
  createTestDatabase,
  eventually,
  itInLongForm,
  startTestSystem,
  totpCode,
  type TestDatabase,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { SERVICES } from '@araucaria/contracts/domain';
import { createBackupRole } from './backup-role.ts';
import { readBucket, readFiles, readTables } from './database-contents.ts';
import { HIRED, expectStatus, fillSystem } from './filled-system.ts';
import { expectSuccess, runBackup, type Outcome } from './run-backup.ts';
import { startS3Server } from './s3-server.ts';

const ACCOUNT_SECRET = 'account-secret-of-the-backed-up-system';
/** Texts of the persons who are erased after the backup; they occur nowhere else. */
const ERASED = /zuxilaquera|jorvantipo|quembralito/i;
/** An interview is announced a day ahead. */
const REMINDER_HOURS = 23;

type Row = Record<string, unknown> & { id: number };

describe('a backup', () => {
  let folder: string;
  let source: TestSystem;
  let sourceUrl: string;
  let backupRoleUrl: string;
  let database: TestDatabase;
  let admin: Visitor;
  let totpSecret: string;
  let interviewDate: string;
  let head: string;
  const targets: TestDatabase[] = [];
  let env: Record<string, string>;
  let identity: string;

  const backup = (args: string[], changes: Record<string, string> = {}): Promise<Outcome> =>
    runBackup(args, {
      ...{ ...env, DATABASE_URL: backupRoleUrl, STORAGE_URL: filesUrl(source.dataDir) },
      ...changes,
    });
  const filesUrl = (dataDir: string) => pathToFileURL(join(dataDir, 'files')).href;
  /** Restores into an empty database and an empty folder. */
  const restore = async (...args: string[]) => {
    const target = await createTestDatabase();
    targets.push(target);
    const dataDir = await mkdtemp(join(folder, 'restored-'));
    const outcome = await restoreInto(target, dataDir, ...args);
    return { target, dataDir, ...outcome };
  };
  const restoreInto = (target: TestDatabase, dataDir: string, ...args: string[]) =>
    runBackup(['restore', ...args], {
      ...env,
      BACKUP_IDENTITY: identity,
      DATABASE_URL: target.url,
      STORAGE_URL: filesUrl(dataDir),
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'araucaria-backup-'));
    const key = await runBackup(['keygen'], {});
    identity = /^AGE-SECRET-KEY-.*$/m.exec(key.output)?.[0] ?? '';
    env = {
      BACKUP_URL: pathToFileURL(join(folder, 'store')).href,
      BACKUP_RECIPIENTS: /age1[0-9a-z]+/.exec(key.output)?.[0] ?? '',
      BACKUP_METRICS_FILE: join(folder, 'backup.prom'),
    };
    database = await createMigratedDatabase();
    sourceUrl = database.url;
    backupRoleUrl = await createBackupRole(database);
    source = await startTestSystem({ databaseUrl: sourceUrl, env: { ACCOUNT_SECRET } });
    admin = await source.admin();
    ({ secret: totpSecret, interviewDate } = await fillSystem(source, admin));
  });
  afterAll(async () => {
    await source?.stop();
    for (const target of [database, ...targets]) await target?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('stores all tables and files, and proves them intact without the private key', async () => {
    const { code, output } = await backup(['create', '--keep', '2']);
    expectSuccess({ code, output });
    const verified = await backup(['verify']);
    expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('are intact') as string });
    head = /Manifest: ([0-9a-f]{64})/.exec(output)?.[1] ?? '';
    expect(await readFile(join(folder, 'backup.prom'), 'utf8')).toMatch(
      /^backup_last_success_timestamp_seconds \d{10}/m,
    );
    const store = JSON.stringify(await readFiles(join(folder, 'store')));
    for (const text of ['zuxilaquera', 'joana.prado', 'argon2id'])
      expect(store).not.toContain(Buffer.from(text).toString('base64').slice(0, 8));
  });

  it('is restored into an empty system with every row and every file', async () => {
    const before = await readTables(sourceUrl);
    const { code, output, target, dataDir } = await restore('--sha256', head);
    expectSuccess({ code, output });
    const after = await readTables(target.url);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const table of Object.keys(before))
      expect({ [table]: after[table] }).toEqual({ [table]: before[table] });
    const files = await readFiles(join(dataDir, 'files'));
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(3);
    expect(files).toEqual(await readFiles(join(source.dataDir, 'files')));

    // A second restore changes nothing.
    const refused = await restoreInto(target, dataDir);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('not empty') as string });
    expect(await readTables(target.url)).toEqual(after);
    expectSuccess(await restoreInto(target, dataDir, '--force'));
    expect(await readTables(target.url)).toEqual(after);
  });

  it('is refused before a change if an object was changed or the manifest is another one', async () => {
    const [id = ''] = await readdir(join(folder, 'store/backups'));
    const object = join(folder, 'store/backups', id, 'users.account.copy.gz.age');
    const bytes = await readFile(object);
    await writeFile(
      object,
      Buffer.concat([bytes.subarray(0, -1), Buffer.from([~(bytes.at(-1) ?? 0) & 255])]),
    );
    const damaged = await restore();
    await writeFile(object, bytes);
    expect(damaged).toMatchObject({ code: 1, output: expect.stringContaining('damaged') as string });
    const replaced = await restore('--sha256', '0'.repeat(64));
    expect(replaced).toMatchObject({ code: 1, output: expect.stringContaining('another SHA-256') as string });
    for (const { target } of [damaged, replaced]) expect(await readTables(target.url)).toEqual({});
  });

  itInLongForm(
    'in S3 is as complete: a new system with its files in S3 has every row and every file',
    async () => {
      const before = await readTables(sourceUrl);
      const s3 = await startS3Server('backups', 'resumes');
      const { endpoint, region, accessKey, secretKey } = s3.settings;
      const store = {
        BACKUP_URL: 's3://backups/production',
        ...{ BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region },
        ...{ BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey },
      };
      const target = await createTestDatabase();
      targets.push(target);
      const restored = {
        ...{
          DATABASE_URL: target.url,
          STORAGE_URL: 's3://resumes',
          S3_ENDPOINT: endpoint,
          S3_REGION: region,
        },
        ...{ S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, BACKUP_IDENTITY: identity },
      };
      try {
        expectSuccess(await backup(['create', '--keep', '1'], store));
        expectSuccess(await backup(['verify'], store));
        expectSuccess(await runBackup(['restore'], { ...env, ...store, ...restored }));
        expect(await readTables(target.url)).toEqual(before);
        const files = await readFiles(join(source.dataDir, 'files'));
        expect(await readBucket('resumes', s3.settings)).toEqual(files);

        // The restored system is backed up from S3, and the first backup is removed.
        expectSuccess(await runBackup(['create', '--keep', '1'], { ...env, ...store, ...restored }));
        const objects = await readBucket('backups', s3.settings);
        const names = Object.keys(objects);
        expect(names.filter((name) => name.endsWith('/manifest.json'))).toHaveLength(1);
        expect(names.filter((name) => name.includes('/files/'))).toHaveLength(Object.keys(files).length);
        const age = Buffer.from('age-encryption.org/v1').toString('base64');
        expect(names.filter((name) => !/\.json$/.test(name) && !objects[name]?.startsWith(age))).toEqual([]);
      } finally {
        await s3.stop();
      }
    },
  );

  it('does not bring back persons who were erased after it, and loses nothing that is due', async () => {
    const [person] = await source.rows<Row>(
      `select id from candidates.candidate where email like '%zuxilaquera%'`,
    );
    const [account] = await source.rows<Row>(`select id from users.account where username = 'quembralito'`);
    // Without it an erasure waits for its part in the stopped service.
    await source.running.process('notifications').restart();
    const proof = { code: await totpCode(totpSecret, 1) };
    await source.rows('update users.second_factor set last_step = 0');
    await expectStatus(admin.post('/api/auth/confirm', proof), 204);
    await expectStatus(admin.delete(`/api/candidates/${person?.id}`), 204);
    await expectStatus(admin.post('/api/referrers/erase', { email: 'j@jorvantipo.example' }), 200);
    await expectStatus(admin.post('/api/referrers/erase', { email: 'q@quembralito.example' }), 200);
    await source.settle();
    expectSuccess(await backup(['erasures']));
    expect(JSON.stringify(await readTables(sourceUrl))).not.toMatch(ERASED);

    const { code, output, target, dataDir } = await restore();
    expectSuccess({ code, output });
    expect(output).toContain('1 candidate,');
    const files = Object.keys(await readFiles(join(dataDir, 'files')));
    expect(files).toEqual(Object.keys(await readFiles(join(source.dataDir, 'files'))));
    await mkdir(join(dataDir, 'files'), { recursive: true });
    await startAndCheck(target, dataDir, account?.id ?? 0);
  });

  async function startAndCheck(target: TestDatabase, dataDir: string, erasedAccount: number): Promise<void> {
    const offsetMs = Date.parse(interviewDate) - REMINDER_HOURS * 3_600_000 - Date.now();
    const restored = await startTestSystem({
      parts: SERVICES,
      databaseUrl: target.url,
      env: {
        // The secret was replaced since the backup.
        ACCOUNT_SECRET: `a-newer-account-secret-of-32-characters,${ACCOUNT_SECRET}`,
        STORAGE_URL: filesUrl(dataDir),
        CLOCK_OFFSET: String(offsetMs),
      },
    });
    try {
      await restored.settle();
      const subjects = () =>
        restored.mailbox.messages().map(({ to, subject }) => `${String(to)}: ${subject}`);
      // The receipt whose event was in the lost queue.
      await eventually(async () => subjects().some((subject) => subject.includes('espera@example.com')));
      // The reminder whose timer was in Redis.
      await eventually(async () =>
        subjects().some((subject) => subject.includes(HIRED.email) && /lembrete/i.test(subject)),
      );
      // The notice of the first instalment.
      await eventually(
        async () => (await restored.rows('select 1 from referrals.bonus_announcement')).length > 0,
      );
      expect(subjects().join('\n')).not.toMatch(ERASED);
      const tables = await readTables(target.url);
      expect(JSON.stringify(tables)).not.toMatch(ERASED);
      expect(JSON.stringify(await readFiles(join(dataDir, 'files')))).not.toMatch(ERASED);
      expect(
        await restored.rows(
          'select username, erased_at is not null as erased from users.account where id = $1',
          [erasedAccount],
        ),
      ).toEqual([{ username: `removido-${erasedAccount}`, erased: true }]);

      // The session of the source ended; the password and the second factor of the administrator work.
      const visitor = restored.visitor();
      const password = await visitor.login('admin', 'senha-do-teste-2026');
      expect(password.status).toBe(202);
      const code = await totpCode(totpSecret, 0, Date.now() + offsetMs);
      await restored.rows('update users.second_factor set last_step = 0');
      expect(await visitor.post('/api/auth/login/second-factor', { code })).toMatchObject({ status: 200 });
    } finally {
      await restored.stop();
    }
  }

  it('removes the backups beyond those to keep, with the files that no other one names', async () => {
    expectSuccess(await backup(['create', '--keep', '1']));
    expect(await readdir(join(folder, 'store/backups'))).toHaveLength(1);
    const files = await readFiles(join(source.dataDir, 'files/resumes'));
    expect(await readdir(join(folder, 'store/files/resumes'))).toHaveLength(Object.keys(files).length);
    expectSuccess(await backup(['verify', 'all']));
  });
});
