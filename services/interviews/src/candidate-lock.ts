import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Held until the transaction of `em` ends: what adds, closes or erases interviews of one candidate happens one after the
 * other, so that nothing is added for a candidate whose erasure or rejection has been followed already.
 */
export async function lockCandidate(em: EntityManager, candidateId: number): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('candidate-interviews'), ?::int)`, [candidateId]);
}
