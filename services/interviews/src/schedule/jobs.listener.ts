import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { JobRefsService } from './job-refs.service.js';

@Injectable()
export class JobsListener {
  constructor(private readonly jobRefs: JobRefsService) {}

  @OnEvent('job.saved')
  onJobSaved(
    { jobId, title }: EventCatalogue['job.saved'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.saved'>,
  ): Promise<void> {
    return this.jobRefs.save(em, { jobId, title, asOf: occurredAt });
  }

  @OnEvent('job.removed')
  onJobRemoved(
    { jobId }: EventCatalogue['job.removed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.removed'>,
  ): Promise<void> {
    return this.jobRefs.markRemoved(em, jobId, occurredAt);
  }
}
