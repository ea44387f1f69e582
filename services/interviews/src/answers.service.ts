import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventCatalogue } from '@araucaria/contracts';
import { AppError, Clock } from '@araucaria/platform';
import { Interview } from './interview.entity.js';
import { InterviewsService } from './interviews.service.js';

/**
 * What candidates say by the buttons of messages. Their answers may come late, twice and in any order: one about another
 * time than the one that stands means nothing any more, and the wish for another time and the confirmation stand side by side.
 */
@Injectable()
export class AnswersService {
  constructor(
    private readonly interviews: InterviewsService,
    private readonly clock: Clock,
  ) {}

  async take(em: EntityManager, event: EventCatalogue['interview.answered']): Promise<void> {
    const interview = await this.find(em, event);
    if (!interview) return;
    const now = this.clock.now();
    if (event.answer === 'reschedule') {
      if (interview.requestReschedule(now))
        this.interviews.tell(em, 'interview.reschedule-requested', interview);
    } else if (interview.canConfirm(now)) {
      interview.confirm(event.channel, now);
      this.interviews.tell(em, 'interview.confirmed', interview);
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
