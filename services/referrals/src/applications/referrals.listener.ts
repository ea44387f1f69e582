import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isHired, type EventCatalogue, type EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { businessDayOf } from '@araucaria/platform';
import { ApplicationsService } from './applications.service.js';
import { BonusRulesService } from '../bonuses/bonus-rules.service.js';
import { parseDay } from '../records/days.js';
import { CandidateNamesService } from '../records/candidate-names.service.js';
import { CandidateRefsService } from '../records/candidate-refs.service.js';
import { HiresService } from '../bonuses/hires.service.js';
import { JOB_REFS } from '../records/job-refs.service.js';
import { SelfReferralsService } from '../links/self-referrals.service.js';

@Injectable()
export class ReferralsListener {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly hires: HiresService,
    private readonly candidateRefs: CandidateRefsService,
    private readonly selfReferrals: SelfReferralsService,
    private readonly rules: BonusRulesService,
    private readonly names: CandidateNamesService,
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

  @OnEvent('referral.applied')
  onReferralApplied(
    { referralApplicationId }: EventCatalogue['referral.applied'],
    em: EntityManager,
  ): Promise<void> {
    return this.selfReferrals.check(em, referralApplicationId);
  }

  @OnEvent('candidate.hired')
  async onCandidateHired(
    { candidateId, hireDate, actorId }: EventCatalogue['candidate.hired'],
    em: EntityManager,
  ): Promise<void> {
    const day = parseDay(hireDate, 'hireDate');
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
    await this.hires.revertHire(em, candidateId, parseDay(hireDate, 'hireDate'), actorId);
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

  @OnEvent('candidate.renamed')
  onCandidateRenamed({ candidateId }: EventCatalogue['candidate.renamed'], em: EntityManager): Promise<void> {
    return this.names.refresh(em, candidateId);
  }

  /** The copy of the name is absent during the quarantine. */
  @OnEvent('candidate.quarantine-changed')
  onQuarantineChanged(
    { candidateId }: EventCatalogue['candidate.quarantine-changed'],
    em: EntityManager,
  ): Promise<void> {
    return this.names.refresh(em, candidateId);
  }

  @OnEvent('cleaning.requested')
  async onCleaningRequested(event: EventCatalogue['cleaning.requested'], em: EntityManager): Promise<void> {
    if (event.services.includes('referrals')) await this.applications.clean(em, event);
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
