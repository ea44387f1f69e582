import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '@araucaria/platform';
import type { Day } from './calendar.js';

/**
 * What was heard of candidates. Queues deliver in any order: a hire may be heard before the application that it is of.
 * Whatever is heard of one candidate is heard one after the other.
 */
@Injectable()
export class CandidateRefs {
  constructor(private readonly clock: Clock) {}

  async noteHire(em: EntityManager, candidateId: number, day: Day): Promise<void> {
    await this.hold(em, candidateId);
    await em.execute(
      `insert into candidate_ref (candidate_id, hired_on) values (?, ?)
       on conflict (candidate_id) do update set hired_on = excluded.hired_on`,
      [candidateId, day],
    );
  }

  /** @throws when the hire has not been heard of yet: tried again later, this comes after it */
  async forgetHire(em: EntityManager, candidateId: number): Promise<void> {
    await this.hold(em, candidateId);
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      'update candidate_ref set hired_on = null where candidate_id = ? and hired_on is not null',
      [candidateId],
      { method: 'run' },
    );
    if (!affectedRows) throw new Error(`the hire of candidate ${candidateId} has not been heard of yet`);
  }

  async noteErasure(em: EntityManager, candidateId: number): Promise<void> {
    await this.hold(em, candidateId);
    await em.execute(
      `insert into candidate_ref (candidate_id, erased_at) values (?, ?)
       on conflict (candidate_id) do update set erased_at = excluded.erased_at`,
      [candidateId, this.clock.now()],
    );
  }

  /** What was heard already of somebody who applied. */
  async find(em: EntityManager, candidateId: number): Promise<{ hiredOn?: Day; erased: boolean }> {
    await this.hold(em, candidateId);
    const [row] = await em.execute<Array<{ hired_on: Day | null; erased: boolean }>>(
      'select hired_on::text, erased_at is not null as erased from candidate_ref where candidate_id = ?',
      [candidateId],
    );
    return { hiredOn: row?.hired_on ?? undefined, erased: row?.erased ?? false };
  }

  private async hold(em: EntityManager, candidateId: number): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(hashtext('referrals:candidate'), ?)`, [candidateId]);
  }
}
