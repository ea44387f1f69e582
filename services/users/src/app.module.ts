import { Module } from '@nestjs/common';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule } from '@araucaria/platform';
import { AccountIdentity } from './sign-on/account-identity.entity.js';
import { Account } from './accounts/account.entity.js';
import { CleaningRun } from './removal/cleaning-run.entity.js';
import { Passkey } from './accounts/passkey.entity.js';
import { RecoveryCode } from './factors/recovery-code.entity.js';
import { Incident } from './privacy/incident.entity.js';
import { RetentionRule } from './privacy/retention-rule.entity.js';
import { RetentionRun } from './privacy/retention-run.entity.js';
import { SubjectRequest } from './privacy/subject-request.entity.js';
import { SCHEMA } from './schema.js';
import { SavedView } from './saved-views/saved-view.entity.js';
import { TotpFactor } from './accounts/totp-factor.entity.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuditModule } from './audit/audit.module.js';
import { FactorsModule } from './factors/factors.module.js';
import { ListsModule } from './lists/lists.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RemovalModule } from './removal/removal.module.js';
import { SavedViewsModule } from './saved-views/saved-views.module.js';
import { SignOnModule } from './sign-on/sign-on.module.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      ...SCHEMA,
      entities: [
        Account,
        AccountIdentity,
        CleaningRun,
        Incident,
        Passkey,
        RecoveryCode,
        RetentionRule,
        RetentionRun,
        SavedView,
        SubjectRequest,
        TotpFactor,
      ],
    }),
    AccountsModule,
    AuditModule,
    FactorsModule,
    ListsModule,
    PrivacyModule,
    RemovalModule,
    SavedViewsModule,
    SignOnModule,
  ],
})
export class AppModule {}
