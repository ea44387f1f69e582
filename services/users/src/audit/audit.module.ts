import { Module } from '@nestjs/common';
import { AuditListService } from './audit-list.service.js';
import { AuditService } from './audit.service.js';
import { VisitorRefusalsService } from './visitor-refusals.service.js';

@Module({
  providers: [AuditListService, AuditService, VisitorRefusalsService],
  exports: [AuditListService, AuditService, VisitorRefusalsService],
})
export class AuditModule {}
