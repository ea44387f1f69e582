import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/** A folder of files that survive a crash of the machine: {@link put} returns when the file and its name are on the disk. */
export class DurableFolder extends FSDriver {
  /** @param location absolute path of the folder */
  constructor(private readonly location: string) {
    super({ location, visibility: 'private' });
  }

  override async put(key: string, ...rest: Rest<FSDriver['put']>): Promise<void> {
    await super.put(key, ...rest);
    const file = join(this.location, key);
    await synchronize(file);
    // The entry of the file in its folder is written separately.
    await synchronize(dirname(file));
  }
}

type Rest<F> = F extends (key: string, ...rest: infer R) => unknown ? R : never;

async function synchronize(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
