import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RECOVERY_CODE_COUNT } from '@araucaria/contracts';
import { AccountSecret } from '../accounts/account-secret.js';
import { RecoveryCode } from './recovery-code.entity.js';

/** Crockford's Base32: without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: cannot be guessed, even with a copy of the database and its key. */
const CODE_LENGTH = 16;
const GROUP_LENGTH = 4;

/** Codes for a login without the other factors, each valid once. */
@Injectable()
export class RecoveryCodesService {
  constructor(private readonly secret: AccountSecret) {}

  /** Replaces the codes of the account. @returns the new ones; the database holds digests only */
  async renew(em: EntityManager, accountId: number): Promise<string[]> {
    await this.removeAll(em, accountId);
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, randomCode);
    for (const code of codes) {
      const digest = this.secret.recoveryDigest(accountId, code);
      em.create(RecoveryCode, { accountId, digest }, { persist: true });
    }
    return codes.map(inGroups);
  }

  /** @returns whether the code was valid; from now on it is not */
  async use(em: EntityManager, accountId: number, code: string, now: Date): Promise<boolean> {
    const digest = this.secret.recoveryDigest(accountId, normalized(code));
    const used = await em.nativeUpdate(RecoveryCode, { accountId, digest, usedAt: null }, { usedAt: now });
    return used === 1;
  }

  async removeAll(em: EntityManager, accountId: number): Promise<void> {
    await em.nativeDelete(RecoveryCode, { accountId });
  }
}

const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** `ABCD-EFGH-JKMN-PQRS` */
const inGroups = (code: string): string =>
  code.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g'))?.join('-') ?? code;

/** Accepts lower case, any separators, and letters that were read instead of digits. */
const normalized = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
