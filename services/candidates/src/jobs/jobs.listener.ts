import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isJobOpen, type EventCatalogue, type EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { businessDayOf } from '@araucaria/platform';
import { JobDigestsService } from '../alerts/job-digests.service.js';
import { JobRefsService } from './job-refs.service.js';

/** Updates the copies of jobs. */
@Injectable()
export class JobsListener {
  constructor(
    private readonly jobRefs: JobRefsService,
    private readonly jobDigests: JobDigestsService,
  ) {}

  @OnEvent('job.saved')
  async onJobSaved(
    { jobId, opened, ...job }: EventCatalogue['job.saved'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.saved'>,
  ): Promise<void> {
    await this.jobRefs.save(em, { ...job, id: jobId, occurredAt });
    if (opened) await this.jobDigests.jobOpened(em, jobId, occurredAt);
    // A job that is open again has not left its candidates.
    if (isJobOpen(job, businessDayOf(new Date(occurredAt))))
      await em.execute('delete from unanswered_closing where job_id = ? and at <= ?', [jobId, occurredAt]);
  }

  @OnEvent('job.removed')
  async onJobRemoved(
    { jobId }: EventCatalogue['job.removed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.removed'>,
  ): Promise<void> {
    await this.jobRefs.remove(em, jobId, occurredAt);
    await em.execute('delete from unanswered_closing where job_id = ?', [jobId]);
    await this.jobDigests.jobRemoved(em, jobId);
  }
}
