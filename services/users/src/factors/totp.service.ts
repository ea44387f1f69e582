import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Secret, TOTP } from 'otpauth';
import { COMPANY_NAME, TOTP_DIGITS, type TotpEnrolment } from '@araucaria/contracts';
import { Clock } from '@araucaria/platform';
import { AccountSecret } from '../accounts/account-secret.js';
import { TotpFactor } from '../accounts/totp-factor.entity.js';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Codes of the step before and after the current one are accepted: clocks differ, and typing takes time. */
const ACCEPTED_STEPS = 1;

/** Codes of authenticator apps (TOTP, RFC 6238). */
@Injectable()
export class TotpService {
  constructor(
    private readonly secret: AccountSecret,
    private readonly clock: Clock,
  ) {}

  /** Stores a new secret. It counts after {@link confirm}; a confirmed app works until then. */
  async begin(em: EntityManager, account: { id: number; username: string }): Promise<TotpEnrolment> {
    const secret = new Secret({ size: SECRET_BYTES });
    const pendingSecret = this.secret.totp.encrypt(secret.base32, String(account.id));
    await em.upsert(
      TotpFactor,
      { accountId: account.id, pendingSecret },
      { onConflictMergeFields: ['pendingSecret'] },
    );
    return { secret: secret.base32, uri: totpOf(secret.base32, account.username).toString() };
  }

  /** @returns whether the code fits the new secret, which then replaces the earlier one */
  async confirm(em: EntityManager, accountId: number, code: string): Promise<boolean> {
    const factor = await em.findOne(TotpFactor, { accountId });
    if (!factor?.pendingSecret) return false;
    const step = this.stepOf(factor.pendingSecret, accountId, code);
    if (step === undefined) return false;
    factor.secret = factor.pendingSecret;
    factor.pendingSecret = null;
    factor.confirmedAt = this.clock.now();
    factor.lastStep = step;
    return true;
  }

  /** @returns whether the code is valid; from now on neither it nor an earlier one is */
  async use(em: EntityManager, accountId: number, code: string): Promise<boolean> {
    const factor = await em.findOne(TotpFactor, { accountId });
    if (!factor?.secret) return false;
    const step = this.stepOf(factor.secret, accountId, code);
    if (step === undefined || step <= factor.lastStep) return false;
    factor.lastStep = step;
    return true;
  }

  /** @returns whether the account had a confirmed app */
  async remove(em: EntityManager, accountId: number): Promise<boolean> {
    const factor = await em.findOne(TotpFactor, { accountId });
    await em.nativeDelete(TotpFactor, { accountId });
    return Boolean(factor?.confirmedAt);
  }

  /** The time step of the code; undefined if it is wrong or too old. */
  private stepOf(encrypted: string, accountId: number, code: string): number | undefined {
    const totp = totpOf(this.secret.totp.decrypt(encrypted, String(accountId)));
    const timestamp = this.clock.now().getTime();
    const token = code.replace(/\s/g, '');
    const delta = totp.validate({ token, timestamp, window: ACCEPTED_STEPS });
    return delta === null ? undefined : totp.counter({ timestamp }) + delta;
  }
}

const totpOf = (base32: string, label?: string): TOTP =>
  new TOTP({
    issuer: COMPANY_NAME,
    ...(label && { label }),
    secret: base32,
    digits: TOTP_DIGITS,
    period: STEP_SECONDS,
  });
