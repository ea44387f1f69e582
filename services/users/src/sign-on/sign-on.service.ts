import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { USERNAME_MIN_CHARS, UsersRpc, usernameKey, type SignOn, type UserView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { AppError, Rpc } from '@araucaria/platform';
import { AccountIdentity } from './account-identity.entity.js';
import { AccountLinksService } from '../accounts/account-links.service.js';
import { LoginsService } from '../accounts/logins.service.js';
import { Account } from '../accounts/account.entity.js';
import { lockAdmins } from '../accounts/administrators.js';
import { lockAccount } from '../accounts/lock-account.js';
import { AuditService } from '../audit/audit.service.js';
import { UsersService } from '../accounts/users.service.js';

/** Finds, links and creates the accounts of users whom the identity provider has authenticated (decision 028). */
@Injectable()
export class SignOnService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly links: AccountLinksService,
    private readonly audits: AuditService,
    private readonly logins: LoginsService,
  ) {}

  /** @throws {AppError} `FORBIDDEN` with its `reason`, `USERNAME_TAKEN` */
  @Rpc(UsersRpc.signOn)
  signOn(input: SignOn): Promise<UserView> {
    return this.database.transaction(async (em) => {
      // Logins of one new user at once create one account.
      await lockAdmins(em);
      const linked = await this.linkedAccount(em, input);
      const existing = linked ?? (await accountByEmail(em, input.email));
      if (existing && !(await lockAccount(em, existing.id))) throw refused('deactivated');
      const account = existing ?? (await this.create(em, input));
      if (!linked) await this.link(em, account, input);
      await this.applyRoles(em, account, input);
      // The invited person has arrived; the link for a first password is no longer needed.
      if (account.invitedAt) await this.links.closeAll(em, account.id);
      account.invitedAt = null;
      await this.logins.record(em, account.id, { singleSignOn: true });
      return account.toView();
    });
  }

  private async linkedAccount(em: EntityManager, { issuer, subject }: SignOn): Promise<Account | null> {
    const identity = await em.findOne(AccountIdentity, { issuer, subject });
    if (!identity) return null;
    identity.usedAt = new Date();
    return em.findOne(Account, identity.accountId);
  }

  private async link(em: EntityManager, { id }: Account, { issuer, subject }: SignOn): Promise<void> {
    const now = new Date();
    em.create(
      AccountIdentity,
      { issuer, subject, accountId: id, linkedAt: now, usedAt: now },
      { persist: true },
    );
    await this.audits.ofAccount(em, id, 'account.linked');
  }

  private async create(em: EntityManager, input: SignOn): Promise<Account> {
    const { email, fullName = null, isAdmin, isEmployee, roles } = input;
    const username = await freeUsername(em, email);
    const account = await this.users.add(em, { username, email, fullName, isAdmin, isEmployee, roles }, {});
    await this.users.auditCreation(em, account);
    return account;
  }

  /** The groups of the provider decide at each login, also about the last administrator. */
  private async applyRoles(
    em: EntityManager,
    account: Account,
    { isAdmin, isEmployee, roles }: SignOn,
  ): Promise<void> {
    const before = account.toView();
    account.edit({ isAdmin, isEmployee, roles });
    await this.users.auditChanges(em, before, account.toView());
  }
}

async function accountByEmail(em: EntityManager, email: string): Promise<Account | undefined> {
  const rows = await em.execute<Array<{ id: number }>>(
    'select id from account where lower(email) = lower(?) and erased_at is null order by id limit 2',
    [email],
  );
  if (rows.length > 1) throw refused('ambiguous');
  return rows[0] && em.findOneOrFail(Account, rows[0].id);
}

/** The first part of the address if it is free, otherwise the whole address. */
async function freeUsername(em: EntityManager, email: string): Promise<string> {
  const [name = ''] = email.split('@');
  const isTaken = await em.count(Account, { usernameKey: usernameKey(name) });
  return name.length < USERNAME_MIN_CHARS || isTaken ? email : name;
}

const refused = (reason: 'deactivated' | 'ambiguous'): AppError =>
  new AppError('FORBIDDEN', 'Esta conta não pode entrar pelo login da empresa.', { reason });
