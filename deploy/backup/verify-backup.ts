import type { BackupStore } from './backup-store.ts';
import type { Decryption } from './encryption.ts';
import { partsOf, type Manifest } from './manifest.ts';
import { findDefect } from './parts.ts';

const PARTS_AT_ONCE = 4;

/**
 * Reads every object of a backup to its end and compares size and SHA-256.
 * @param decryption also decrypts them, which proves that the private key is the right one
 * @returns one line for each defect
 */
export async function verifyBackup(
  store: BackupStore,
  manifest: Manifest,
  decryption?: Decryption,
): Promise<string[]> {
  const parts = partsOf(manifest);
  const defects: string[] = [];
  for (let at = 0; at < parts.length; at += PARTS_AT_ONCE) {
    const batch = parts.slice(at, at + PARTS_AT_ONCE);
    const found = await Promise.all(batch.map((part) => findDefect(store, part, decryption)));
    defects.push(...found.filter((defect) => defect !== undefined));
  }
  return defects;
}
