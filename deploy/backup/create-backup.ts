import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { openDisk } from '@araucaria/storage/open-disk';
import type { ServiceSchema } from '@araucaria/database';
import type { BackupStore } from './backup-store.ts';
import type { Encryption } from './encryption.ts';
import { readErasures, writeJournal, writeRecords } from './erasure-journal.ts';
import {
  listBackups,
  partName,
  readManifest,
  writeManifest,
  type FilePart,
  type Manifest,
  type TablePart,
} from './manifest.ts';
import { writePart } from './parts.ts';
import type { Snapshot } from './snapshot.ts';

/** Résumés have 5 MB at most, so this many are in memory. */
const FILES_AT_ONCE = 8;

interface CreateOptions {
  store: BackupStore;
  encryption: Encryption;
  databaseUrl: string;
  schemas: readonly ServiceSchema[];
  secretsFile?: string | undefined;
  log: (line: string) => void;
}

/**
 * Stores a backup: all tables as of one moment, the files that their rows name, and the erasures until its end.
 * @param snapshot open until the caller closes it: no other backup runs meanwhile
 */
export async function createBackup(
  snapshot: Snapshot,
  { store, encryption, databaseUrl, schemas, secretsFile, log }: CreateOptions,
): Promise<{ manifest: Manifest; sha256: string }> {
  const id = snapshot.takenAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const names = schemas.map(({ schema }) => schema);
  const existing = await existingFiles(store);

  const tables: TablePart[] = [];
  for (const table of await snapshot.tables(names)) {
    const rows = snapshot.copy(table);
    const object = partName(id, `${table.schema}.${table.table}.copy.gz.age`);
    const part = await writePart(store, encryption, object, rows);
    tables.push({ ...table, ...part, rows: rows.rowCount });
  }
  const rowCount = tables.reduce((sum, { rows }) => sum + rows, 0);
  log(`${tables.length} tables, ${rowCount} rows`);

  const migrations: Manifest['migrations'] = {};
  for (const name of names) migrations[name] = await snapshot.migrations(name);
  const { files, missing } = await backUpFiles(snapshot, {
    store,
    encryption,
    databaseUrl,
    schemas,
    existing,
  });
  log(`${files.length} files, ${files.filter(({ key }) => !existing.has(key)).length} of them new`);

  // Later than the rows: a person who was erased while the backup ran is in it.
  const erased = await readErasures(databaseUrl, schemas);
  await writeJournal(store, encryption, erased);
  const manifest: Manifest = {
    format: 1,
    id,
    createdAt: snapshot.takenAt.toISOString(),
    release: releaseName(),
    postgresql: await snapshot.version(),
    recipients: encryption.recipients,
    migrations,
    tables,
    sequences: await snapshot.sequences(names),
    files,
    missingFiles: missing,
    erasures: await writeRecords(store, encryption, partName(id, 'erasures'), erased),
    auditHead: await auditHead(snapshot),
    secrets:
      secretsFile === undefined
        ? null
        : await writePart(
            store,
            encryption,
            partName(id, 'secrets.json.gz.age'),
            Readable.from([await readFile(secretsFile)]),
          ),
  };
  return { manifest, sha256: await writeManifest(store, manifest) };
}

/** The files of all backups that the store has, by key. */
async function existingFiles(store: BackupStore): Promise<Map<string, FilePart>> {
  const sizes = await store.list('files/');
  const files = new Map<string, FilePart>();
  for (const id of await listBackups(store)) {
    const { manifest } = await readManifest(store, id);
    for (const file of manifest.files) if (sizes.get(file.object) === file.bytes) files.set(file.key, file);
  }
  return files;
}

type FilesOptions = Pick<CreateOptions, 'store' | 'encryption' | 'databaseUrl' | 'schemas'> & {
  existing: Map<string, FilePart>;
};

async function backUpFiles(
  snapshot: Snapshot,
  { store, encryption, databaseUrl, schemas, existing }: FilesOptions,
): Promise<{ files: FilePart[]; missing: string[] }> {
  const disk = await openDisk();
  const files: FilePart[] = [];
  const absent: string[] = [];
  const backUp = async (key: string): Promise<void> => {
    const known = existing.get(key);
    if (known) return void files.push(known);
    const bytes = await disk.getBytes(key).catch(async (error: unknown) => {
      if (await disk.exists(key)) throw error;
      return undefined;
    });
    if (!bytes) return void absent.push(key);
    const part = await writePart(
      store,
      encryption,
      `files/${key}.gz.age`,
      Readable.from([Buffer.from(bytes)]),
    );
    files.push({ key, ...part });
  };
  const keys = await readFileKeys(snapshot.client, schemas);
  for (let at = 0; at < keys.length; at += FILES_AT_ONCE)
    await Promise.all(keys.slice(at, at + FILES_AT_ONCE).map(backUp));
  // A file is deleted after its row. A row that is still there has lost its file; others were erased meanwhile.
  const stillNamed = absent.length ? await currentFileKeys(databaseUrl, schemas) : new Set<string>();
  files.sort((a, b) => (a.key < b.key ? -1 : 1));
  return { files, missing: absent.filter((key) => stillNamed.has(key)).sort() };
}

export async function readFileKeys(client: Client, schemas: readonly ServiceSchema[]): Promise<string[]> {
  const keys: string[] = [];
  for (const { schema, fileKeys } of schemas) {
    if (fileKeys === undefined) continue;
    await client.query(`select set_config('search_path', $1, false)`, [`${schema}, public`]);
    const { rows } = await client.query<{ key: string }>(fileKeys);
    keys.push(...rows.map(({ key }) => key));
  }
  return keys;
}

async function currentFileKeys(url: string, schemas: readonly ServiceSchema[]): Promise<Set<string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return new Set(await readFileKeys(client, schemas));
  } finally {
    await client.end();
  }
}

async function auditHead(snapshot: Snapshot): Promise<Manifest['auditHead']> {
  const { rows } = await snapshot.client.query<{ seq: number; hash: string }>(
    'select seq::integer, hash from users.audit_head',
  );
  return rows[0] ?? null;
}

/** `RELEASE`, or the version of the packages. */
function releaseName(): string {
  const manifest = new URL('../../package.json', import.meta.url);
  return process.env.RELEASE || (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
