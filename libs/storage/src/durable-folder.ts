import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { coalesced } from '@araucaria/platform/coalesced';

/** A folder of files that survive a crash of the machine: {@link put} returns when the file and its name are on the disk. */
export class DurableFolder extends FSDriver {
  /** Write the entries of a folder to the disk, by its path. */
  private readonly synchronizers = new Map<string, () => Promise<void>>();

  /** @param location absolute path of the folder */
  constructor(private readonly location: string) {
    super({ location, visibility: 'private' });
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const path = join(this.location, key);
    const folder = dirname(path);
    const file = await create(path, folder);
    try {
      await file.writeFile(contents);
      // By the clock of this process, which also measures how long a file may wait: that of a network disk may differ.
      const now = new Date();
      await file.utimes(now, now);
      // The entry of the file in its folder is written separately.
      await Promise.all([file.sync(), this.synchronize(folder)]);
    } finally {
      await file.close();
    }
  }

  /** Writes the present entries of the folder to the disk. Files that are stored at the same time share it. */
  private synchronize(folder: string): Promise<void> {
    let synchronizer = this.synchronizers.get(folder);
    if (!synchronizer) {
      synchronizer = coalesced(() => synchronizeFolder(folder));
      this.synchronizers.set(folder, synchronizer);
    }
    return synchronizer();
  }
}

async function create(path: string, folder: string): Promise<FileHandle> {
  try {
    return await open(path, 'w');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true });
    return open(path, 'w');
  }
}

async function synchronizeFolder(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
