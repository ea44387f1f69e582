import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DAY_MS,
  FACTOR_GRACE_DAYS,
  MAX_PASSKEYS,
  UsersRpc,
  type AddPasskey,
  type AddedFactor,
  type ById,
  type FactorDueView,
  type RenamePasskey,
  type SecondFactor,
  type SecondFactorsView,
  type TotpCode,
  type TotpEnrolment,
  type WebAuthnOptions,
} from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { AuditService } from '../audit/audit.service.js';
import { lockAccount, lockOwnAccount } from '../accounts/lock-account.js';
import { Passkey } from '../accounts/passkey.entity.js';
import { PasskeysService } from './passkeys.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { TotpFactor } from '../accounts/totp-factor.entity.js';
import { hasSecondFactor } from '../accounts/second-factors.js';
import { TotpService } from './totp.service.js';
import { userNotFound } from '../accounts/users.service.js';

const PASSKEY_REFUSED = 'Não foi possível verificar a chave de acesso. Tente novamente.';
const TOO_MANY_PASSKEYS = `Você já tem ${MAX_PASSKEYS} chaves de acesso. Remova uma que não usa mais.`;

/** Adds and removes the second factors of accounts (decision 023). */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audits: AuditService,
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly clock: Clock,
  ) {}

  @Rpc(UsersRpc.secondFactors)
  view({ id: accountId }: ById): Promise<SecondFactorsView> {
    return this.database.read(async (em) => {
      const totp = await em.findOne(TotpFactor, { accountId });
      const passkeys = await em.find(Passkey, { accountId }, { orderBy: { id: 'asc' } });
      return {
        totpSince: totp?.confirmedAt?.toISOString() ?? null,
        passkeys: passkeys.map((passkey) => passkey.toView()),
        recoveryCodesLeft: await em.count(RecoveryCode, { accountId, usedAt: null }),
      };
    });
  }

  /** Begins the time in which the account may be used without a second factor, once. */
  @Rpc(UsersRpc.noteRequiredFactor)
  noteRequired({ id: accountId }: ById): Promise<FactorDueView> {
    return this.database.transaction(async (em) => {
      const account = await lockAccount(em, accountId);
      if (!account) throw userNotFound();
      if (account.factorDueAt) return { dueAt: account.factorDueAt.toISOString() };
      account.factorDueAt = new Date(this.clock.now().getTime() + FACTOR_GRACE_DAYS * DAY_MS);
      const dueAt = account.factorDueAt.toISOString();
      this.outbox.add(em, 'user.second-factor-changed', {
        userId: accountId,
        change: 'enrolment-due',
        dueAt,
      });
      return { dueAt };
    });
  }

  @Rpc(UsersRpc.beginTotp)
  beginTotp(): Promise<TotpEnrolment> {
    return this.database.transaction(async (em) => this.totp.begin(em, await lockOwnAccount(em)));
  }

  @Rpc(UsersRpc.confirmTotp)
  confirmTotp({ code }: TotpCode): Promise<AddedFactor> {
    return this.database.transaction(async (em) => {
      const { id } = await lockOwnAccount(em);
      const isFirst = !(await hasSecondFactor(em, id));
      if (!(await this.totp.confirm(em, id, code)))
        throw new AppError(
          'INVALID_FACTOR',
          'O código não confere. Verifique a hora do celular e tente de novo.',
        );
      return this.factorAdded(em, id, { factor: 'totp', isFirst });
    });
  }

  @Rpc(UsersRpc.removeTotp)
  removeTotp(): Promise<void> {
    return this.database.transaction(async (em) => {
      const { id } = await lockOwnAccount(em);
      if (!(await this.totp.remove(em, id)))
        throw new AppError('NOT_FOUND', 'O aplicativo autenticador já foi removido.');
      await this.factorRemoved(em, id, 'totp');
    });
  }

  @Rpc(UsersRpc.passkeyRegistration)
  passkeyRegistration(): Promise<WebAuthnOptions> {
    return this.database.transaction(async (em) => {
      const account = await lockOwnAccount(em);
      await assertFewPasskeys(em, account.id);
      return this.passkeys.registrationOptions(em, account);
    });
  }

  @Rpc(UsersRpc.addPasskey)
  addPasskey(input: AddPasskey): Promise<AddedFactor> {
    return this.database.transaction(async (em) => {
      const { id } = await lockOwnAccount(em);
      await assertFewPasskeys(em, id);
      const isFirst = !(await hasSecondFactor(em, id));
      if (!(await this.passkeys.add(em, id, input))) throw new AppError('INVALID_FACTOR', PASSKEY_REFUSED);
      return this.factorAdded(em, id, { factor: 'passkey', isFirst });
    });
  }

  @Rpc(UsersRpc.renamePasskey)
  renamePasskey({ id, name }: RenamePasskey): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await lockOwnAccount(em);
      const passkey = await findPasskey(em, id, account.id);
      passkey.name = name;
      await this.audits.ofAccount(em, account.id, 'account.passkey-renamed', { passkeyId: id });
    });
  }

  @Rpc(UsersRpc.removePasskey)
  removePasskey({ id }: ById): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await lockOwnAccount(em);
      em.remove(await findPasskey(em, id, account.id));
      await em.flush();
      await this.factorRemoved(em, account.id, 'passkey');
    });
  }

  @Rpc(UsersRpc.renewRecoveryCodes)
  renewRecoveryCodes(): Promise<Required<AddedFactor>> {
    return this.database.transaction(async (em) => {
      const { id } = await lockOwnAccount(em);
      if (!(await hasSecondFactor(em, id)))
        throw new AppError('NOT_FOUND', 'A sua conta ainda não tem um segundo fator.');
      const recoveryCodes = await this.recoveryCodes.renew(em, id);
      await this.record(em, id, 'recovery-codes-renewed');
      return { recoveryCodes };
    });
  }

  /** Removes all factors of a user who has lost them. */
  @Rpc(UsersRpc.resetSecondFactors)
  reset({ id: accountId }: ById): Promise<void> {
    return this.database.transaction(async (em) => {
      if (!(await lockAccount(em, accountId))) throw userNotFound();
      if (!(await hasSecondFactor(em, accountId)))
        throw new AppError('NOT_FOUND', 'Este usuário não tem um segundo fator.');
      await this.removeAll(em, accountId);
      await this.record(em, accountId, 'reset');
    });
  }

  async removeAll(em: EntityManager, accountId: number): Promise<void> {
    await em.nativeDelete(TotpFactor, { accountId });
    await em.nativeDelete(Passkey, { accountId });
    await this.recoveryCodes.removeAll(em, accountId);
  }

  /** Adds recovery codes to the first factor. */
  private async factorAdded(
    em: EntityManager,
    accountId: number,
    { factor, isFirst }: { factor: SecondFactor; isFirst: boolean },
  ): Promise<AddedFactor> {
    const recoveryCodes = isFirst ? await this.recoveryCodes.renew(em, accountId) : undefined;
    await this.record(em, accountId, 'added', factor);
    return recoveryCodes ? { recoveryCodes } : {};
  }

  /** Recovery codes alone are no second factor: they go with the last one. */
  private async factorRemoved(em: EntityManager, accountId: number, factor: SecondFactor): Promise<void> {
    if (!(await hasSecondFactor(em, accountId))) await this.recoveryCodes.removeAll(em, accountId);
    await this.record(em, accountId, 'removed', factor);
  }

  private async record(
    em: EntityManager,
    accountId: number,
    change: keyof typeof AUDIT_ACTION,
    factor?: SecondFactor,
  ): Promise<void> {
    this.outbox.add(em, 'user.second-factor-changed', { userId: accountId, change, factor });
    await this.audits.ofAccount(em, accountId, AUDIT_ACTION[change], factor && { factor });
  }
}

const AUDIT_ACTION = {
  added: 'account.factor-added',
  removed: 'account.factor-removed',
  reset: 'account.factors-reset',
  'recovery-codes-renewed': 'account.recovery-codes-renewed',
} as const;

async function assertFewPasskeys(em: EntityManager, accountId: number): Promise<void> {
  if ((await em.count(Passkey, { accountId })) >= MAX_PASSKEYS)
    throw new AppError('VALIDATION_FAILED', TOO_MANY_PASSKEYS);
}

async function findPasskey(em: EntityManager, id: number, accountId: number): Promise<Passkey> {
  const passkey = await em.findOne(Passkey, { id, accountId });
  if (!passkey) throw new AppError('NOT_FOUND', 'Esta chave de acesso já foi removida.');
  return passkey;
}
