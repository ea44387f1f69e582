import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { outdateAnswers } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { Clock } from '@araucaria/platform';
import { lockCandidate } from '../schedule/candidate-lock.js';
import { CandidateNamesService } from '../schedule/candidate-names.service.js';
import { Interview } from '../schedule/interview.entity.js';

@Injectable()
export class InterviewErasureService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly names: CandidateNamesService,
  ) {}

  /** Deletes the interviews of an erased candidate. The interviewers of future ones are informed, because their calendars contain them. */
  async eraseByCandidate(em: EntityManager, candidateId: number): Promise<void> {
    await lockCandidate(em, candidateId);
    const upcoming = await em.find(Interview, {
      candidateId,
      status: 'scheduled',
      startsAt: { $gt: this.clock.now() },
    });
    for (const interview of upcoming) {
      const { id, startsAt, durationMinutes, interviewerIds } = interview;
      if (!interviewerIds.length) continue;
      this.outbox.add(em, 'interview.erased', {
        interviewId: id,
        revision: interview.calendarSequence() + 1,
        interviewDate: startsAt.toISOString(),
        durationMinutes,
        removed: interviewerIds,
      });
    }
    await this.deleteByCandidate(em, candidateId);
  }

  /** Deletes the interviews of a candidate whom a cleaning removes. The interviewers are not informed. */
  async deleteByCandidate(em: EntityManager, candidateId: number): Promise<void> {
    await lockCandidate(em, candidateId);
    // An interview that is being scheduled asks again, and finds no candidate.
    await outdateAnswers(em, candidateId);
    await em.nativeDelete(Interview, { candidateId });
  }

  /**
   * Hides the interviews of a candidate from lists and counts and forgets the copied name, or shows them again; the latest event decides.
   */
  async hideByCandidate(
    em: EntityManager,
    candidateId: number,
    { hidden, asOf }: { hidden: boolean; asOf: string },
  ): Promise<void> {
    // The present name is asked for before the interviews are locked.
    const store = hidden ? undefined : await this.names.ask(em, candidateId);
    await em.execute(
      `update interview set is_hidden = ?, hidden_as_of = ?, candidate_name = null, candidate_email = null
       where candidate_id = ? and (hidden_as_of is null or hidden_as_of <= ?)`,
      [hidden, asOf, candidateId, asOf],
    );
    await store?.();
  }

  async clean(em: EntityManager, runId: string): Promise<void> {
    const interviews = await em.nativeDelete(Interview, {});
    this.outbox.add(em, 'cleaning.finished', { runId, service: 'interviews', counts: { interviews } });
  }
}
