import type { EntityManager } from '@mikro-orm/postgresql';
import type { Outbox } from '@araucaria/messaging';

/** Publishes that the applications of the person show another name, if the name is among the changed fields of the profile. */
export async function announceRename(
  em: EntityManager,
  outbox: Outbox,
  { personId, changed }: { personId: number; changed: readonly string[] },
): Promise<void> {
  if (!changed.includes('firstName') && !changed.includes('lastName')) return;
  const rows = await em.execute<Array<{ id: number }>>(
    'select id from candidate_record where person_id = ? order by id',
    [personId],
  );
  for (const { id } of rows) outbox.add(em, 'candidate.renamed', { candidateId: id });
}
