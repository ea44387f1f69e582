import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isHired, type EventCatalogue, type EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { businessDayOf } from '@araucaria/platform';
import { ApplicationsService } from './applications.service.js';
import { BonusRulesService } from './bonus-rules.service.js';
import { readDay } from './calendar.js';
import { CandidateRefs } from './candidate-refs.service.js';
import { HiresService } from './hires.service.js';
import { JobRefs } from './job-refs.service.js';
import { SelfReferrals } from './self-referrals.service.js';

@Injectable()
export class ReferralsListener {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly hires: HiresService,
    private readonly candidates: CandidateRefs,
    private readonly selfReferrals: SelfReferrals,
    private readonly jobs: JobRefs,
    private readonly rules: BonusRulesService,
  ) {}

  @OnEvent('candidate.applied')
  async onCandidateApplied(event: EventCatalogue['candidate.applied'], em: EntityManager): Promise<void> {
    const { candidateId } = event;
    const { hiredOn, erased, suspension } = await this.candidates.find(em, candidateId);
    if (erased) return;
    await this.applications.register(em, event);
    if (hiredOn) await this.hires.noteHire(em, candidateId, hiredOn);
    if (suspension) await this.hires.noteSuspension(em, candidateId, suspension);
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
    { candidateId, hireDate }: EventCatalogue['candidate.hired'],
    em: EntityManager,
  ): Promise<void> {
    const day = readDay(hireDate, 'hireDate');
    await this.candidates.noteHire(em, candidateId, day);
    await this.hires.noteHire(em, candidateId, day);
  }

  @OnEvent('candidate.hire-undone')
  async onHireUndone(
    { candidateId, hireDate }: EventCatalogue['candidate.hire-undone'],
    em: EntityManager,
  ): Promise<void> {
    await this.candidates.forgetHire(em, candidateId);
    await this.hires.noteSlip(em, candidateId, readDay(hireDate, 'hireDate'));
  }

  @OnEvent('candidate.status-changed')
  async onStatusChanged(
    { candidateId, from, to }: EventCatalogue['candidate.status-changed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'candidate.status-changed'>,
  ): Promise<void> {
    const ref = await this.candidates.noteStatus(em, { candidateId, from, to, asOf: occurredAt });
    if (ref.erased) return;
    await this.hires.noteSuspension(em, candidateId, ref.suspension);
    // A first hire has an event of its own. This one is of a candidate who was hired before, and whose date was removed.
    if (isHired(to) && ref.hiredOn && !ref.suspension)
      await this.hires.noteHire(em, candidateId, businessDayOf(new Date(occurredAt)));
  }

  @OnEvent('candidate.erased')
  async onCandidateErased(
    { candidateId, cleaning }: EventCatalogue['candidate.erased'],
    em: EntityManager,
  ): Promise<void> {
    await this.candidates.noteErasure(em, candidateId);
    if (cleaning) await this.applications.remove(em, candidateId);
    else await this.applications.forget(em, candidateId);
  }

  @OnEvent('job.saved')
  async onJobSaved(
    { jobId, title, department, isActive }: EventCatalogue['job.saved'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.saved'>,
  ): Promise<void> {
    await this.jobs.keep(em, { jobId, title, department, isActive, asOf: occurredAt });
    await this.rules.reprice(em, jobId);
  }

  @OnEvent('job.removed')
  onJobRemoved(
    { jobId }: EventCatalogue['job.removed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'job.removed'>,
  ): Promise<void> {
    return this.jobs.keep(em, {
      jobId,
      title: '',
      department: '',
      isActive: false,
      isRemoved: true,
      asOf: occurredAt,
    });
  }
}
