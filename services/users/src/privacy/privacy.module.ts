import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { IncidentsService } from './incidents.service.js';
import { PrivacyRpcController } from './privacy.rpc.js';
import { RequestConfirmationsService } from './request-confirmations.service.js';
import { RetentionListener } from './retention.listener.js';
import { RetentionService } from './retention.service.js';
import { SubjectRequestsService } from './subject-requests.service.js';

@Module({
  imports: [AuditModule],
  controllers: [PrivacyRpcController],
  providers: [
    RetentionService,
    RetentionListener,
    SubjectRequestsService,
    RequestConfirmationsService,
    IncidentsService,
  ],
})
export class PrivacyModule {}
