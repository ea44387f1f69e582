import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isHired, type EventCatalogue, type EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { businessDayOf, dayOf } from '@araucaria/platform';
import { ApplicationsService } from './applications.service.js';
import { BonusRulesService } from '../bonuses/bonus-rules.service.js';
import { CandidateRefsService } from '../records/candidate-refs.service.js';
import { HiresService } from '../bonuses/hires.service.js';
import { JOB_REFS } from '../records/job-refs.service.js';

@Injectable()
export class ReferralsListener {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly hires: HiresService,
    private readonly candidateRefs: CandidateRefsService,
    private readonly rules: BonusRulesService,
  ) {}

  @OnEvent('candidate.applied')
  async onCandidateApplied(event: EventCatalogue['candidate.applied'], em: EntityManager): Promise<void> {
    const { candidateId } = event;
    const storeName = await this.applications.prepare(em, event);
    const { hiredOn, erased, suspension } = await this.candidateRefs.find(em, candidateId);
    if (erased) return;
    await this.applications.register(em, event);
    await storeName();
    if (hiredOn) await this.hires.registerHire(em, candidateId, hiredOn);
    if (suspension) await this.hires.applySuspension(em, candidateId, suspension);
  }

  @OnEvent('candidate.hired')
  async onCandidateHired(
    { candidateId, hireDate, actorId }: EventCatalogue['candidate.hired'],
    em: EntityManager,
  ): Promise<void> {
    const day = dayOf(hireDate);
    await this.hires.prepareHire(em, candidateId);
    await this.candidateRefs.recordHire(em, candidateId, day);
    await this.hires.registerHire(em, candidateId, day, actorId);
  }

  @OnEvent('candidate.hire-undone')
  async onHireUndone(
    { candidateId, hireDate, actorId }: EventCatalogue['candidate.hire-undone'],
    em: EntityManager,
  ): Promise<void> {
    await this.candidateRefs.removeHire(em, candidateId);
    await this.hires.revertHire(em, candidateId, dayOf(hireDate), actorId);
  }

  @OnEvent('candidate.status-changed')
  async onStatusChanged(
    { candidateId, from, to, actorId }: EventCatalogue['candidate.status-changed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'candidate.status-changed'>,
  ): Promise<void> {
    if (isHired(to)) await this.hires.prepareHire(em, candidateId);
    const ref = await this.candidateRefs.recordStatus(em, { candidateId, from, to, asOf: occurredAt });
    if (ref.erased) return;
    await this.hires.applySuspension(em, candidateId, ref.suspension, actorId);
    // `candidate.hired` is published for the first hire only. This is a later hire, after an administrator removed the date.
    if (isHired(to) && ref.hiredOn && !ref.suspension)
      await this.hires.registerHire(em, candidateId, businessDayOf(new Date(occurredAt)), actorId);
  }

  @OnEvent('candidate.erased')
  async onCandidateErased(
    { candidateId, cleaning }: EventCatalogue['candidate.erased'],
    em: EntityManager,
  ): Promise<void> {
    await this.candidateRefs.recordErasure(em, candidateId);
    if (cleaning) await this.applications.remove(em, candidateId);
    else await this.applications.markErased(em, candidateId);
  }

  @OnEvent('job.saved')
  async onJobSaved(
    { jobId, title, department, isActive, closesOn = null }: EventCatalogue['job.saved'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.saved'>,
  ): Promise<void> {
    await JOB_REFS.save(
      em,
      jobId,
      { title, department, is_active: isActive, closes_on: closesOn },
      occurredAt,
    );
    await this.rules.updateEstimates(em, jobId);
  }

  @OnEvent('job.removed')
  onJobRemoved(
    { jobId }: EventCatalogue['job.removed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.removed'>,
  ): Promise<void> {
    const removed = { title: '', department: '', is_active: false, closes_on: null, is_removed: true };
    return JOB_REFS.remove(em, jobId, removed, occurredAt);
  }
}
