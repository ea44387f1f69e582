import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { FolderStore } from '../folder-store.ts';
import { startExporter, StoreMetrics } from '../exporter.ts';
import { BACKUP_GAUGES } from '../gauges.ts';
import { writeManifest, writeVerification, type Manifest } from '../manifest.ts';
import { writeJournal } from '../erasure-journal.ts';
import { Encryption, generateKeyPair } from '../encryption.ts';

const ALERTS = join(import.meta.dirname, '../../monitoring/alerts');

const manifest = (id: string, createdAt: string, missingFiles: string[] = []): Manifest => ({
  ...{ format: 1, id, createdAt, missingFiles, release: '1', postgresql: '18', recipients: [] },
  ...{ migrations: {}, tables: [], sequences: [], auditHead: null, secrets: null },
  files: [{ key: 'a', object: 'files/a', bytes: 1_000, sha256: '' }],
  erasures: { object: `backups/${id}/erasures`, bytes: 24, sha256: '' },
});

describe('the metrics of a store of backups', () => {
  let folder: string;
  let store: FolderStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'araucaria-exporter-'));
    store = new FolderStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const values = async (): Promise<Record<string, number>> => {
    const found: Record<string, number> = {};
    for (const [, name = '', value] of (await new StoreMetrics(store).text()).matchAll(/^(\w+) (\S+)$/gm))
      found[name] = Number(value);
    return found;
  };

  it('are absent while there is no backup, so that an alert can notice it', async () => {
    expect(await values()).toEqual({});
  });

  it('give the times of the newest, the oldest and the last verified backup, and of the erasures', async () => {
    await writeManifest(store, manifest('20261120T021500Z', '2026-11-20T02:15:00.400Z'));
    await writeManifest(store, manifest('20261121T021500Z', '2026-11-21T02:15:00.400Z'));
    await writeVerification(store, '20261120T021500Z');
    const { recipient } = await generateKeyPair();
    await writeJournal(store, new Encryption([recipient]), [], new Date('2026-11-21T12:34:56.789Z'));
    expect(await values()).toEqual({
      backup_last_success_timestamp_seconds: Date.parse('2026-11-21T02:15:00.400Z') / 1_000,
      backup_oldest_timestamp_seconds: Date.parse('2026-11-20T02:15:00Z') / 1_000,
      backup_last_verified_timestamp_seconds: Date.parse('2026-11-20T02:15:00Z') / 1_000,
      backup_erasures_timestamp_seconds: Date.parse('2026-11-21T12:34:56.789Z') / 1_000,
      backup_last_size_bytes: 1_024,
      backup_missing_files: 0,
    });
  });

  it('do not count an unfinished backup', async () => {
    await writeManifest(store, manifest('20261120T021500Z', '2026-11-20T02:15:00.000Z', ['b', 'c']));
    await store.put(
      'backups/20261121T021500Z/users.account',
      await store.get('backups/20261120T021500Z/manifest.json'),
    );
    expect(await values()).toMatchObject({
      backup_last_success_timestamp_seconds: Date.parse('2026-11-20T02:15:00Z') / 1_000,
      backup_missing_files: 2,
    });
  });

  it('are served with 200, and with 503 while the store cannot be read', async () => {
    await writeManifest(store, manifest('20261120T021500Z', '2026-11-20T02:15:00.000Z'));
    const server = await startExporter(store, 0, '127.0.0.1');
    const broken = await startExporter(new FolderStore(join(folder, 'file')), 0, '127.0.0.1');
    await writeFile(join(folder, 'file'), '');
    const status = async (of: Server, path: string) =>
      (await fetch(`http://127.0.0.1:${(of.address() as AddressInfo).port}${path}`)).status;
    try {
      expect(await status(server, '/metrics')).toBe(200);
      expect(await status(broken, '/metrics')).toBe(503);
      expect(await status(broken, '/health/ready')).toBe(200);
    } finally {
      server.close();
      broken.close();
    }
  });

  it('are those that the alert rules name', () => {
    const rules = globSync('*.yml', { cwd: ALERTS }).map((file) => readFileSync(join(ALERTS, file), 'utf8'));
    const named = rules.join('\n').match(/\bbackup_\w+/g) ?? [];
    expect(named.filter((name) => !(name in BACKUP_GAUGES))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });
});
