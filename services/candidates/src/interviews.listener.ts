import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { closesInterviews, type EventCatalogue } from '@araucaria/contracts';
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
  onCompleted({ candidateId }: EventCatalogue['interview.completed'], em: EntityManager): Promise<void> {
    return this.pipeline.followInterviews(em, candidateId);
  }

  /**
   * An undone approval gives back 'Entrevista agendada', though its interview may have been finished with it. After an
   * undone rejection the interviews service restores what the rejection had cancelled, and there is nothing to do here.
   */
  @OnEvent('candidate.status-changed')
  async onStatusChanged(
    { candidateId, from, undoes }: EventCatalogue['candidate.status-changed'],
    em: EntityManager,
  ): Promise<void> {
    if (undoes && !closesInterviews(from)) await this.pipeline.followInterviews(em, candidateId);
  }
}
