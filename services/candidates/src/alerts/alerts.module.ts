import { Module } from '@nestjs/common';
import { JobAlertsService } from './job-alerts.service.js';
import { JobDigestsService } from './job-digests.service.js';

@Module({
  providers: [JobAlertsService, JobDigestsService],
  exports: [JobAlertsService, JobDigestsService],
})
export class AlertsModule {}
