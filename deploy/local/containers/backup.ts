import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import type { Compose } from './compose.ts';
import { run } from './podman.ts';

const BUCKET = 'backups';
const METRICS_TIMEOUT_MS = 300_000;
const POLL_INTERVAL_MS = 3_000;

/** The variables of a backup into another bucket of the same storage: enough to run it, not to survive a lost host. */
export function backupVariables(env: Record<string, string>): Record<string, string> {
  return {
    BACKUP_URL: `s3://${BUCKET}/containers`,
    BACKUP_S3_ENDPOINT: 'http://storage:8333',
    BACKUP_S3_ACCESS_KEY: env.S3_ACCESS_KEY ?? '',
    BACKUP_S3_SECRET_KEY: env.S3_SECRET_KEY ?? '',
  };
}

/** A key pair of age, by the program that operations use. */
export async function createKeyPair(): Promise<{ recipient: string; identity: string }> {
  const printed = await run(process.execPath, [join(ROOT, 'deploy/backup/main.ts'), 'keygen']);
  return {
    recipient: /age1[0-9a-z]+/.exec(printed)?.[0] ?? '',
    identity: /^AGE-SECRET-KEY-.*$/m.exec(printed)?.[0] ?? '',
  };
}

/**
 * Backs up the running system by the container of compose, verifies it, restores it into a second database by the same image,
 * and reads the metrics of the exporter.
 */
export async function rehearseBackup(
  compose: Compose,
  env: Record<string, string>,
  identity: string,
): Promise<void> {
  console.log('Backup:');
  await createBucket(compose);
  const created = await compose.runOnce('backup', []);
  console.log(`  ${lastLine(created)}`);
  console.log(`  ${lastLine(await compose.runOnce('backup', ['node', '.', 'verify']))}`);
  await compose.exec(
    ...['postgres', 'sh', '-c', 'PGPASSWORD=$POSTGRES_PASSWORD createdb -h 127.0.0.1 -U araucaria restored'],
  );
  const restored = await compose.runOnce('backup', ['node', '.', 'restore'], {
    DATABASE_URL: `postgres://araucaria:${env.POSTGRES_PASSWORD ?? ''}@postgres:5432/restored`,
    BACKUP_IDENTITY: identity,
  });
  const summary = /^Restored backup .*$/m.exec(restored)?.[0];
  if (!summary) throw new Error(`The backup was not restored:\n${restored}`);
  console.log(`  ${summary}`);
  await expectMetrics(compose, [
    'backup_last_success_timestamp_seconds',
    'backup_last_verified_timestamp_seconds',
  ]);
}

/** Waits for them: the exporter reads the store once a minute. */
async function expectMetrics(compose: Compose, names: string[]): Promise<void> {
  const deadline = Date.now() + METRICS_TIMEOUT_MS;
  for (;;) {
    const metrics = await requestInside(compose, 'backup-exporter', 'http://127.0.0.1:4100/metrics');
    const missing = names.filter((name) => !new RegExp(`^${name} \\d{10}`, 'm').test(metrics));
    if (!missing.length) {
      console.log(`  The exporter has ${names.join(' and ')}`);
      return;
    }
    if (Date.now() > deadline) throw new Error(`The exporter lacks ${missing.join(', ')}:\n${metrics}`);
    await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
  }
}

/** As the shell of SeaweedFS does; the bucket of the résumés is created by `storage-bucket`. */
async function createBucket(compose: Compose): Promise<void> {
  const request = `fetch('http://127.0.0.1:8333/shell/${BUCKET}', { method: 'PUT' }).then(({ ok }) => process.exit(ok ? 0 : 1))`;
  await compose.exec('storage', 'node', '-e', request);
}

/** The body of a response to a request from inside of a container. */
export function requestInside(compose: Compose, service: string, url: string): Promise<string> {
  const program = `fetch(${JSON.stringify(url)}).then(async (r) => process.stdout.write(await r.text()))`;
  return compose.exec(service, 'node', '-e', program);
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
