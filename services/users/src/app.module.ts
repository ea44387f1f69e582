import { Module } from '@nestjs/common';
import { Database, DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule } from '@araucaria/platform';
import { AccountIdentity } from './account-identity.entity.js';
import { AccountLink } from './account-link.entity.js';
import { AccountLinksService } from './account-links.service.js';
import { Account } from './account.entity.js';
import { AccountSecret } from './account-secret.js';
import { openAccountSecret } from './open-account-secret.js';
import { AuditListService } from './audit-list.service.js';
import { AuditListener } from './audit.listener.js';
import { AuditRetentionService } from './audit-retention.service.js';
import { AuditService } from './audit.service.js';
import { CleaningListener } from './cleaning.listener.js';
import { CleaningRun } from './cleaning-run.entity.js';
import { CleaningService } from './cleaning.service.js';
import { FactorVerificationService } from './factor-verification.service.js';
import { FirstAccounts } from './first-accounts.js';
import { InvitationsService } from './invitations.service.js';
import { Passkey } from './passkey.entity.js';
import { PasskeysService } from './passkeys.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { Incident } from './privacy/incident.entity.js';
import { IncidentsService } from './privacy/incidents.service.js';
import { PrivacyRpcController } from './privacy/privacy.rpc.js';
import { RequestConfirmationsService } from './privacy/request-confirmations.service.js';
import { RetentionListener } from './privacy/retention.listener.js';
import { RetentionRule } from './privacy/retention-rule.entity.js';
import { RetentionRun } from './privacy/retention-run.entity.js';
import { RetentionService } from './privacy/retention.service.js';
import { SubjectRequest } from './privacy/subject-request.entity.js';
import { SubjectRequestsService } from './privacy/subject-requests.service.js';
import { RemovalService } from './removal.service.js';
import { SCHEMA } from './schema.js';
import { SavedView } from './saved-view.entity.js';
import { SavedViewsRpcController } from './saved-views.rpc.js';
import { SavedViewsService } from './saved-views.service.js';
import { SecondFactorsRpcController } from './second-factors.rpc.js';
import { SecondFactorsService } from './second-factors.service.js';
import { TotpService } from './totp.service.js';
import { TotpFactor } from './totp-factor.entity.js';
import { LocalLogin } from './local-login.js';
import { SignOnService } from './sign-on.service.js';
import { UsersRpcController } from './users.rpc.js';
import { UsersService } from './users.service.js';
import { VisitorRefusalsService } from './visitor-refusals.service.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      ...SCHEMA,
      entities: [
        Account,
        AccountIdentity,
        AccountLink,
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
  ],
  controllers: [
    UsersRpcController,
    SavedViewsRpcController,
    SecondFactorsRpcController,
    PrivacyRpcController,
  ],
  providers: [
    AccountLinksService,
    { provide: AccountSecret, inject: [Database], useFactory: openAccountSecret },
    AuditListener,
    AuditListService,
    AuditRetentionService,
    AuditService,
    VisitorRefusalsService,
    UsersService,
    RemovalService,
    PasswordChangeService,
    PasswordResetService,
    InvitationsService,
    FactorVerificationService,
    SecondFactorsService,
    TotpService,
    PasskeysService,
    RecoveryCodesService,
    LocalLogin,
    SignOnService,
    FirstAccounts,
    CleaningService,
    CleaningListener,
    RetentionService,
    RetentionListener,
    SubjectRequestsService,
    RequestConfirmationsService,
    IncidentsService,
    SavedViewsService,
  ],
})
export class AppModule {}
