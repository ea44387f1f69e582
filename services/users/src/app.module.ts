import { Module } from '@nestjs/common';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule } from '@araucaria/platform';
import { AccountLink } from './account-link.entity.js';
import { AccountLinksService } from './account-links.service.js';
import { Account } from './account.entity.js';
import { AuditListService } from './audit-list.service.js';
import { AuditListener } from './audit.listener.js';
import { AuditRetentionService } from './audit-retention.service.js';
import { AuditService } from './audit.service.js';
import { CleaningListener } from './cleaning.listener.js';
import { CleaningRun } from './cleaning-run.entity.js';
import { CleaningService } from './cleaning.service.js';
import { FirstAccounts } from './first-accounts.js';
import { InvitationsService } from './invitations.service.js';
import { MIGRATIONS } from './migrations/index.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { RemovalService } from './removal.service.js';
import { UsersRpcController } from './users.rpc.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      schema: 'users',
      entities: [Account, AccountLink, CleaningRun],
      migrations: MIGRATIONS,
      privileges: { appendOnly: ['audit_entry', 'audit_origin'], readOnly: ['audit_head'] },
    }),
  ],
  controllers: [UsersRpcController],
  providers: [
    AccountLinksService,
    AuditListener,
    AuditListService,
    AuditRetentionService,
    AuditService,
    UsersService,
    RemovalService,
    PasswordChangeService,
    PasswordResetService,
    InvitationsService,
    FirstAccounts,
    CleaningService,
    CleaningListener,
  ],
})
export class AppModule {}
