import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { BackupStore } from './backup-store.ts';
import { journalTime, listJournals } from './erasure-journal.ts';
import { formatGauges } from './gauges.ts';
import { listBackupStates, partsOf, readManifest, type Manifest } from './manifest.ts';

/** Prometheus reads every 15 s; listing a bucket costs money. */
const CACHE_TTL_MS = 60_000;
const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Reads what a store holds: the only source that is right about backups of every host, also after one of them is gone. */
export class StoreMetrics {
  private readonly store: BackupStore;
  private cached: { text: string; expiresAtMs: number } | undefined;
  private newest: Manifest | undefined;

  constructor(store: BackupStore) {
    this.store = store;
  }

  /**
   * The metrics of the store, at most {@link CACHE_TTL_MS} old.
   * @throws when the store cannot be read
   */
  async text(): Promise<string> {
    if (this.cached && this.cached.expiresAtMs > Date.now()) return this.cached.text;
    const text = await this.read();
    this.cached = { text, expiresAtMs: Date.now() + CACHE_TTL_MS };
    return text;
  }

  private async read(): Promise<string> {
    const backups = await listBackupStates(this.store);
    const newest = await this.readNewest(backups.at(-1)?.id);
    const oldest = backups[0];
    const verified = backups.findLast(({ isVerified }) => isVerified);
    const journal = (await listJournals(this.store)).at(-1);
    return formatGauges({
      ...(newest && {
        backup_last_success_timestamp_seconds: Date.parse(newest.createdAt) / 1_000,
        backup_last_size_bytes: partsOf(newest).reduce((sum, { bytes }) => sum + bytes, 0),
        backup_missing_files: newest.missingFiles.length,
      }),
      ...(oldest && { backup_oldest_timestamp_seconds: secondsOf(oldest.id) }),
      ...(verified && { backup_last_verified_timestamp_seconds: secondsOf(verified.id) }),
      ...(journal && { backup_erasures_timestamp_seconds: journalTime(journal).getTime() / 1_000 }),
    });
  }

  /** A manifest names every file, so it is read once. */
  private async readNewest(id: string | undefined): Promise<Manifest | undefined> {
    if (id === undefined) return undefined;
    if (this.newest?.id !== id) this.newest = (await readManifest(this.store, id)).manifest;
    return this.newest;
  }
}

/** Serves `/metrics`, with 503 while the store cannot be read, and `/health/live` and `/health/ready`. */
export async function startExporter(store: BackupStore, port: number, host: string): Promise<Server> {
  const metrics = new StoreMetrics(store);
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path === '/health/live' || path === '/health/ready') return void response.end('{"status":"ok"}');
    if (path !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': METRICS_CONTENT_TYPE }).end(text),
      (error: Error) => {
        process.stderr.write(`the store of backups cannot be read: ${error.message}\n`);
        response.writeHead(503).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** An id is the time of its snapshot, as `20261122T210000Z`. */
const secondsOf = (id: string): number =>
  Date.parse(id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')) / 1_000;
