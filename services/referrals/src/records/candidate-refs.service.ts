import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ENDED_STATUSES, isHired } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import type { Day } from './days.js';
import type { Suspension } from './referral-application.entity.js';

export interface CandidateRef {
  hiredOn: Day | null;
  erased: boolean;
  wasHired: boolean;
  /** The suspension that results from the newest status. */
  suspension: Suspension | null;
}

interface StatusChange {
  candidateId: number;
  from: string;
  to: string;
  /** ISO 8601, UTC. */
  asOf: string;
}

const isEnded = (status: string): boolean => (ENDED_STATUSES as readonly string[]).includes(status);

/**
 * Copies of candidates, kept by events. Queues deliver in any order: a hire may arrive before its application. A lock
 * serializes the events of one candidate. The row of an erased candidate stays, so that late events have no effect.
 */
@Injectable()
export class CandidateRefsService {
  constructor(private readonly clock: Clock) {}

  async recordHire(em: EntityManager, candidateId: number, day: Day): Promise<void> {
    await this.lock(em, candidateId);
    await em.execute(
      `insert into candidate_ref (candidate_id, hired_on, was_hired) values (?, ?, true)
       on conflict (candidate_id) do update set hired_on = excluded.hired_on, was_hired = true`,
      [candidateId, day],
    );
  }

  /** @throws when the event of the hire has not arrived yet; a retry of the event succeeds after it */
  async removeHire(em: EntityManager, candidateId: number): Promise<void> {
    await this.lock(em, candidateId);
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `update candidate_ref set hired_on = null
       where candidate_id = ? and (hired_on is not null or erased_at is not null)`,
      [candidateId],
      { method: 'run' },
    );
    if (!affectedRows) throw new Error(`the hire of candidate ${candidateId} has not arrived yet`);
  }

  /** Keeps the newest status, whatever the order of events. @returns the updated copy */
  async recordStatus(em: EntityManager, change: StatusChange): Promise<CandidateRef> {
    const { candidateId, from, to, asOf } = change;
    await this.lock(em, candidateId);
    await em.execute(
      `insert into candidate_ref (candidate_id, status, status_as_of, was_hired) values (?, ?, ?, ?)
       on conflict (candidate_id) do update set
         status = case when candidate_ref.status_as_of > excluded.status_as_of then candidate_ref.status
           else excluded.status end,
         status_as_of = greatest(candidate_ref.status_as_of, excluded.status_as_of),
         was_hired = candidate_ref.was_hired or excluded.was_hired`,
      [candidateId, to, asOf, isHired(from) || isHired(to)],
    );
    return this.find(em, candidateId);
  }

  async recordErasure(em: EntityManager, candidateId: number): Promise<void> {
    await this.lock(em, candidateId);
    await em.execute(
      `insert into candidate_ref (candidate_id, erased_at) values (?, ?)
       on conflict (candidate_id) do update set erased_at = excluded.erased_at`,
      [candidateId, this.clock.now()],
    );
  }

  async find(em: EntityManager, candidateId: number): Promise<CandidateRef> {
    await this.lock(em, candidateId);
    const [row] = await em.execute<
      Array<{ hired_on: Day | null; erased: boolean; status: string | null; was_hired: boolean }>
    >(
      `select hired_on::text, erased_at is not null as erased, status, was_hired
       from candidate_ref where candidate_id = ?`,
      [candidateId],
    );
    return {
      hiredOn: row?.hired_on ?? null,
      erased: row?.erased ?? false,
      wasHired: row?.was_hired ?? false,
      suspension: row?.status ? suspensionOf(row.status, row.was_hired) : null,
    };
  }

  /** Serializes the events of a candidate until the transaction of `em` ends. */
  async lock(em: EntityManager, candidateId: number): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(hashtext('referrals:candidate'), ?)`, [candidateId]);
  }
}

/** Only a candidate who was hired before can have an undone hire. */
export function suspensionOf(status: string, wasHired: boolean): Suspension | null {
  if (isHired(status)) return null;
  if (isEnded(status)) return 'candidate_rejected';
  return wasHired ? 'hire_undone' : null;
}
