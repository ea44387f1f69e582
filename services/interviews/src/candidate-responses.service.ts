import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { AppError, Clock } from '@araucaria/platform';
import { Interview } from './interview.entity.js';
import { InterviewsService } from './interviews.service.js';

/**
 * Applies the responses that candidates give by buttons of messages. Responses may be late, repeated and out of order. One to an
 * earlier revision is ignored. A confirmation and a request for another time do not exclude each other.
 */
@Injectable()
export class CandidateResponsesService {
  constructor(
    private readonly interviews: InterviewsService,
    private readonly clock: Clock,
  ) {}

  async apply(em: EntityManager, event: EventCatalogue['interview.answered']): Promise<void> {
    const interview = await this.find(em, event);
    if (!interview) return;
    const now = this.clock.now();
    if (event.answer === 'reschedule') {
      if (interview.requestReschedule(now))
        this.interviews.publish(em, 'interview.reschedule-requested', interview);
    } else if (interview.isConfirmable(now)) {
      interview.confirm(event.channel, now);
      this.interviews.publish(em, 'interview.confirmed', interview);
    }
  }

  private async find(
    em: EntityManager,
    { interviewId, revision }: EventCatalogue['interview.answered'],
  ): Promise<Interview | undefined> {
    try {
      const interview = await Interview.lock(em, interviewId);
      return interview.revision === revision ? interview : undefined;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  }
}
