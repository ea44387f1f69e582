import type { EntityManager } from '@mikro-orm/postgresql';
import { Passkey } from './passkey.entity.js';
import { TotpFactor } from './totp-factor.entity.js';

/** Recovery codes alone are none. */
export async function hasSecondFactor(em: EntityManager, accountId: number): Promise<boolean> {
  const passkeys = await em.count(Passkey, { accountId });
  return passkeys > 0 || (await em.count(TotpFactor, { accountId, confirmedAt: { $ne: null } })) > 0;
}
