import type { EntityManager } from '@mikro-orm/postgresql';
import type { Delivery } from '../deliveries/delivery.entity.js';

/** A rejection may be announced repeatedly before its first e-mail is known; each of these decisions replaces the one before. */
const SENT_BEFORE = `
  with recursive replaced(decided_at) as (
    select ?::text
    union
    select d.details ->> 'replaces' from replaced join delivery d
      on d.candidate_id = ? and d.kind = 'candidate-rejected' and d.details ->> 'decidedAt' = replaced.decided_at
    where d.details ->> 'replaces' is not null)
  select from delivery d join replaced on d.details ->> 'decidedAt' = replaced.decided_at
  where d.candidate_id = ? and d.kind = 'candidate-rejected' and d.sent_at is not null limit 1`;

/**
 * Whether the rejection that `delivery` announces has been announced by an earlier e-mail. The candidates service knows of an
 * e-mail some seconds after it was sent, and accepts the request for another one until then.
 */
export async function wasAnnounced(em: EntityManager, delivery: Delivery): Promise<boolean> {
  const { candidateId, details, resendOf } = delivery;
  if (!details?.replaces || resendOf) return false;
  const sent = await em.execute<object[]>(SENT_BEFORE, [details.replaces, candidateId, candidateId]);
  return sent.length > 0;
}
