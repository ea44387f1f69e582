import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { OnEvent } from '@araucaria/messaging';
import { PipelineService } from './pipeline.service.js';

@Injectable()
export class InterviewsListener {
  constructor(private readonly pipeline: PipelineService) {}

  @OnEvent('interview.scheduled')
  onInterviewScheduled(
    { candidateId }: EventCatalogue['interview.scheduled'],
    em: EntityManager,
  ): Promise<void> {
    return this.pipeline.noteInterview(em, candidateId);
  }
}
