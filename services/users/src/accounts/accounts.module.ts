import { Module } from '@nestjs/common';
import { Database } from '@araucaria/database';
import { AuditModule } from '../audit/audit.module.js';
import { AccountLinksService } from './account-links.service.js';
import { AccountSecret } from './account-secret.js';
import { openAccountSecret } from './open-account-secret.js';
import { FirstAccounts } from './first-accounts.js';
import { InvitationsService } from './invitations.service.js';
import { LocalLogin } from './local-login.js';
import { LoginsService } from './logins.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordRefusalsService } from './password-refusals.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AuditModule],
  providers: [
    { provide: AccountSecret, inject: [Database], useFactory: openAccountSecret },
    AccountLinksService,
    LoginsService,
    UsersService,
    PasswordChangeService,
    PasswordRefusalsService,
    PasswordResetService,
    InvitationsService,
    LocalLogin,
    FirstAccounts,
  ],
  exports: [
    AccountSecret,
    AccountLinksService,
    LoginsService,
    UsersService,
    PasswordChangeService,
    PasswordResetService,
    InvitationsService,
    LocalLogin,
  ],
})
export class AccountsModule {}
