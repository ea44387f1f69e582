import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import type { ServiceSchema } from '@araucaria/database';
import type { BackupStore } from './backup-store.ts';
import type { Decryption, Encryption } from './encryption.ts';
import type { Part } from './manifest.ts';
import { readPart, writePart } from './parts.ts';

const FOLDER = 'erasures/';
/** Each journal lists all erasures; a few earlier ones protect against one that was damaged. */
const KEPT_JOURNALS = 5;

/** A record that was erased. It holds no personal data. */
export interface ErasedRecord {
  kind: string;
  id: number;
  /** ISO 8601, UTC. */
  at: string;
}

export async function readErasures(url: string, schemas: readonly ServiceSchema[]): Promise<ErasedRecord[]> {
  const client = new Client({ connectionString: url, application_name: 'araucaria backup' });
  await client.connect();
  try {
    const records = new Map<string, ErasedRecord>();
    for (const { schema, erasures = [] } of schemas) {
      await client.query(`select set_config('search_path', $1, false)`, [`${schema}, public`]);
      for (const { kind, erased } of erasures) {
        if (erased === undefined) continue;
        const { rows } = await client.query<{ id: number; at: Date }>(erased);
        for (const { id, at } of rows) records.set(`${kind} ${id}`, { kind, id, at: at.toISOString() });
      }
    }
    return [...records.values()];
  } finally {
    await client.end();
  }
}

/** Stores the list of all erasures beside the backups, under the time of its making. */
export async function writeJournal(
  store: BackupStore,
  encryption: Encryption,
  records: readonly ErasedRecord[],
  now = new Date(),
): Promise<void> {
  await writeRecords(store, encryption, `${FOLDER}${now.toISOString().replaceAll(':', '')}`, records);
  const journals = await listJournals(store);
  await store.remove(journals.slice(0, -KEPT_JOURNALS));
}

/** @param name of the object, without its ending */
export function writeRecords(
  store: BackupStore,
  encryption: Encryption,
  name: string,
  records: readonly ErasedRecord[],
): Promise<Part> {
  const lines = records.map((record) => `${JSON.stringify(record)}\n`);
  return writePart(store, encryption, `${name}.ndjson.gz.age`, Readable.from(lines, { objectMode: false }));
}

/** When a journal was written, from its name. */
export function journalTime(name: string): Date {
  const [, day = '', hours = '', minutes = '', seconds = ''] =
    /^erasures\/(.*T)(\d\d)(\d\d)([\d.]+Z)\./.exec(name) ?? [];
  return new Date(`${day}${hours}:${minutes}:${seconds}`);
}

/** The names of the stored journals, oldest first. */
export async function listJournals(store: BackupStore): Promise<string[]> {
  return [...(await store.list(FOLDER)).keys()].sort();
}

export async function readJournal(
  store: BackupStore,
  decryption: Decryption,
  part: Pick<Part, 'object'>,
): Promise<ErasedRecord[]> {
  const content = await readPart(store, decryption, { bytes: 0, sha256: '', ...part });
  const records: ErasedRecord[] = [];
  for await (const line of createInterface({ input: content }))
    records.push(JSON.parse(line) as ErasedRecord);
  return records;
}

/** The ids by kind of the records that were erased after `since`; each once. */
export function groupErasures(records: readonly ErasedRecord[], since: Date): Map<string, number[]> {
  const ids = new Map<string, Set<number>>();
  for (const { kind, id, at } of records) {
    if (Date.parse(at) < since.getTime()) continue;
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  }
  return new Map([...ids].map(([kind, set]) => [kind, [...set].sort((a, b) => a - b)]));
}
