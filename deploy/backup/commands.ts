import { buffer } from 'node:stream/consumers';
import { writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { port, readConfig, str } from '@araucaria/platform/config';
import type { BackupStore } from './backup-store.ts';
import { openBackupStore } from './open-backup-store.ts';
import {
  readDatabaseUrl,
  readDecryptionSettings,
  readEncryptionSettings,
  readStoreSettings,
} from './config.ts';
import { createBackup } from './create-backup.ts';
import { emptyRedis } from './empty-redis.ts';
import { generateKeyPair, openDecryption, openEncryption, type Decryption } from './encryption.ts';
import {
  journalTime,
  listJournals,
  readErasures,
  readJournal,
  writeJournal,
  type ErasedRecord,
} from './erasure-journal.ts';
import { startExporter } from './exporter.ts';
import { listBackups, partsOf, readManifest, writeVerification, type Manifest } from './manifest.ts';
import { writeMetricsFile } from './metrics-file.ts';
import { readPart } from './parts.ts';
import { pruneBackups } from './prune.ts';
import { RestoreRefused, restoreBackup } from './restore-backup.ts';
import { loadSchemas } from './schemas.ts';
import { Snapshot } from './snapshot.ts';
import { verifyBackup } from './verify-backup.ts';

interface Arguments {
  id: string | undefined;
  keep: number | undefined;
  decrypt: boolean;
  force: boolean;
  sha256: string | undefined;
  erasuresFrom: string | undefined;
  secretsFile: string | undefined;
}

/** Rows name files that the storage does not have; everything else is in the backup. */
const EXIT_FILES_MISSING = 4;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Each returns the exit code. */
export const COMMANDS: Record<string, (args: Arguments) => Promise<number>> = {
  create,
  erasures,
  list,
  verify,
  restore,
  keygen,
  exporter,
};

async function create({ keep, secretsFile }: Arguments): Promise<number> {
  const startedMs = Date.now();
  const databaseUrl = readDatabaseUrl();
  const store = await openBackupStore(readStoreSettings());
  const encryption = await openEncryption(store, readEncryptionSettings());
  const schemas = await loadSchemas();
  const snapshot = await Snapshot.open(databaseUrl);
  try {
    const { manifest, sha256 } = await createBackup(snapshot, {
      store,
      encryption,
      databaseUrl,
      schemas,
      secretsFile,
      log: say,
    });
    const removed = keep === undefined ? [] : await pruneBackups(store, keep);
    if (removed.length) say(`removed ${removed.join(', ')}`);
    const sizeBytes = partsOf(manifest).reduce((sum, { bytes }) => sum + bytes, 0);
    say(`Backup ${manifest.id}, ${sizeBytes} bytes. Manifest: ${sha256}`);
    const { BACKUP_METRICS_FILE: metricsFile } = readConfig({ BACKUP_METRICS_FILE: str({ default: '' }) });
    if (metricsFile)
      await writeMetricsFile(metricsFile, {
        finishedAt: new Date(),
        durationSeconds: (Date.now() - startedMs) / 1_000,
        sizeBytes,
        missingFiles: manifest.missingFiles.length,
      });
    if (!manifest.missingFiles.length) return 0;
    process.stderr.write(`The storage does not have these files:\n${manifest.missingFiles.join('\n')}\n`);
    return EXIT_FILES_MISSING;
  } finally {
    await snapshot.close();
  }
}

async function erasures(): Promise<number> {
  const databaseUrl = readDatabaseUrl();
  const store = await openBackupStore(readStoreSettings());
  const encryption = await openEncryption(store, readEncryptionSettings());
  const records = await readErasures(databaseUrl, await loadSchemas());
  await writeJournal(store, encryption, records);
  say(`${records.length} erasures`);
  return 0;
}

async function list(): Promise<number> {
  const store = await openBackupStore(readStoreSettings());
  for (const id of await listBackups(store)) {
    const { manifest, sha256 } = await readManifest(store, id);
    const rows = manifest.tables.reduce((sum, part) => sum + part.rows, 0);
    say(
      `${id}  release ${manifest.release}  ${rows} rows  ${manifest.files.length} files  manifest ${sha256}`,
    );
  }
  return 0;
}

async function verify({ id, decrypt }: Arguments): Promise<number> {
  const store = await openBackupStore(readStoreSettings());
  const decryption = decrypt ? await openDecryption(store, readDecryptionSettings()) : undefined;
  const ids = id === 'all' ? await listBackups(store) : [id ?? (await newest(store))];
  let failed = false;
  for (const each of ids) {
    const { manifest, sha256 } = await readManifest(store, each);
    const defects = await verifyBackup(store, manifest, decryption);
    failed ||= defects.length > 0;
    for (const defect of defects) process.stderr.write(`${each}: ${defect}\n`);
    if (defects.length) continue;
    say(`${each}: ${partsOf(manifest).length} objects are intact. Manifest: ${sha256}`);
    await writeVerification(store, each).catch((error: Error) =>
      // Reading is enough to verify; alerts then do not know of it.
      process.stderr.write(`${each}: the verification was not recorded: ${error.message}\n`),
    );
  }
  return failed ? 1 : 0;
}

/** Serves the metrics of the store until SIGTERM. */
async function exporter(): Promise<number> {
  const { HEALTH_PORT: healthPort, HOST: host } = readConfig({
    HEALTH_PORT: port({ default: 4100 }),
    HOST: str({ default: '127.0.0.1' }),
  });
  const server = await startExporter(await openBackupStore(readStoreSettings()), healthPort, host);
  say(`Metrics of the backups: http://${host}:${healthPort}/metrics`);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  server.closeAllConnections();
  server.close();
  return 0;
}

async function restore(args: Arguments): Promise<number> {
  const databaseUrl = readDatabaseUrl();
  const store = await openBackupStore(readStoreSettings());
  const decryption = await openDecryption(store, readDecryptionSettings());
  const { manifest, sha256 } = await readManifest(store, args.id ?? (await newest(store)));
  if (args.sha256 !== undefined && args.sha256 !== sha256)
    throw new RestoreRefused(`The manifest of ${manifest.id} has another SHA-256: ${sha256}`);
  say(`Verifying backup ${manifest.id} …`);
  const defects = await verifyBackup(store, manifest, decryption);
  if (defects.length) throw new RestoreRefused(`The backup is damaged:\n${defects.join('\n')}`);

  const schemas = await loadSchemas();
  const erased = await allErasures(store, decryption);
  if (args.erasuresFrom !== undefined) erased.push(...(await readErasures(args.erasuresFrom, schemas)));
  const report = await restoreBackup({
    ...{ store, decryption, databaseUrl, schemas, manifest, log: say },
    erasures: erased,
    force: args.force,
  });
  if (args.secretsFile !== undefined && manifest.secrets)
    await writeFile(args.secretsFile, await buffer(await readPart(store, decryption, manifest.secrets)), {
      mode: 0o600,
    });
  const { REDIS_URL: redisUrl, REDIS_PREFIX: prefix } = readConfig({
    REDIS_URL: str({ default: '' }),
    REDIS_PREFIX: str({ default: 'araucaria' }),
  });
  const keys = redisUrl ? await emptyRedis(redisUrl, prefix) : undefined;
  printReport(manifest, report, await newestJournal(store), keys);
  return 0;
}

async function keygen(): Promise<number> {
  const { identity, recipient } = await generateKeyPair();
  say(
    `# Public key, for BACKUP_RECIPIENTS: ${recipient}\n# Keep the private key (BACKUP_IDENTITY) off the backup host.`,
  );
  say(identity);
  return 0;
}

async function newest(store: BackupStore): Promise<string> {
  const id = (await listBackups(store)).at(-1);
  if (id === undefined) throw new Error('The store has no backup');
  return id;
}

/** Of all journals, and of all backups: one of them may be damaged. */
async function allErasures(store: BackupStore, decryption: Decryption): Promise<ErasedRecord[]> {
  const objects = (await listJournals(store)).map((object) => ({ object }));
  for (const id of await listBackups(store)) objects.push((await readManifest(store, id)).manifest.erasures);
  const records: ErasedRecord[] = [];
  let readable = 0;
  for (const object of objects) {
    try {
      records.push(...(await readJournal(store, decryption, object)));
      readable += 1;
    } catch (error) {
      process.stderr.write(`${object.object} cannot be read: ${(error as Error).message}\n`);
    }
  }
  if (!readable) throw new RestoreRefused('No list of erasures can be read');
  return records;
}

/** ISO 8601, UTC; empty if there is none. */
async function newestJournal(store: BackupStore): Promise<string> {
  const name = (await listJournals(store)).at(-1);
  return name === undefined ? '' : journalTime(name).toISOString();
}

function printReport(
  manifest: Manifest,
  { rows, files, erasures: repeated }: Awaited<ReturnType<typeof restoreBackup>>,
  journal: string,
  keys: number | undefined,
): void {
  say(`Restored backup ${manifest.id}: ${rows} rows, ${files} files.`);
  const kinds = Object.entries(repeated).map(([kind, count]) => `${count} ${kind}`);
  say(`Repeated erasures after the backup: ${kinds.join(', ') || 'none'}. Known until ${journal}.`);
  if (manifest.missingFiles.length)
    say(`Files that the backup never had: ${manifest.missingFiles.join(', ')}`);
  say(
    keys === undefined
      ? 'Empty Redis before the start.'
      : `Redis was emptied (${keys} keys); all sessions ended.`,
  );
  if (manifest.auditHead)
    say(`Then: npm run audit:verify -- --anchor ${manifest.auditHead.seq}:${manifest.auditHead.hash}`);
}
