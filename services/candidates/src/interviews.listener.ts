import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { PipelineService } from './pipeline.service.js';

/** Keeps the status of candidates true to their interviews. */
@Injectable()
export class InterviewsListener {
  constructor(private readonly pipeline: PipelineService) {}

  @OnEvent('interview.scheduled')
  onScheduled({ candidateId }: EventCatalogue['interview.scheduled'], em: EntityManager): Promise<void> {
    return this.pipeline.followInterviews(em, candidateId);
  }

  @OnEvent('interview.cancelled')
  onCancelled({ candidateId }: EventCatalogue['interview.cancelled'], em: EntityManager): Promise<void> {
    return this.pipeline.followInterviews(em, candidateId);
  }

  @OnEvent('interview.completed')
  async onCompleted(
    { candidateId, decides }: EventCatalogue['interview.completed'],
    em: EntityManager,
  ): Promise<void> {
    if (!decides) await this.pipeline.followInterviews(em, candidateId);
  }

  /** An undone decision gives back 'Entrevista agendada', though the interview may have been finished with it. */
  @OnEvent('candidate.status-changed')
  async onStatusChanged(
    { candidateId, undoes }: EventCatalogue['candidate.status-changed'],
    em: EntityManager,
  ): Promise<void> {
    if (undoes) await this.pipeline.followInterviews(em, candidateId, undoes);
  }
}
