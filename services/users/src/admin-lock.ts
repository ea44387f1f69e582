import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Whoever may change which accounts are administrators takes turns until the transaction ends: two of them who remove
 * each other at once would otherwise both succeed.
 */
export async function lockAdmins(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('users:admins'))`);
}
