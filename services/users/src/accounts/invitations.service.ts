import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  UsersRpc,
  type ByLinkToken,
  type InviteUser,
  type SendOnce,
  type UserView,
} from '@araucaria/contracts';
import { Database, linkGone, oncePerForm } from '@araucaria/database';
import { AppError, Clock, Rpc } from '@araucaria/platform';
import { AccountLinksService } from './account-links.service.js';
import { lockAccount } from './lock-account.js';
import { Account } from './account.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { accountOf, orUsernameTaken, userNotFound, UsersService } from './users.service.js';

const NO_ADDRESS = 'Informe o e-mail que recebe o convite';

/** Creates users who set their first password by the link of an e-mail. A withdrawn invitation is a removed user. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly links: AccountLinksService,
    private readonly audits: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws {AppError} `USERNAME_TAKEN`, or `VALIDATION_FAILED` on `email` */
  @Rpc(UsersRpc.invite)
  async invite(input: InviteUser): Promise<UserView> {
    if (!input.email) throw AppError.invalid([{ field: 'email', message: NO_ADDRESS }]);
    return orUsernameTaken(
      this.database.transaction(async (em) => {
        const create = async () => {
          const account = await this.users.add(em, input, { invitedAt: this.clock.now() });
          await this.links.open(em, account.id, 'invitation');
          await this.users.auditCreation(em, account);
          await this.audits.ofAccount(em, account.id, 'account.invited');
          return account;
        };
        return (
          await oncePerForm(em, { kind: 'invitation', form: input, create, find: accountOf(em) })
        ).toView();
      }),
    );
  }

  /** @throws {AppError} `NOT_FOUND` unless the user is invited, `VALIDATION_FAILED` on `email` without an address */
  @Rpc(UsersRpc.resendInvitation)
  resend(form: SendOnce): Promise<UserView> {
    return this.database.transaction(async (em) => {
      const send = async () => {
        const account = await lockInvited(em, form.id);
        if (!account) throw userNotFound();
        if (!account.email) throw AppError.invalid([{ field: 'email', message: NO_ADDRESS }]);
        await this.links.open(em, form.id, 'invitation');
        await this.audits.ofAccount(em, form.id, 'account.invited');
        return account;
      };
      return (
        await oncePerForm(em, { kind: 'resent-invitation', form, create: send, find: accountOf(em) })
      ).toView();
    });
  }

  /** The holder of an expired link proves to read the invited address. @throws {AppError} `LINK_GONE` with its `state` */
  @Rpc(UsersRpc.renewInvitation)
  async renew({ token }: ByLinkToken): Promise<void> {
    const found = await this.links.find(token);
    if (found?.state !== 'expired' || found.kind !== 'invitation') throw linkGone(found?.state ?? 'unknown');
    await this.database.transaction(async (em) => {
      const account = await lockInvited(em, found.accountId);
      if (!account?.email) throw linkGone('replaced');
      if (!(await this.links.mayRequest(em, account.id))) return;
      await this.links.open(em, account.id, 'invitation');
      await this.audits.ofAccount(em, account.id, 'account.invited');
    });
  }
}

async function lockInvited(em: EntityManager, id: number): Promise<Account | null> {
  const account = await lockAccount(em, id);
  return account?.invitedAt ? account : null;
}
