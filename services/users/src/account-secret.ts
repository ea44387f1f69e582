import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ConfigError, TextCipher, deriveKey, readConfig, str } from '@araucaria/platform';

const MIN_SECRET_LENGTH = 32;

/** What protects the second factors in the database. A copy of the database alone can use none of them. */
@Injectable()
export class AccountSecret {
  /** For the secrets of authenticator apps. */
  readonly totp: TextCipher;
  private readonly recoveryKey: Buffer;
  private readonly userHandleKey: Buffer;

  constructor() {
    const { ACCOUNT_SECRET: secret } = readConfig({
      ACCOUNT_SECRET: str({ desc: `${MIN_SECRET_LENGTH} characters at least` }),
    });
    if (secret.length < MIN_SECRET_LENGTH)
      throw new ConfigError(`ACCOUNT_SECRET must have at least ${MIN_SECRET_LENGTH} characters`);
    this.totp = new TextCipher(secret, 'totp');
    this.recoveryKey = deriveKey(secret, 'recovery-code');
    this.userHandleKey = deriveKey(secret, 'webauthn-user-handle');
  }

  /** What is stored of a recovery code. */
  recoveryDigest(accountId: number, code: string): string {
    return createHmac('sha256', this.recoveryKey).update(`${accountId}:${code}`).digest('base64url');
  }

  /** How authenticators name the account: stable, and without a relation to its id that outsiders know. */
  userHandle(accountId: number): Uint8Array<ArrayBuffer> {
    const digest = createHmac('sha256', this.userHandleKey).update(String(accountId)).digest();
    return new Uint8Array(digest);
  }
}
