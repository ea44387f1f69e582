import { Injectable } from '@nestjs/common';
import { UsersRpc, type ChangePassword } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { AppError, Rpc, actingUser, log } from '@araucaria/platform';
import { AccountLinksService } from './account-links.service.js';
import { lockAccount } from './lock-account.js';
import { Account } from './account.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { assertAcceptablePassword } from './password-policy.js';
import { PasswordRefusalsService } from './password-refusals.service.js';
import { hashPassword, isPasswordRight } from './passwords.js';
import { userNotFound } from './users.service.js';

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audits: AuditService,
    private readonly links: AccountLinksService,
    private readonly refusals: PasswordRefusalsService,
  ) {}

  /** Users change their own password with the current one; administrators set those of others. */
  @Rpc(UsersRpc.changePassword)
  async change({ id, currentPassword, newPassword }: ChangePassword): Promise<void> {
    const actor = actingUser();
    const own = actor.id === id;
    if (!own && !actor.isAdmin) throw new AppError('FORBIDDEN');
    if (own && !currentPassword) throw refused('A senha atual é obrigatória');

    const account = await this.database.read((em) => em.findOne(Account, { id, deactivatedAt: null }));
    if (!account) throw userNotFound();
    if (own && !(await isPasswordRight(account.passwordHash ?? undefined, currentPassword ?? ''))) {
      await this.noteWrongPassword(id);
      throw wrongPassword();
    }
    await assertAcceptablePassword(newPassword, { username: account.username, field: 'newPassword' });
    const passwordHash = await hashPassword(newPassword);

    await this.database.transaction(async (em) => {
      const stored = await lockAccount(em, id);
      if (!stored) throw userNotFound();
      // Hashing runs outside of the transaction; the current password may have changed in the meantime.
      if (own && stored.passwordHash !== account.passwordHash) throw wrongPassword();
      stored.setPassword(passwordHash);
      await this.links.closeAll(em, id);
      this.outbox.add(em, 'user.password-changed', { userId: id, cause: own ? 'own' : 'administrator' });
      await this.audits.ofAccount(em, id, 'account.password-changed', { own });
    });
  }

  /** Records a failed attempt as that of a login, and informs the owner. */
  private async noteWrongPassword(id: number): Promise<void> {
    log.warn({ accountId: id }, 'a change of a password was refused: wrong current password');
    await this.database.transaction(async (em) => {
      await this.refusals.inform(em, id);
      await this.audits.ofAccount(em, id, 'login.failed', { passwordChange: true });
    });
  }
}

const refused = (message: string): AppError => AppError.invalid([{ field: 'currentPassword', message }]);
const wrongPassword = (): AppError => refused('A senha atual está incorreta');
