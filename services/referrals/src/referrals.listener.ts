import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { ApplicationsService } from './applications.service.js';
import { BonusesService } from './bonuses.service.js';
import { readDay } from './calendar.js';
import { JobRefs } from './job-refs.service.js';

@Injectable()
export class ReferralsListener {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly bonuses: BonusesService,
    private readonly jobs: JobRefs,
  ) {}

  @OnEvent('candidate.applied')
  onCandidateApplied(event: EventCatalogue['candidate.applied'], em: EntityManager): Promise<void> {
    return this.applications.register(em, event);
  }

  @OnEvent('candidate.hired')
  onCandidateHired(
    { candidateId, hireDate }: EventCatalogue['candidate.hired'],
    em: EntityManager,
  ): Promise<void> {
    return this.bonuses.noteHire(em, candidateId, readDay(hireDate, 'hireDate'));
  }

  @OnEvent('candidate.hire-undone')
  onHireUndone(
    { candidateId, hireDate }: EventCatalogue['candidate.hire-undone'],
    em: EntityManager,
  ): Promise<void> {
    return this.bonuses.forgetHire(em, candidateId, readDay(hireDate, 'hireDate'));
  }

  @OnEvent('candidate.erased')
  onCandidateErased({ candidateId }: EventCatalogue['candidate.erased'], em: EntityManager): Promise<void> {
    return this.applications.forget(em, candidateId);
  }

  @OnEvent('job.saved')
  onJobSaved(
    { jobId, department, isActive }: EventCatalogue['job.saved'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.saved'>,
  ): Promise<void> {
    return this.jobs.keep(em, { jobId, department, isActive, asOf: occurredAt });
  }

  @OnEvent('job.removed')
  onJobRemoved(
    { jobId }: EventCatalogue['job.removed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.removed'>,
  ): Promise<void> {
    return this.jobs.keep(em, { jobId, department: '', isActive: false, isRemoved: true, asOf: occurredAt });
  }
}
