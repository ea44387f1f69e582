import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { InterviewsService } from './interviews.service.js';

@Injectable()
export class InterviewsListener {
  constructor(private readonly interviews: InterviewsService) {}

  @OnEvent('candidate.erased')
  onCandidateErased({ candidateId }: EventCatalogue['candidate.erased'], em: EntityManager): Promise<void> {
    return this.interviews.forgetCandidate(em, candidateId);
  }

  @OnEvent('interview.invitation-sent')
  onInvitationSent(
    { interviewId, channel }: EventCatalogue['interview.invitation-sent'],
    em: EntityManager,
  ): Promise<void> {
    return this.interviews.noteInvitationSent(em, interviewId, channel);
  }
}
