import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import type { ServiceSchema } from '@araucaria/database';
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from '@araucaria/testing';
import { readTables } from './database-contents.ts';
import { expectSuccess, runBackup, type Outcome } from './run-backup.ts';

const { SCHEMA } = (await import(resolve(import.meta.dirname, '../../../services/jobs/src/schema.ts'))) as {
  SCHEMA: ServiceSchema;
};
const [BASELINE = '', ...LATER] = SCHEMA.migrations.map(({ name }) => name);
const BEFORE_BASELINE = SCHEMA.beforeBaseline ?? [];

describe('a backup by a commit before the baseline', () => {
  let folder: string;
  let source: TestDatabase;
  let target: TestDatabase;
  let identity: string;
  let recipient: string;
  beforeAll(async () => {
    const { output } = await runBackup(['keygen'], {});
    identity = /^AGE-SECRET-KEY-.*$/m.exec(output)?.[0] ?? '';
    recipient = /age1[0-9a-z]+/.exec(output)?.[0] ?? '';
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'araucaria-earlier-'));
    source = await createMigratedDatabase();
    target = await createTestDatabase();
  });
  afterEach(async () => {
    await source?.drop();
    await target?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const backup = (args: string[], database: TestDatabase): Promise<Outcome> =>
    runBackup(args, {
      BACKUP_URL: pathToFileURL(join(folder, 'store')).href,
      BACKUP_RECIPIENTS: recipient,
      BACKUP_IDENTITY: identity,
      STORAGE_URL: pathToFileURL(join(folder, 'files')).href,
      DATABASE_URL: database.url,
    });

  /** Backs up a database whose schema of jobs has these migrations instead of the baseline, and restores it. */
  async function restoreWith(names: readonly string[]): Promise<Outcome> {
    const client = new Client({ connectionString: source.url });
    await client.connect();
    await client.query('delete from jobs.migration');
    for (const name of [...names, ...LATER])
      await client.query('insert into jobs.migration (name) values ($1)', [name]);
    await client.end();
    expectSuccess(await backup(['create'], source));
    return backup(['restore'], target);
  }

  it('with all of them is restored, and has the baseline then', async () => {
    expectSuccess(await restoreWith(BEFORE_BASELINE));
    const [before, after] = [await readTables(source.url), await readTables(target.url)];
    const namesIn = (rows: string[] = []) => rows.map((row) => (JSON.parse(row) as { name: string }).name);
    expect(namesIn(after['jobs.migration']).sort()).toEqual([...BEFORE_BASELINE, BASELINE, ...LATER].sort());
    expect({ ...after, 'jobs.migration': [] }).toEqual({ ...before, 'jobs.migration': [] });
  });

  it('without the last of them is refused with what to do, and nothing is created', async () => {
    const { code, output } = await restoreWith(BEFORE_BASELINE.slice(0, -1));
    expect(code).toBe(1);
    expect(output).toMatch(
      /The backup is too old\. The schema jobs has 9 of the 10 migrations before 0\.1\.0: start the commit [0-9a-f]{8} once/,
    );
    expect(await readTables(target.url)).toEqual({});
  });
});
