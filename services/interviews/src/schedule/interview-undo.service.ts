import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type InterviewView, type UndoInterviewChange, InterviewsRpc } from '@araucaria/contracts';
import { Database, violatedConstraint } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { lockCandidate } from './candidate-lock.js';
import { eventPayloadOf } from './interviews.service.js';
import { Interview } from './interview.entity.js';
import { RemindersService } from './reminders.service.js';

/** Undoes what staff have just arranged, moved or cancelled, before its messages are sent (decision 008). */
@Injectable()
export class InterviewUndoService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly reminders: RemindersService,
  ) {}

  /** @throws {AppError} `SLOT_TAKEN` if another interview has the earlier time by now */
  @Rpc(InterviewsRpc.undoChange)
  async undoChange({ id, changeId }: UndoInterviewChange): Promise<InterviewView | null> {
    try {
      return await this.database.transaction(async (em) => {
        const { candidateId } = await Interview.load(em, id);
        await lockCandidate(em, candidateId);
        const interview = await Interview.lockPermitted(em, id, 'interviews.manage');
        interview.assertUndoable(changeId, this.clock.now());
        return interview.undoState
          ? this.restore(em, interview, interview.undoState)
          : this.remove(em, interview);
      });
    } catch (error) {
      if (violatedConstraint(error) === 'interview_slot') throw new AppError('SLOT_TAKEN');
      throw error;
    }
  }

  private async restore(
    em: EntityManager,
    interview: Interview,
    before: NonNullable<Interview['undoState']>,
  ): Promise<InterviewView> {
    interview.undo(before);
    await em.flush();
    this.reminders.schedule(interview);
    this.publish(em, interview, false);
    return interview.toView();
  }

  private async remove(em: EntityManager, interview: Interview): Promise<null> {
    this.publish(em, interview, true);
    await em.remove(interview).flush();
    return null;
  }

  private publish(em: EntityManager, interview: Interview, removed: boolean): void {
    this.outbox.add(em, 'interview.change-undone', { ...eventPayloadOf(interview), removed });
  }
}
