import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { SignOnService } from './sign-on.service.js';

@Module({
  imports: [AccountsModule, AuditModule],
  providers: [SignOnService],
  exports: [SignOnService],
})
export class SignOnModule {}
