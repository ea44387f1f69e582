import { Injectable } from '@nestjs/common';
import { Database } from '@araucaria/database';
import { Cron } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';
import { RemovedFiles } from './removed-files.js';

/** A form with a résumé in it may stay open that long; its draft ends with its tab. */
const KEPT = 48 * 3_600_000;

/** Removes résumés that were uploaded and never sent with an application, every night. */
@Injectable()
export class UnusedUploads {
  constructor(
    private readonly database: Database,
    private readonly files: ResumeFiles,
    private readonly removed: RemovedFiles,
    private readonly clock: Clock,
  ) {}

  @Cron('unused-uploads', '30 3 * * *')
  async removeAllUnused(): Promise<Record<string, number>> {
    const before = new Date(this.clock.now().getTime() - KEPT);
    const counts = { files: 0, removed: 0 };
    for await (const keys of this.files.pages()) {
      counts.files += keys.length;
      counts.removed += await this.removeUnused(keys, before);
    }
    this.removed.removeSoon();
    return counts;
  }

  private async removeUnused(keys: string[], before: Date): Promise<number> {
    const unused = await this.database.rows<{ key: string }>(
      `select key from unnest($1::text[]) key
       where not exists (select 1 from candidate where resume_key = key)
         and not exists (select 1 from removed_file where removed_file.key = key.key)`,
      [keys],
    );
    const old: string[] = [];
    for (const { key } of unused) {
      const storedAt = await this.files.storedAt(key);
      if (storedAt && storedAt < before) old.push(key);
    }
    await this.database.transaction((em) => this.removed.add(em, old));
    return old.length;
  }
}
