import type { EntityManager } from '@mikro-orm/postgresql';
import { Passkey } from './passkey.entity.js';
import { TotpFactor } from './totp-factor.entity.js';

/** Of a row of `account`, as {@link hasSecondFactor}. */
export const HAS_SECOND_FACTOR = `(exists (select 1 from passkey p where p.account_id = account.id)
  or exists (select 1 from second_factor f where f.account_id = account.id and f.confirmed_at is not null))`;

/** Recovery codes alone are none. */
export async function hasSecondFactor(em: EntityManager, accountId: number): Promise<boolean> {
  const passkeys = await em.count(Passkey, { accountId });
  return passkeys > 0 || (await em.count(TotpFactor, { accountId, confirmedAt: { $ne: null } })) > 0;
}
