import { Global, Module } from '@nestjs/common';
import { AccessAuditService } from '../access-audit/access-audit.service.js';
import { AuditController } from './audit.controller.js';
import { AuditResolver } from './audit.resolver.js';
import { AuditTrailService } from './audit-trail.service.js';

@Global()
@Module({
  controllers: [AuditController],
  providers: [AccessAuditService, AuditResolver, AuditTrailService],
  exports: [AccessAuditService],
})
export class AuditModule {}
