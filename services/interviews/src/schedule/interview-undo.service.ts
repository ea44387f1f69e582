import { Injectable } from '@nestjs/common';
import { InterviewsRpc, type InterviewView, type UndoInterviewChange } from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { Clock, Rpc } from '@araucaria/platform';
import { lockCandidate } from './candidate-lock.js';
import { InterviewsService, eventPayloadOf } from './interviews.service.js';
import { Interview } from './interview.entity.js';
import { RemindersService } from './reminders.service.js';

/** Undoes what staff have just arranged, moved or cancelled, before its messages are sent (decision 008). */
@Injectable()
export class InterviewUndoService {
  constructor(
    private readonly interviews: InterviewsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly reminders: RemindersService,
  ) {}

  /** @throws {AppError} `SLOT_TAKEN` if another interview has the earlier time by now */
  @Rpc(InterviewsRpc.undoChange)
  undoChange({ id, changeId }: UndoInterviewChange): Promise<InterviewView | null> {
    return this.interviews.inTransaction(async (em) => {
      const { candidateId } = await Interview.load(em, id);
      await lockCandidate(em, candidateId);
      const interview = await Interview.lockPermitted(em, id, 'interviews.manage');
      interview.assertUndoable(changeId, this.clock.now());
      const before = interview.undoState;
      if (before) interview.undo(before);
      else em.remove(interview);
      this.outbox.add(em, 'interview.change-undone', { ...eventPayloadOf(interview), removed: !before });
      await em.flush();
      if (!before) return null;
      this.reminders.schedule(interview);
      return interview.toView();
    });
  }
}
