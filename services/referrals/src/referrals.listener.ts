import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { ApplicationsService } from './applications.service.js';
import { BonusesService } from './bonuses.service.js';
import { readDay } from './calendar.js';
import { CandidateRefs } from './candidate-refs.service.js';
import { JobRefs } from './job-refs.service.js';

@Injectable()
export class ReferralsListener {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly bonuses: BonusesService,
    private readonly candidates: CandidateRefs,
    private readonly jobs: JobRefs,
  ) {}

  @OnEvent('candidate.applied')
  async onCandidateApplied(event: EventCatalogue['candidate.applied'], em: EntityManager): Promise<void> {
    const { candidateId } = event;
    const { hiredOn, erased } = await this.candidates.find(em, candidateId);
    await this.applications.register(em, event);
    if (hiredOn) await this.bonuses.noteHire(em, candidateId, hiredOn);
    if (erased) await this.applications.forget(em, candidateId);
  }

  @OnEvent('candidate.hired')
  async onCandidateHired(
    { candidateId, hireDate }: EventCatalogue['candidate.hired'],
    em: EntityManager,
  ): Promise<void> {
    const day = readDay(hireDate, 'hireDate');
    await this.candidates.noteHire(em, candidateId, day);
    await this.bonuses.noteHire(em, candidateId, day);
  }

  @OnEvent('candidate.hire-undone')
  async onHireUndone(
    { candidateId, hireDate }: EventCatalogue['candidate.hire-undone'],
    em: EntityManager,
  ): Promise<void> {
    await this.candidates.forgetHire(em, candidateId);
    await this.bonuses.forgetHire(em, candidateId, readDay(hireDate, 'hireDate'));
  }

  @OnEvent('candidate.erased')
  async onCandidateErased(
    { candidateId }: EventCatalogue['candidate.erased'],
    em: EntityManager,
  ): Promise<void> {
    await this.candidates.noteErasure(em, candidateId);
    await this.applications.forget(em, candidateId);
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
