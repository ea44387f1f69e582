import { createHmac } from 'node:crypto';
import type { TextCipher } from '@araucaria/platform';

/** Keys that stay the same while `ACCOUNT_SECRET` is replaced: what they compute cannot be computed again. */
export interface AccountKeys {
  'recovery-code': Buffer;
  'webauthn-user-handle': Buffer;
}

/** What protects the second factors in the database. A copy of the database alone can use none of them. */
export class AccountSecret {
  constructor(
    /** For the secrets of authenticator apps. */
    readonly totp: TextCipher,
    private readonly keys: AccountKeys,
  ) {}

  /** What is stored of a recovery code. */
  recoveryDigest(accountId: number, code: string): string {
    return createHmac('sha256', this.keys['recovery-code'])
      .update(`${accountId}:${code}`)
      .digest('base64url');
  }

  /** How authenticators name the account: stable, and without a relation to its id that outsiders know. */
  userHandle(accountId: number): Uint8Array<ArrayBuffer> {
    const digest = createHmac('sha256', this.keys['webauthn-user-handle']).update(String(accountId)).digest();
    return new Uint8Array(digest);
  }
}
