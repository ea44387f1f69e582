import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { JobsClient, type JobView } from '@araucaria/contracts';
import { Database, ReferenceTable } from '@araucaria/database';
import { WorkTracker } from '@araucaria/platform';
import { COPY_RETRY_INTERVAL_MS, untilCopied } from '@araucaria/messaging';

/** Copies of the titles of jobs, by which interviews are sorted and searched. */
export const JOB_REFS = new ReferenceTable('job_ref');

/** Adds the copies of jobs whose events this service has not got. */
@Injectable()
export class JobRefsService implements OnApplicationBootstrap {
  retryIntervalMs = COPY_RETRY_INTERVAL_MS;

  constructor(
    private readonly database: Database,
    private readonly tracker: WorkTracker,
    private readonly jobs: JobsClient,
  ) {}

  /**
   * Copies the titles of jobs whose events were published before this service subscribed to them; they are no longer
   * stored, so that they cannot be replayed. Returns at once.
   */
  onApplicationBootstrap(): void {
    void untilCopied(this.tracker, 'titles of jobs', () => this.copyTitles(), this.retryIntervalMs);
  }

  /** Stores a job without a copy: its event may be on the way, and replaces this copy. */
  async saveMissing(em: EntityManager, { id, title }: Pick<JobView, 'id' | 'title'>): Promise<void> {
    await em.execute(
      `insert into job_ref (id, title, as_of) values (?, ?, '-infinity') on conflict (id) do nothing`,
      [id, title],
    );
  }

  /** @throws {AppError} `UNAVAILABLE` */
  private async copyTitles(): Promise<void> {
    const rows = await this.database.read<{ jobId: number }>({
      text: `select distinct job_id as "jobId" from interview i
       where not exists (select from job_ref where id = i.job_id)`,
    });
    await JOB_REFS.copyMissing(
      this.database,
      rows.map(({ jobId }) => jobId),
      {
        read: async (ids) => (await this.jobs.byIds({ ids })).map(({ id, title }) => ({ id, title })),
        removed: { title: '' },
      },
    );
  }
}
