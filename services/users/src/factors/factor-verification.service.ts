import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  UsersRpc,
  type AuditAction,
  type AuthenticatePasskey,
  type SecondFactor,
  type UserView,
  type VerifyFactor,
  type WebAuthnOptions,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, log, Rpc } from '@araucaria/platform';
import { AuditService } from '../audit/audit.service.js';
import { lockAccount } from '../accounts/lock-account.js';
import { LocalLogin } from '../accounts/local-login.js';
import { LoginsService } from '../accounts/logins.service.js';
import { PasskeysService } from './passkeys.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { hasSecondFactor } from '../accounts/second-factors.js';
import { TotpService } from './totp.service.js';

const UNKNOWN_PASSKEY =
  'Esta chave de acesso não foi reconhecida. Entre com usuário e senha, ou use outra chave.';

/** What the audit trail records of a refused factor. */
const FAILED = {
  login: 'login.factor-failed',
  confirmation: 'account.factor-failed',
} as const satisfies Record<VerifyFactor['purpose'], AuditAction>;

@Injectable()
export class FactorVerificationService {
  constructor(
    private readonly database: Database,
    private readonly audits: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly localLogin: LocalLogin,
    private readonly logins: LoginsService,
  ) {}

  /** Simultaneous uses of one code wait for each other: one of them succeeds. */
  @Rpc(UsersRpc.verifyFactor)
  async verify(proof: VerifyFactor): Promise<{ factor: SecondFactor }> {
    const { id, purpose } = proof;
    const factor = factorOf(proof);
    const verified = await this.database.transaction(async (em) => {
      if (!(await lockAccount(em, id)) || !(await this.use(em, proof))) return false;
      if (factor === 'recovery-code')
        this.outbox.add(em, 'user.second-factor-changed', {
          userId: id,
          change: 'recovery-code-used',
          factor,
        });
      if (purpose === 'login') await this.logins.record(em, id, { factor });
      else await this.audits.ofAccount(em, id, 'account.factor-confirmed', { factor });
      return true;
    });
    if (verified) return { factor };
    log.warn({ accountId: id, factor }, 'a second factor was refused');
    await this.database.transaction((em) => this.audits.ofAccount(em, id, FAILED[purpose], { factor }));
    throw new AppError('INVALID_FACTOR', factor === 'passkey' ? UNKNOWN_PASSKEY : undefined);
  }

  @Rpc(UsersRpc.passkeyOptions)
  passkeyOptions({ id: accountId }: { id?: number }): Promise<WebAuthnOptions> {
    return this.database.read((em) => this.passkeys.authenticationOptions(em, accountId));
  }

  /** A passkey that has verified its user is a login with two factors. */
  @Rpc(UsersRpc.authenticatePasskey)
  authenticatePasskey({ response, challenge }: AuthenticatePasskey): Promise<UserView> {
    return this.database.transaction(async (em) => {
      const accountId = await this.passkeys.use(em, { response, challenge });
      const account = accountId === undefined ? undefined : await lockAccount(em, accountId);
      if (!account) throw new AppError('INVALID_FACTOR', UNKNOWN_PASSKEY);
      const user = account.toView();
      if (!this.localLogin.permits(user)) throw new AppError('LOCAL_LOGIN_OFF');
      await this.logins.record(em, user.id, { factor: 'passkey' });
      return user;
    });
  }

  private async use(em: EntityManager, proof: VerifyFactor): Promise<boolean> {
    const { id, code, recoveryCode, passkey, challenge } = proof;
    if (code) return this.totp.use(em, id, code);
    if (recoveryCode)
      return (
        (await hasSecondFactor(em, id)) && this.recoveryCodes.use(em, id, recoveryCode, this.clock.now())
      );
    if (!passkey || !challenge) return false;
    return (await this.passkeys.use(em, { response: passkey, challenge, accountId: id })) === id;
  }
}

/** @throws {AppError} `VALIDATION_FAILED` unless the proof has exactly one factor */
function factorOf({ code, recoveryCode, passkey }: VerifyFactor): SecondFactor {
  const given = [
    ...(code ? (['totp'] as const) : []),
    ...(recoveryCode ? (['recovery-code'] as const) : []),
    ...(passkey ? (['passkey'] as const) : []),
  ];
  const [factor] = given;
  if (!factor || given.length > 1)
    throw AppError.invalid([{ field: 'code', message: 'Informe um código ou use uma chave de acesso' }]);
  return factor;
}
