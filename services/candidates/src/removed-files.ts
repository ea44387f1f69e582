import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Database } from '@araucaria/database';
import { log, WorkTracker } from '@araucaria/platform';
import { ResumeFiles } from '@araucaria/storage';

const LOOK = 60_000;
const BATCH = 20;

/**
 * Résumés of erased people, and those that nobody sent. Their keys are written down in the transaction that erases the person, so that no crash
 * and no outage of file storage lets a file outlive them.
 */
@Injectable()
export class RemovedFiles implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly files: ResumeFiles,
    private readonly tracker: WorkTracker,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.removeSoon(), LOOK).unref();
    this.removeSoon();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Notes files for removal; {@link removeSoon} after the transaction saves the wait. */
  async add(em: EntityManager, keys: string[]): Promise<void> {
    if (!keys.length) return;
    await em.execute('insert into removed_file (key) select unnest(?::text[]) on conflict do nothing', [
      `{${keys.join()}}`,
    ]);
  }

  removeSoon(): void {
    if (this.tracker.isDraining) return;
    void this.tracker
      .track(() => this.removeAll())
      .catch((error: unknown) => log.warn({ err: error }, 'résumés wait for their removal'));
  }

  private async removeAll(): Promise<void> {
    while ((await this.removeBatch()) === BATCH && !this.tracker.isDraining);
  }

  private removeBatch(): Promise<number> {
    return this.database.transaction(async (em) => {
      const rows = await em.execute<Array<{ key: string }>>(
        `select key from removed_file where next_attempt_at <= now() order by next_attempt_at
         limit ${BATCH} for update skip locked`,
      );
      for (const { key } of rows) await this.removeOne(em, key);
      return rows.length;
    });
  }

  private async removeOne(em: EntityManager, key: string): Promise<void> {
    try {
      // The same upload may have been sent with two applications; the last one takes it along.
      const used = await em.execute('select 1 from candidate where resume_key = ? limit 1', [key]);
      if (!used.length) {
        await this.files.remove(key);
        await em.execute('delete from resume_reading where key = ?', [key]);
      }
      await em.execute('delete from removed_file where key = ?', [key]);
    } catch (error) {
      log.warn({ err: error, key }, 'a résumé could not be removed yet');
      // One minute, doubling up to about a day.
      await em.execute(
        `update removed_file set attempts = attempts + 1,
           next_attempt_at = now() + interval '1 minute' * power(2, least(attempts, 10)) where key = ?`,
        [key],
      );
    }
  }
}
