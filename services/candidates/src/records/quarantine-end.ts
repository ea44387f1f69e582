import type { EntityManager } from '@mikro-orm/postgresql';
import type { Outbox } from '@araucaria/messaging';

/**
 * Ends the quarantine of an application; its term counts anew from `now`.
 * @returns whether it was in quarantine
 */
export async function endQuarantine(
  em: EntityManager,
  outbox: Outbox,
  { candidateId, now }: { candidateId: number; now: Date },
): Promise<boolean> {
  const restored = await em.execute(
    `update candidate_record set quarantined_at = null, quarantine_kind = null, restored_at = ?
     where id = ? and quarantined_at is not null returning id`,
    [now, candidateId],
  );
  if (!restored.length) return false;
  outbox.add(em, 'candidate.quarantine-changed', { candidateId, quarantined: false });
  outbox.audit(em, { action: 'quarantine.restored', subject: 'candidate', subjectId: candidateId });
  return true;
}
