import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  InterviewsRpc,
  type EventCatalogue,
  type InterviewView,
  type RespondToInvitation,
} from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { Interview } from '../schedule/interview.entity.js';
import { InterviewsService, eventPayloadOf } from '../schedule/interviews.service.js';

const EVENTS = { decline: 'interview.declined', reschedule: 'interview.reschedule-requested' } as const;

/**
 * Applies the responses that candidates give on the page of an interview and by buttons of messages. The latter may be late, repeated and out of order. One to an
 * earlier revision is ignored. A confirmation and a request for another time do not exclude each other.
 */
@Injectable()
export class CandidateResponsesService {
  constructor(
    private readonly interviews: InterviewsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** A response on the page of the confirmation link. A repeated one changes nothing. */
  @Rpc(InterviewsRpc.respond)
  respond({ id, response, note, from }: RespondToInvitation): Promise<InterviewView> {
    return this.interviews.change(async (em) => {
      const interview = await Interview.lock(em, id);
      const now = this.clock.now();
      interview.assertLinkValid(now);
      interview.assertShownTime(from);
      // The candidate sees the response on the page: no message follows it.
      if (interview.respond(response, note, now))
        this.outbox.add(em, EVENTS[response], {
          ...eventPayloadOf(interview),
          sendEmail: false,
          sendWhatsApp: false,
        });
      return interview;
    });
  }

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
