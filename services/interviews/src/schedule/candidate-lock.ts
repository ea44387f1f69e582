import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Serializes, until the transaction of `em` ends, what adds, cancels or deletes interviews of one candidate. Without it, an
 * interview could be added after the event of the candidate's erasure or rejection was handled.
 */
export async function lockCandidate(em: EntityManager, candidateId: number): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('candidate-interviews'), ?::int)`, [candidateId]);
}
