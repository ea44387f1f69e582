import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  closesInterviews,
  type CandidateStatus,
  type CandidatesRpc,
  type EventCatalogue,
  type RpcClient,
} from '@araucaria/contracts';
import { Outbox } from '@araucaria/messaging';
import { Clock, rpcToken } from '@araucaria/platform';
import { lockCandidate } from './candidate-lock.js';
import { Interview } from './interview.entity.js';
import { factsOf } from './interviews.service.js';
import { RemindersService } from './reminders.service.js';

type StatusChanged = EventCatalogue['candidate.status-changed'];

/** What changes of a candidate's status do to the interviews to come: `interview-rules.ts` of the contracts decides. */
@Injectable()
export class CandidateChanges {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly reminders: RemindersService,
    @Inject(rpcToken('candidates')) private readonly candidates: RpcClient<typeof CandidatesRpc>,
  ) {}

  /**
   * Events of one candidate may arrive in any order: they are taken one at a time, and an interview is cancelled only
   * while the candidate still has the status.
   */
  async follow(em: EntityManager, { candidateId, to, changeId, undoes }: StatusChanged): Promise<void> {
    if (!closesInterviews(to) && !undoes) return;
    await lockCandidate(em, candidateId);
    if (undoes) await this.restore(em, candidateId, undoes);
    if (!closesInterviews(to)) return;
    const status = await this.statusOf(candidateId);
    if (status && closesInterviews(status)) await this.close(em, candidateId, changeId);
  }

  private async close(em: EntityManager, candidateId: number, changeId: string | null): Promise<void> {
    const now = this.clock.now();
    await em.execute(
      `select 1 from interview where candidate_id = ? and status = 'scheduled' order by id for update`,
      [candidateId],
    );
    const open = await em.find(Interview, { candidateId, status: 'scheduled', startsAt: { $gt: now } });
    for (const interview of open) {
      interview.close(changeId, now);
      this.outbox.add(em, 'interview.cancelled', { ...factsOf(interview), undoable: changeId !== null });
    }
  }

  /** An interview whose time has passed or was taken by another one meanwhile stays cancelled. */
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
      this.reminders.follow(interview);
      this.outbox.add(em, 'interview.restored', factsOf(interview));
    }
  }

  private async statusOf(candidateId: number): Promise<CandidateStatus | undefined> {
    const [candidate] = await this.candidates.byIds({ ids: [candidateId] });
    return candidate?.status;
  }
}
