import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue, EventMessage } from '@araucaria/contracts';
import { OnEvent, OnEvents } from '@araucaria/messaging';
import { PipelineService } from './pipeline.service.js';
import { ResponsesService } from '../responses/responses.service.js';

@Injectable()
export class InterviewsListener {
  constructor(
    private readonly pipeline: PipelineService,
    private readonly responses: ResponsesService,
  ) {}

  @OnEvents(['interview.scheduled', 'interview.cancelled'])
  onScheduledOrCancelled(
    { candidateId, actorId }: EventCatalogue['interview.scheduled' | 'interview.cancelled'],
    em: EntityManager,
  ): Promise<void> {
    return this.pipeline.syncWithInterviews(em, candidateId, { actorId });
  }

  @OnEvent('interview.change-undone')
  onChangeUndone(
    { candidateId, removed, actorId }: EventCatalogue['interview.change-undone'],
    em: EntityManager,
  ): Promise<void> {
    return removed
      ? this.pipeline.undoScheduling(em, candidateId, actorId)
      : this.pipeline.syncWithInterviews(em, candidateId, { actorId });
  }

  @OnEvent('interview.completed')
  async onCompleted(
    { candidateId, decides, actorId }: EventCatalogue['interview.completed'],
    em: EntityManager,
    { occurredAt: at }: EventMessage<'interview.completed'>,
  ): Promise<void> {
    if (!decides) await this.pipeline.syncWithInterviews(em, candidateId, { actorId });
    // The interview itself was a contact.
    await this.responses.record(em, { candidateId, at, isRejection: false });
  }

  /** An undo may restore the status `interview` of a candidate whose last interview is completed by now. */
  @OnEvent('candidate.status-changed')
  async onStatusChanged(
    { candidateId, undoes, actorId }: EventCatalogue['candidate.status-changed'],
    em: EntityManager,
  ): Promise<void> {
    if (undoes)
      await this.pipeline.syncWithInterviews(em, candidateId, {
        undoneChangeId: undoes,
        actorId: actorId ?? undefined,
      });
  }
}
