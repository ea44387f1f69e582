import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ENDED_STATUSES, isHired } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import type { Day } from './calendar.js';
import type { Suspension } from './referral-application.entity.js';

export interface CandidateRef {
  hiredOn: Day | null;
  erased: boolean;
  /** What the newest status means for a bonus. */
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
 * What is known of candidates. Queues deliver in any order: a hire may arrive before the application that it is of.
 * Events about one candidate are handled one after the other. The row of an erased candidate stays, so that a late event
 * brings nothing back.
 */
@Injectable()
export class CandidateRefs {
  constructor(private readonly clock: Clock) {}

  async noteHire(em: EntityManager, candidateId: number, day: Day): Promise<void> {
    await this.lock(em, candidateId);
    await em.execute(
      `insert into candidate_ref (candidate_id, hired_on, was_hired) values (?, ?, true)
       on conflict (candidate_id) do update set hired_on = excluded.hired_on, was_hired = true`,
      [candidateId, day],
    );
  }

  /** @throws when the hire has not arrived yet: retried later, this comes after it */
  async forgetHire(em: EntityManager, candidateId: number): Promise<void> {
    await this.lock(em, candidateId);
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `update candidate_ref set hired_on = null
       where candidate_id = ? and (hired_on is not null or erased_at is not null)`,
      [candidateId],
      { method: 'run' },
    );
    if (!affectedRows) throw new Error(`the hire of candidate ${candidateId} has not arrived yet`);
  }

  /** Keeps the newest status, in whatever order events arrive. @returns what is known then */
  async noteStatus(em: EntityManager, change: StatusChange): Promise<CandidateRef> {
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

  async noteErasure(em: EntityManager, candidateId: number): Promise<void> {
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
      suspension: row?.status ? suspensionBy(row.status, row.was_hired) : null,
    };
  }

  private async lock(em: EntityManager, candidateId: number): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(hashtext('referrals:candidate'), ?)`, [candidateId]);
  }
}

/** A candidate who never was hired is simply not hired yet, unless rejected. */
function suspensionBy(status: string, wasHired: boolean): Suspension | null {
  if (isHired(status)) return null;
  if (isEnded(status)) return 'candidate_rejected';
  return wasHired ? 'hire_undone' : null;
}
