import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isJobOpen, type EventCatalogue, type EventMessage } from '@araucaria/contracts';
import { ReferenceTable } from '@araucaria/database';
import { OnEvent } from '@araucaria/messaging';
import { businessDayOf } from '@araucaria/platform';
import { JobDigestsService } from '../alerts/job-digests.service.js';

const JOB_REFS = new ReferenceTable('job_ref', {
  closed_at: 'case when excluded.is_active then null else coalesce(copy.closed_at, excluded.closed_at) end',
  // Closed for its removal before the event occurred: the removal was not completed.
  closed_for_removal_at:
    'case when copy.closed_for_removal_at >= excluded.as_of then copy.closed_for_removal_at end',
});

/** Updates the copies of jobs. */
@Injectable()
export class JobsListener {
  constructor(private readonly jobDigests: JobDigestsService) {}

  @OnEvent('job.saved')
  async onJobSaved(
    { jobId, title, department, isActive, closesOn = null, opened }: EventCatalogue['job.saved'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.saved'>,
  ): Promise<void> {
    const job = { title, department, is_active: isActive, closes_on: closesOn };
    await JOB_REFS.save(em, jobId, { ...job, closed_at: isActive ? null : occurredAt }, occurredAt);
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
    await JOB_REFS.remove(em, jobId, { removed_at: occurredAt, closes_on: null }, occurredAt);
    await em.execute('delete from unanswered_closing where job_id = ?', [jobId]);
    await this.jobDigests.jobRemoved(em, jobId);
  }
}
