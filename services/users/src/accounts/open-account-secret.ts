import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '@araucaria/database';
import { ConfigError, TextCipher, deriveKey, log, readConfig, secretList, str } from '@araucaria/platform';
import { AccountSecret, type AccountKeys } from './account-secret.js';

const PURPOSES = ['recovery-code', 'webauthn-user-handle'] as const satisfies Array<keyof AccountKeys>;

const LOST = `ACCOUNT_SECRET lacks the secret under which second factors are stored: add it to the list, after the present one (docs/operations/secrets.md)`;

interface StoredFactor {
  accountId: number;
  secret: string | null;
  pendingSecret: string | null;
}

/**
 * Opens what `ACCOUNT_SECRET` protects. After a rotation it encrypts everything again under the first secret of the list, so
 * that the others can be removed.
 * @throws {ConfigError} when a secret is missing that something is still encrypted under: no second factor is lost
 */
export function openAccountSecret(database: Database): Promise<AccountSecret> {
  const { ACCOUNT_SECRET } = readConfig({ ACCOUNT_SECRET: str({ desc: 'one or several secrets' }) });
  const secrets = secretList('ACCOUNT_SECRET', ACCOUNT_SECRET);
  const totp = new TextCipher(secrets, 'totp');
  const wrapping = new TextCipher(secrets, 'account-key');
  return database.transaction(async (em) => {
    // Replicas start together.
    await em.execute(`select pg_advisory_xact_lock(hashtext('araucaria:account-keys'))`);
    try {
      const stored = await em.execute<Array<{ purpose: string; wrapped: string }>>(
        'select purpose, wrapped from account_key',
      );
      if (!stored.length && secrets.length > 1)
        throw new ConfigError(
          'ACCOUNT_SECRET: start this release once with the present secret alone before it is replaced',
        );
      const keys = {} as AccountKeys;
      for (const purpose of PURPOSES) {
        const wrapped = stored.find((row) => row.purpose === purpose)?.wrapped;
        keys[purpose] = wrapped
          ? await unwrap(em, wrapping, purpose, wrapped)
          : await wrap(em, wrapping, purpose, deriveKey(secrets[0], purpose));
      }
      await renewFactors(em, totp);
      return new AccountSecret(totp, keys);
    } catch (error) {
      if (error instanceof ConfigError || !isUndecipherable(error)) throw error;
      throw new ConfigError(LOST, { cause: error });
    }
  });
}

async function wrap(em: EntityManager, cipher: TextCipher, purpose: string, key: Buffer): Promise<Buffer> {
  const wrapped = cipher.encrypt(key.toString('base64url'), purpose);
  await em.execute('insert into account_key (purpose, wrapped) values (?, ?)', [purpose, wrapped]);
  return key;
}

async function unwrap(
  em: EntityManager,
  cipher: TextCipher,
  purpose: string,
  wrapped: string,
): Promise<Buffer> {
  const renewed = cipher.renew(wrapped, purpose);
  if (renewed !== undefined)
    await em.execute('update account_key set wrapped = ? where purpose = ?', [renewed, purpose]);
  return Buffer.from(cipher.decrypt(wrapped, purpose), 'base64url');
}

/** Authenticator apps are few compared with accounts; all of them are renewed in the transaction. */
async function renewFactors(em: EntityManager, cipher: TextCipher): Promise<void> {
  const factors = await em.execute<StoredFactor[]>(
    `select account_id as "accountId", secret, pending_secret as "pendingSecret" from second_factor for update`,
  );
  let renewed = 0;
  for (const { accountId, secret, pendingSecret } of factors) {
    const context = String(accountId);
    const next = secret === null ? undefined : cipher.renew(secret, context);
    const nextPending = pendingSecret === null ? undefined : cipher.renew(pendingSecret, context);
    if (next === undefined && nextPending === undefined) continue;
    await em.execute('update second_factor set secret = ?, pending_secret = ? where account_id = ?', [
      next ?? secret,
      nextPending ?? pendingSecret,
      accountId,
    ]);
    renewed += 1;
  }
  if (renewed)
    log.info({ secondFactors: renewed }, 'second factors were encrypted under the new account secret');
}

/** What `node:crypto` throws when the key is another one. */
const isUndecipherable = (error: unknown): boolean =>
  /unable to authenticate data|Invalid (authentication tag|initialization vector)/i.test(
    (error as Error).message,
  );
