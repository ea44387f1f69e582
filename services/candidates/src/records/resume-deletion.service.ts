import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MINUTE_MS } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { log, WorkTracker } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';

const POLL_INTERVAL_MS = MINUTE_MS;
const FILES_PER_TRANSACTION = 20;

/**
 * Deletes the résumés of erased candidates, and those that were never sent. The transaction that erases a candidate
 * also queues the key of the file (`removed_file`), so that neither a crash nor an outage of file storage leaves a
 * file behind.
 */
@Injectable()
export class ResumeDeletionService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly files: ResumeFiles,
    private readonly tracker: WorkTracker,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.processQueue(), POLL_INTERVAL_MS).unref();
    this.processQueue();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Queues files for deletion; {@link processQueue} after the commit deletes them at once. */
  async enqueue(em: EntityManager, keys: string[]): Promise<void> {
    if (!keys.length) return;
    await em.execute('insert into removed_file (key) select unnest(?::text[]) on conflict do nothing', [
      `{${keys.join()}}`,
    ]);
  }

  /** Deletes queued files in the background; failures are logged and retried with the next poll. */
  processQueue(): void {
    if (this.tracker.isDraining) return;
    void this.tracker
      .track(() => this.deleteAll())
      .catch((error: unknown) => log.warn({ err: error }, 'the deletion of résumés is postponed'));
  }

  private async deleteAll(): Promise<void> {
    while ((await this.deleteBatch()) === FILES_PER_TRANSACTION && !this.tracker.isDraining);
  }

  private deleteBatch(): Promise<number> {
    return this.database.transaction(async (em) => {
      const rows = await em.execute<Array<{ key: string }>>(
        `select key from removed_file where next_attempt_at <= now() order by next_attempt_at
         limit ${FILES_PER_TRANSACTION} for update skip locked`,
      );
      for (const { key } of rows) await this.deleteFile(em, key);
      return rows.length;
    });
  }

  private async deleteFile(em: EntityManager, key: string): Promise<void> {
    try {
      // Applications and drafts of its owner may share a file, which is deleted with the last of them. Before files had owners,
      // other persons could name it too: that keeps no file.
      const used = await em.execute(
        `select from resume_owner o where o.key = ? and (
           exists (select from candidate_record where resume_key = o.key and person_id = o.person_id)
           or exists (select from application_draft where resume_key = o.key and person_id = o.person_id)
           or exists (select from person_resume where resume_key = o.key and person_id = o.person_id))`,
        [key],
      );
      if (!used.length) {
        await this.files.remove(key);
        await em.execute('delete from resume_reading where key = ?', [key]);
        await em.execute('delete from resume_owner where key = ?', [key]);
      }
      await em.execute('delete from removed_file where key = ?', [key]);
    } catch (error) {
      log.warn({ err: error, key }, 'a résumé could not be deleted and is retried later');
      // Backoff of one minute, doubling up to about 17 hours.
      await em.execute(
        `update removed_file set attempts = attempts + 1,
           next_attempt_at = now() + interval '1 minute' * power(2, least(attempts, 10)) where key = ?`,
        [key],
      );
    }
  }
}
