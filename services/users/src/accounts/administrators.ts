import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '@araucaria/platform';
import { Account } from './account.entity.js';

/** The condition of administrators who can log in. An invited one cannot yet. */
export const ACTIVE_ADMIN = { isAdmin: true, deactivatedAt: null, invitedAt: null } as const;

/**
 * Serialises changes of who is an administrator until the transaction ends: two administrators who remove each other at
 * once would otherwise both succeed.
 */
export async function lockAdmins(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('users:admins'))`);
}

/** @throws {AppError} `LAST_ADMIN` unless this user is an active administrator */
export async function assertActiveAdmin(em: EntityManager, id: number): Promise<void> {
  const admin = await em.count(Account, { id, ...ACTIVE_ADMIN });
  if (!admin) throw new AppError('LAST_ADMIN');
}

/** @throws {AppError} `LAST_ADMIN` when no other user is an active administrator */
export async function assertAnotherAdmin(em: EntityManager, id: number): Promise<void> {
  const others = await em.count(Account, { ...ACTIVE_ADMIN, id: { $ne: id } });
  if (!others) throw new AppError('LAST_ADMIN');
}
