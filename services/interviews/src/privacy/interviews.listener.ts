import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { erasedUsername, type EventCatalogue, type EventMessage } from '@araucaria/contracts';
import { OnEvent, OnEventGroup, type ReceivedEvent } from '@araucaria/messaging';
import { CandidateResponsesService } from '../responses/candidate-responses.service.js';
import { CandidateStatusChangesService } from '../responses/candidate-status-changes.service.js';
import { CandidateNamesService } from '../schedule/candidate-names.service.js';
import { InterviewErasureService } from './interview-erasure.service.js';
import { Interview } from '../schedule/interview.entity.js';
import { InterviewsService } from '../schedule/interviews.service.js';

const MAX_INVITATIONS = 30;

@Injectable()
export class InterviewsListener {
  constructor(
    private readonly interviews: InterviewsService,
    private readonly erasure: InterviewErasureService,
    private readonly candidateResponses: CandidateResponsesService,
    private readonly statusChanges: CandidateStatusChangesService,
    private readonly names: CandidateNamesService,
  ) {}

  @OnEvent('candidate.erased')
  onCandidateErased(
    { candidateId, cleaning }: EventCatalogue['candidate.erased'],
    em: EntityManager,
  ): Promise<void> {
    return cleaning
      ? this.erasure.deleteByCandidate(em, candidateId)
      : this.erasure.eraseByCandidate(em, candidateId);
  }

  @OnEvent('user.removed')
  async onUserRemoved({ userId }: EventCatalogue['user.removed'], em: EntityManager): Promise<void> {
    const changes = { changedBy: erasedUsername(userId) };
    await em.nativeUpdate(Interview, { changedById: userId }, changes);
    await em.execute(
      `update interview set undo_state = jsonb_set(undo_state, '{changedBy}', to_jsonb(?::text))
       where undo_state ->> 'changedById' = ?`,
      [changes.changedBy, String(userId)],
    );
  }

  @OnEvent('candidate.quarantine-changed')
  onQuarantineChanged(
    { candidateId, quarantined }: EventCatalogue['candidate.quarantine-changed'],
    em: EntityManager,
    { occurredAt }: EventMessage<'candidate.quarantine-changed'>,
  ): Promise<void> {
    return this.erasure.hideByCandidate(em, candidateId, { hidden: quarantined, asOf: occurredAt });
  }

  @OnEvent('cleaning.requested')
  async onCleaningRequested(
    { runId, services }: EventCatalogue['cleaning.requested'],
    em: EntityManager,
  ): Promise<void> {
    if (services.includes('interviews')) await this.erasure.clean(em, runId);
  }

  @OnEvent('candidate.renamed')
  onCandidateRenamed({ candidateId }: EventCatalogue['candidate.renamed'], em: EntityManager): Promise<void> {
    return this.names.refresh(em, candidateId);
  }

  @OnEvent('candidate.status-changed')
  onStatusChanged(change: EventCatalogue['candidate.status-changed'], em: EntityManager): Promise<void> {
    return this.statusChanges.apply(em, change);
  }

  @OnEventGroup('interview.invitation-sent', { maxEvents: MAX_INVITATIONS })
  async onInvitationsSent(
    events: Array<ReceivedEvent<'interview.invitation-sent'>>,
    em: EntityManager,
  ): Promise<void> {
    const sent = events.map(({ message }) => message.payload);
    for (const channel of ['email', 'whatsapp'] as const) {
      const ids = sent.filter((invitation) => invitation.channel === channel).map((one) => one.interviewId);
      await this.interviews.recordInvitations(em, ids, channel, true);
    }
  }

  @OnEvent('interview.invitation-failed')
  onInvitationFailed(
    { interviewId, channel }: EventCatalogue['interview.invitation-failed'],
    em: EntityManager,
  ): Promise<void> {
    return this.interviews.recordInvitations(em, [interviewId], channel, false);
  }

  @OnEvent('interview.answered')
  onAnswered(event: EventCatalogue['interview.answered'], em: EntityManager): Promise<void> {
    return this.candidateResponses.apply(em, event);
  }
}
