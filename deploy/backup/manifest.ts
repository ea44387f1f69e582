import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BackupStore } from './backup-store.ts';

export interface Part {
  object: string;
  /** Of the encrypted object, so that it can be verified without a private key. */
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

export interface TablePart extends Part {
  schema: string;
  table: string;
  columns: string[];
  rows: number;
}

/** A stored file. Files never change, so that backups share the object. */
export interface FilePart extends Part {
  /** Its name in the storage of the product. */
  key: string;
}

export interface SequenceState {
  schema: string;
  sequence: string;
  /** A 64-bit integer. */
  lastValue: string;
  isCalled: boolean;
}

/** What a backup consists of. It holds no personal data, and is not encrypted. */
export interface Manifest {
  format: 1;
  /** Sortable: the UTC time of the snapshot, as `20261122T210000Z`. */
  id: string;
  /** Of the snapshot; ISO 8601, UTC. */
  createdAt: string;
  release: string;
  postgresql: string;
  recipients: readonly string[];
  migrations: Record<string, string[]>;
  tables: TablePart[];
  sequences: SequenceState[];
  files: FilePart[];
  /** Files that rows of the snapshot name and the storage does not have, although rows still name them. */
  missingFiles: string[];
  /** The erasures that the database knew. */
  erasures: Part;
  /** Head of the audit trail: `npm run audit:verify -- --anchor <seq>:<hash>`. */
  auditHead: { seq: number; hash: string } | null;
  /** Secrets of a local run, which the database needs. */
  secrets: Part | null;
}

const folderOf = (id: string): string => `backups/${id}/`;
const manifestName = (id: string): string => `${folderOf(id)}manifest.json`;

/** The name of an object that belongs to one backup. */
export const partName = (id: string, name: string): string => `${folderOf(id)}${name}`;

/** Written last: a backup without it is unfinished. @returns its SHA-256 */
export async function writeManifest(store: BackupStore, manifest: Manifest): Promise<string> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await store.put(manifestName(manifest.id), Readable.from([Buffer.from(text)]));
  return createHash('sha256').update(text).digest('hex');
}

/** @throws when there is no such backup, or it was written by a later release in another format */
export async function readManifest(
  store: BackupStore,
  id: string,
): Promise<{ manifest: Manifest; sha256: string }> {
  const text = await buffer(await store.get(manifestName(id)));
  const manifest = JSON.parse(text.toString('utf8')) as Manifest;
  if (manifest.format !== 1) throw new Error(`Backup ${id} has the format ${String(manifest.format)}`);
  return { manifest, sha256: createHash('sha256').update(text).digest('hex') };
}

const verificationName = (id: string): string => `${folderOf(id)}verified.json`;

/** Records beside a backup that all its objects were read back intact. */
export async function writeVerification(store: BackupStore, id: string, at = new Date()): Promise<void> {
  const text = JSON.stringify({ verifiedAt: at.toISOString() });
  await store.put(verificationName(id), Readable.from([Buffer.from(text)]));
}

/** The ids of finished backups, oldest first. */
export async function listBackups(store: BackupStore): Promise<string[]> {
  return (await listBackupStates(store)).map(({ id }) => id);
}

export async function listBackupStates(store: BackupStore): Promise<{ id: string; isVerified: boolean }[]> {
  const names = await store.list('backups/');
  const ids = [...names.keys()].flatMap((name) => /^backups\/([^/]+)\/manifest\.json$/.exec(name)?.[1] ?? []);
  return ids.sort().map((id) => ({ id, isVerified: names.has(verificationName(id)) }));
}

/** All objects of a backup that the store must have. */
export const partsOf = (manifest: Manifest): Part[] => [
  ...manifest.tables,
  ...manifest.files,
  manifest.erasures,
  ...(manifest.secrets ? [manifest.secrets] : []),
];
