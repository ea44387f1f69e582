import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { UsersRpc, type ById, type UserView } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, currentActor, Rpc } from '@araucaria/platform';
import { AccountIdentity } from '../sign-on/account-identity.entity.js';
import { Account } from '../accounts/account.entity.js';
import { ACTIVE_ADMIN, assertAnotherAdmin, lockAdmins } from '../accounts/administrators.js';
import { lockAccount } from '../accounts/lock-account.js';
import { AuditService } from '../audit/audit.service.js';
import { SavedView } from '../saved-views/saved-view.entity.js';
import { SecondFactorsService } from '../factors/second-factors.service.js';
import { CleaningRun } from './cleaning-run.entity.js';
import { userNotFound } from '../accounts/users.service.js';

/** Deactivates users whom other services may refer to, and deletes the others. */
@Injectable()
export class RemovalService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audits: AuditService,
    private readonly secondFactors: SecondFactorsService,
  ) {}

  @Rpc(UsersRpc.remove)
  remove({ id }: ById): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await this.lockForRemoval(em, id);
      if (account.deactivatedAt) throw userNotFound();
      if (account.usedAt) {
        account.deactivatedAt = new Date();
        return this.audits.ofAccount(em, id, 'account.deactivated');
      }
      em.remove(account);
      this.outbox.add(em, 'user.removed', { userId: id });
      await this.audits.ofAccount(em, id, 'account.removed');
    });
  }

  @Rpc(UsersRpc.reactivate)
  reactivate({ id }: ById): Promise<UserView> {
    return this.database.transaction(async (em) => {
      await lockAdmins(em);
      const account = await em.findOne(Account, { id, erasedAt: null });
      if (!account) throw userNotFound();
      account.deactivatedAt = null;
      await this.audits.ofAccount(em, id, 'account.reactivated');
      return account.toView();
    });
  }

  /** Also erases deactivated users; a repeated call changes nothing. */
  @Rpc(UsersRpc.erase)
  erase({ id }: ById): Promise<void> {
    return this.database.transaction(async (em) => {
      const account = await this.lockForRemoval(em, id);
      if (account.erasedAt) return;
      account.erase(new Date());
      await em.nativeDelete(AccountIdentity, { accountId: id });
      await em.execute('delete from account_link where account_id = ?', [id]);
      await em.nativeDelete(SavedView, { accountId: id });
      await this.secondFactors.removeAll(em, id);
      await em.nativeUpdate(CleaningRun, { actorId: id }, { actorName: account.username });
      this.outbox.add(em, 'user.removed', { userId: id });
      await this.audits.ofAccount(em, id, 'account.erased');
    });
  }

  /**
   * Removes all users except one administrator. Removes no user if that account is not an active administrator, because
   * then no one could log in afterwards.
   * @returns the number of removed users
   */
  async removeAllBut(em: EntityManager, adminId: number): Promise<number> {
    await lockAdmins(em);
    const admin = await em.findOne(Account, { id: adminId, ...ACTIVE_ADMIN });
    if (!admin) return 0;
    const others = await em.find(Account, { id: { $ne: adminId } });
    for (const account of others) {
      em.remove(account);
      this.outbox.add(em, 'user.removed', { userId: account.id });
    }
    return others.length;
  }

  /** @throws {AppError} `SELF_DELETION`, `NOT_FOUND`, `LAST_ADMIN` */
  private async lockForRemoval(em: EntityManager, id: number): Promise<Account> {
    if (currentActor()?.id === id) throw new AppError('SELF_DELETION');
    await lockAdmins(em);
    // Before the rows of its links: the use of a link locks in this order too.
    await lockAccount(em, id);
    const account = await em.findOne(Account, id);
    if (!account) throw userNotFound();
    if (account.isAdmin && !account.deactivatedAt) await assertAnotherAdmin(em, id);
    return account;
  }
}
