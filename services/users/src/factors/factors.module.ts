import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { FactorVerificationService } from './factor-verification.service.js';
import { PasskeysService } from './passkeys.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SecondFactorsService } from './second-factors.service.js';
import { TotpService } from './totp.service.js';

@Module({
  imports: [AccountsModule, AuditModule],
  providers: [
    FactorVerificationService,
    SecondFactorsService,
    TotpService,
    PasskeysService,
    RecoveryCodesService,
  ],
  exports: [SecondFactorsService],
})
export class FactorsModule {}
