import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, actingUser } from '@araucaria/platform';
import { Account } from './account.entity.js';

/**
 * Reads an active account and locks its row until the transaction of `em` ends, so that changes of it, and uses of its links and second
 * factors, wait for each other. null if there is none.
 */
export async function lockAccount(em: EntityManager, id: number): Promise<Account | null> {
  await em.execute('select 1 from account where id = ? for update', [id]);
  return em.findOne(Account, { id, deactivatedAt: null });
}

/** Locks the account of the acting user. @throws {AppError} `UNAUTHENTICATED` */
export async function lockOwnAccount(em: EntityManager): Promise<Account> {
  const account = await lockAccount(em, actingUser().id);
  if (!account) throw new AppError('UNAUTHENTICATED');
  return account;
}
