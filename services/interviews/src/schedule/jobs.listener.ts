import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { JOB_REFS } from './job-refs.service.js';

/** Updates the copies of jobs: a removed one is not found by its title. */
@Injectable()
export class JobsListener {
  @OnEvent('job.saved')
  onJobSaved(
    { jobId, title }: EventCatalogue['job.saved'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.saved'>,
  ): Promise<void> {
    return JOB_REFS.save(em, jobId, { title }, occurredAt);
  }

  @OnEvent('job.removed')
  onJobRemoved(
    { jobId }: EventCatalogue['job.removed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.removed'>,
  ): Promise<void> {
    return JOB_REFS.remove(em, jobId, { title: '', is_removed: true }, occurredAt);
  }
}
