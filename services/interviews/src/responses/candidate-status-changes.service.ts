import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CandidatesClient,
  closesInterviews,
  type CandidateStatus,
  type EventCatalogue,
} from '@araucaria/contracts';
import { askBeforeLock } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { lockCandidate } from '../schedule/candidate-lock.js';
import { Interview } from '../schedule/interview.entity.js';
import { eventPayloadOf } from '../schedule/interviews.service.js';
import { RemindersService } from '../schedule/reminders.service.js';

type StatusChanged = EventCatalogue['candidate.status-changed'];

/** Cancels and restores future interviews after changes of a candidate's status, by the rules of `interview-rules.ts`. */
@Injectable()
export class CandidateStatusChangesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly reminders: RemindersService,
    private readonly candidates: CandidatesClient,
  ) {}

  /**
   * Events of one candidate may arrive in any order. A lock serializes them, and interviews are cancelled only if the candidate
   * still has the status, which is asked for before the lock.
   */
  async apply(em: EntityManager, change: StatusChanged): Promise<void> {
    const { candidateId, to, undoes } = change;
    if (!closesInterviews(to) && !undoes) return;
    const status = await askBeforeLock(em, {
      candidateId,
      ask: async () => (closesInterviews(to) ? this.statusOf(candidateId) : undefined),
      lock: () => lockCandidate(em, candidateId),
    });
    if (undoes) await this.restore(em, candidateId, undoes);
    if (status && closesInterviews(status)) await this.cancelFutureInterviews(em, change);
  }

  private async cancelFutureInterviews(
    em: EntityManager,
    { candidateId, changeId, seriesId }: StatusChanged,
  ): Promise<void> {
    const now = this.clock.now();
    await em.execute(
      `select 1 from interview where candidate_id = ? and status = 'scheduled' order by id for update`,
      [candidateId],
    );
    const future = await em.find(Interview, { candidateId, status: 'scheduled', startsAt: { $gt: now } });
    for (const interview of future) {
      interview.cancelByStatusChange(changeId, now);
      this.outbox.add(em, 'interview.cancelled', {
        ...eventPayloadOf(interview),
        undoable: changeId !== null,
        seriesId,
      });
    }
  }

  /** An interview stays cancelled if its time has passed or its slot was taken. */
  private async restore(em: EntityManager, candidateId: number, changeId: string): Promise<void> {
    const now = this.clock.now();
    const restorable = await em.execute<Array<{ id: string }>>(
      `select i.id from interview i
       where i.candidate_id = ? and i.cancelled_by_change = ? and i.status = 'cancelled' and i.starts_at > ?
         and not exists (select 1 from interview o where o.status = 'scheduled' and o.starts_at = i.starts_at)
       order by i.id for update of i`,
      [candidateId, changeId, now],
    );
    for (const { id } of restorable) {
      const interview = await Interview.load(em, id);
      interview.restore(now);
      await em.flush();
      this.reminders.schedule(interview);
      this.outbox.add(em, 'interview.restored', eventPayloadOf(interview));
    }
  }

  private async statusOf(candidateId: number): Promise<CandidateStatus | undefined> {
    const [candidate] = await this.candidates.byIds({ ids: [candidateId] });
    return candidate?.status;
  }
}
