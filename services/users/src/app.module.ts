import { Module } from '@nestjs/common';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule } from '@araucaria/platform';
import { Account } from './account.entity.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditService } from './audit.service.js';
import { FirstAccounts } from './first-accounts.js';
import { CreateAccounts20261121 } from './migrations/20261121-create-accounts.js';
import { KeepAudit20261121 } from './migrations/20261121b-keep-audit.js';
import { DeactivateAccounts20261122 } from './migrations/20261122-deactivate-accounts.js';
import { PasswordChangeService } from './password-change.service.js';
import { RemovalService } from './removal.service.js';
import { UsersRpcController } from './users.rpc.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      schema: 'users',
      entities: [Account, AuditEntry],
      migrations: [CreateAccounts20261121, KeepAudit20261121, DeactivateAccounts20261122],
    }),
  ],
  controllers: [UsersRpcController],
  providers: [AuditService, UsersService, RemovalService, PasswordChangeService, FirstAccounts],
})
export class AppModule {}
