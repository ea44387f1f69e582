import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  usernameKey,
  UsersRpc,
  type RedeemLink,
  type RequestReset,
  type SendOnce,
  type UserView,
} from '@araucaria/contracts';
import { Database, linkGone, oncePerForm } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Rpc } from '@araucaria/platform';
import { AccountLinksService } from './account-links.service.js';
import { lockAccount } from './lock-account.js';
import { Account } from './account.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { LocalLogin } from './local-login.js';
import { assertAcceptablePassword } from './password-policy.js';
import { hashPassword } from './passwords.js';
import { accountOf, userNotFound } from './users.service.js';

/** Accounts that may share one e-mail address. */
const MAX_ACCOUNTS_PER_ADDRESS = 5;

const NO_ADDRESS = 'Este usuário não tem e-mail cadastrado.';

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audits: AuditService,
    private readonly links: AccountLinksService,
    private readonly localLogin: LocalLogin,
  ) {}

  /**
   * Sends a link to each account of this name or address that is active and has an address. An invited user gets the
   * invitation again. Every request is one transaction with an audit entry, whether an account exists or not.
   */
  @Rpc(UsersRpc.requestReset)
  async request({ login }: RequestReset): Promise<void> {
    await this.database.transaction(async (em) => {
      const sent: number[] = [];
      for (const id of await accountsOf(em, login)) {
        const account = await lockAccount(em, id);
        if (!account?.email || !this.localLogin.permits(account) || !(await this.links.mayRequest(em, id)))
          continue;
        await this.links.open(em, id, account.invitedAt ? 'invitation' : 'reset');
        sent.push(id);
      }
      for (const subjectId of sent.length ? sent : [undefined])
        await this.audits.add(em, {
          action: 'account.reset-requested',
          ...(subjectId !== undefined && { subject: 'account', subjectId }),
        });
    });
  }

  /** @throws {AppError} `NOT_FOUND`, or `VALIDATION_FAILED` on `email` */
  @Rpc(UsersRpc.sendReset)
  async send(form: SendOnce): Promise<void> {
    await this.database.transaction((em) => {
      const create = () => this.sendNow(em, form.id);
      return oncePerForm(em, { kind: 'sent-reset', form, create, find: accountOf(em) });
    });
  }

  private async sendNow(em: EntityManager, id: number): Promise<Account> {
    const account = await lockAccount(em, id);
    if (!account) throw userNotFound();
    if (!account.email) throw AppError.invalid([{ field: 'email', message: NO_ADDRESS }]);
    await this.links.open(em, id, account.invitedAt ? 'invitation' : 'reset');
    await this.audits.ofAccount(em, id, 'account.reset-requested');
    return account;
  }

  /** @throws {AppError} `LINK_GONE` with its `state`, or `VALIDATION_FAILED` on `password` */
  @Rpc(UsersRpc.redeemLink)
  async redeem({ token, password }: RedeemLink): Promise<UserView> {
    const found = await this.links.find(token);
    if (found?.state !== 'open') throw linkGone(found?.state ?? 'unknown');
    await assertAcceptablePassword(password, { username: found.username, field: 'password' });
    const passwordHash = await hashPassword(password);
    return this.database.transaction(async (em) => {
      // The account is locked first, as everywhere: of two requests with one link the second finds it used.
      const account = await lockAccount(em, found.accountId);
      if (!account) throw linkGone('expired');
      await this.links.use(em, found, token);
      account.setPassword(passwordHash);
      this.outbox.add(em, 'user.password-changed', { userId: account.id, cause: found.kind });
      const details = { own: true, link: found.kind };
      await this.audits.ofAccount(em, account.id, 'account.password-changed', details);
      return account.toView();
    });
  }
}

/** Accounts without a password of their own log in by single sign-on and have none to reset. */
async function accountsOf(em: EntityManager, login: string): Promise<number[]> {
  const rows = await em.execute<Array<{ id: number }>>(
    `select id from account
     where deactivated_at is null and email is not null and (password_hash is not null or invited_at is not null)
       and (username_key = ? or lower(email) = lower(?))
     order by id limit ?`,
    [usernameKey(login), login, MAX_ACCOUNTS_PER_ADDRESS],
  );
  return rows.map(({ id }) => id);
}
