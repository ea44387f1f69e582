import type { BackupStore } from './backup-store.ts';
import { listBackups, readManifest } from './manifest.ts';

/**
 * Removes all but the newest `keep` backups, unfinished ones, and the files that none of the remaining backups names. No
 * backup runs meanwhile.
 * @returns the ids of the removed backups
 */
export async function pruneBackups(store: BackupStore, keep: number): Promise<string[]> {
  const finished = await listBackups(store);
  const kept = new Set(finished.slice(-keep));
  const objects = [...(await store.list('backups/')).keys()];
  const removedObjects = objects.filter((name) => !kept.has(name.split('/')[1] ?? ''));
  // The manifests first: an interrupted removal leaves an unfinished backup, which the next one removes.
  const isManifest = (name: string) => name.endsWith('/manifest.json');
  await store.remove(removedObjects.filter(isManifest));
  await store.remove(removedObjects.filter((name) => !isManifest(name)));

  const used = new Set<string>();
  for (const id of kept) {
    const { manifest } = await readManifest(store, id);
    for (const { object } of manifest.files) used.add(object);
  }
  await store.remove([...(await store.list('files/')).keys()].filter((name) => !used.has(name)));
  return finished.slice(0, -keep);
}
