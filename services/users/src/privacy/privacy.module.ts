import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { IncidentsService } from './incidents.service.js';
import { RequestConfirmationsService } from './request-confirmations.service.js';
import { RetentionService } from './retention.service.js';
import { SubjectRequestsService } from './subject-requests.service.js';

@Module({
  imports: [AuditModule],
  providers: [RetentionService, SubjectRequestsService, RequestConfirmationsService, IncidentsService],
})
export class PrivacyModule {}
