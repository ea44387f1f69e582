import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, currentActor } from '@araucaria/platform';

/** What authenticators show of an account. */
export interface LockedAccount {
  id: number;
  username: string;
  fullName: string | null;
}

/**
 * Locks an active account until the transaction of `em` ends, so that changes and uses of its second factors wait for each
 * other. Undefined if there is none.
 */
export async function lockActiveAccount(em: EntityManager, id: number): Promise<LockedAccount | undefined> {
  const [account] = await em.execute<LockedAccount[]>(
    `select id, username, full_name as "fullName" from account
     where id = ? and deactivated_at is null for update`,
    [id],
  );
  return account;
}

/** Locks the account of the acting user. @throws {AppError} `UNAUTHENTICATED` */
export async function lockOwnAccount(em: EntityManager): Promise<LockedAccount> {
  const actor = currentActor();
  const account = actor && (await lockActiveAccount(em, actor.id));
  if (!account) throw new AppError('UNAUTHENTICATED');
  return account;
}
