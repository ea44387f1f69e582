import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isJobOpen, type EventCatalogue, type EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { businessDayOf } from '@araucaria/platform';
import { JobDigestsService } from '../alerts/job-digests.service.js';

/** Updates the copy of jobs. Events may arrive out of order; the one that occurred last wins. */
@Injectable()
export class JobsListener {
  constructor(private readonly jobDigests: JobDigestsService) {}

  /**
   * Reopens a job that was closed for its removal before this event occurred: the removal was not completed. A removed
   * job stays removed.
   */
  @OnEvent('job.saved')
  async onJobSaved(
    { jobId, title, department, isActive, closesOn = null, opened }: EventCatalogue['job.saved'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.saved'>,
  ): Promise<void> {
    await em.execute(
      `insert into job_ref (id, title, department, is_active, closes_on, told_at, closed_at) values (?, ?, ?, ?, ?, ?, ?)
       on conflict (id) do update set
         title = excluded.title, department = excluded.department, is_active = excluded.is_active,
         closes_on = excluded.closes_on, told_at = excluded.told_at,
         closed_at = case when excluded.is_active then null else coalesce(job_ref.closed_at, excluded.closed_at) end,
         released_at = case when job_ref.released_at >= excluded.told_at then job_ref.released_at end
       where job_ref.removed_at is null and (job_ref.told_at is null or job_ref.told_at <= excluded.told_at)`,
      [jobId, title, department, isActive, closesOn, occurredAt, isActive ? null : occurredAt],
    );
    if (opened) await this.jobDigests.jobOpened(em, jobId, occurredAt);
    // A job that is open again has not left its candidates.
    if (isJobOpen({ isActive, closesOn }, businessDayOf(new Date(occurredAt))))
      await em.execute('delete from unanswered_closing where job_id = ? and at <= ?', [jobId, occurredAt]);
  }

  @OnEvent('job.removed')
  async onJobRemoved(
    { jobId }: EventCatalogue['job.removed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.removed'>,
  ): Promise<void> {
    await em.execute(
      `insert into job_ref (id, removed_at) values (?, ?)
       on conflict (id) do update set removed_at = excluded.removed_at, closes_on = null`,
      [jobId, occurredAt],
    );
    await em.execute('delete from unanswered_closing where job_id = ?', [jobId]);
    await this.jobDigests.jobRemoved(em, jobId);
  }
}
