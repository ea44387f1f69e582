import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { BackupStore } from './backup-store.ts';

const UNFINISHED = '.unfinished';

/** A folder that other users of the machine cannot open. */
export class FolderStore implements BackupStore {
  private readonly root: string;

  constructor(root: string) {
    this.root = resolve(root);
  }

  async put(name: string, content: Readable): Promise<void> {
    const path = join(this.root, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unfinished = `${path}${UNFINISHED}`;
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(content);
      // On disk before its name exists: a crash of the machine leaves no half of an object.
      await file.sync();
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  }

  async get(name: string): Promise<Readable> {
    const path = join(this.root, name);
    await stat(path);
    return createReadStream(path);
  }

  async list(prefix: string): Promise<Map<string, number>> {
    const folder = join(this.root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
    const sizes = new Map<string, number>();
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith(UNFINISHED)) continue;
      const path = join(entry.parentPath, entry.name);
      const name = relative(this.root, path).split(sep).join('/');
      if (name.startsWith(prefix)) sizes.set(name, (await stat(path)).size);
    }
    return sizes;
  }

  async remove(names: string[]): Promise<void> {
    for (const name of names) {
      await rm(join(this.root, name), { force: true });
      await this.removeEmptyFolders(dirname(join(this.root, name)));
    }
  }

  private async removeEmptyFolders(path: string): Promise<void> {
    if (path === this.root) return;
    try {
      await rmdir(path);
    } catch (error) {
      if (['ENOTEMPTY', 'ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return;
      throw error;
    }
    await this.removeEmptyFolders(dirname(path));
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
