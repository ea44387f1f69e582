import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { erasedUsername, type EventCatalogue, type EventMessage } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { CandidateResponsesService } from './candidate-responses.service.js';
import { CandidateStatusChangesService } from './candidate-status-changes.service.js';
import { Interview } from './interview.entity.js';
import { InterviewsService } from './interviews.service.js';

@Injectable()
export class InterviewsListener {
  constructor(
    private readonly interviews: InterviewsService,
    private readonly candidateResponses: CandidateResponsesService,
    private readonly statusChanges: CandidateStatusChangesService,
  ) {}

  @OnEvent('candidate.erased')
  onCandidateErased({ candidateId }: EventCatalogue['candidate.erased'], em: EntityManager): Promise<void> {
    return this.interviews.deleteByCandidate(em, candidateId);
  }

  @OnEvent('user.removed')
  async onUserRemoved({ userId }: EventCatalogue['user.removed'], em: EntityManager): Promise<void> {
    const changes = { changedBy: erasedUsername(userId) };
    await em.nativeUpdate(Interview, { changedById: userId }, changes);
  }

  @OnEvent('candidate.quarantine-changed')
  onQuarantineChanged(
    { candidateId, quarantined }: EventCatalogue['candidate.quarantine-changed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'candidate.quarantine-changed'>,
  ): Promise<void> {
    return this.interviews.hideByCandidate(em, candidateId, { hidden: quarantined, asOf: occurredAt });
  }

  @OnEvent('cleaning.requested')
  async onCleaningRequested(
    { runId, services }: EventCatalogue['cleaning.requested'],
    em: EntityManager,
  ): Promise<void> {
    if (services.includes('interviews')) await this.interviews.clean(em, runId);
  }

  @OnEvent('candidate.status-changed')
  onStatusChanged(change: EventCatalogue['candidate.status-changed'], em: EntityManager): Promise<void> {
    return this.statusChanges.apply(em, change);
  }

  @OnEvent('interview.invitation-sent')
  onInvitationSent(
    { interviewId, channel }: EventCatalogue['interview.invitation-sent'],
    em: EntityManager,
  ): Promise<void> {
    return this.interviews.recordInvitation(em, interviewId, channel, true);
  }

  @OnEvent('interview.invitation-failed')
  onInvitationFailed(
    { interviewId, channel }: EventCatalogue['interview.invitation-failed'],
    em: EntityManager,
  ): Promise<void> {
    return this.interviews.recordInvitation(em, interviewId, channel, false);
  }

  @OnEvent('interview.answered')
  onAnswered(event: EventCatalogue['interview.answered'], em: EntityManager): Promise<void> {
    return this.candidateResponses.apply(em, event);
  }
}
