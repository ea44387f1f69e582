import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { FactorsModule } from '../factors/factors.module.js';
import { CleaningService } from './cleaning.service.js';
import { RemovalService } from './removal.service.js';

@Module({
  imports: [AuditModule, FactorsModule],
  providers: [RemovalService, CleaningService],
  exports: [RemovalService, CleaningService],
})
export class RemovalModule {}
