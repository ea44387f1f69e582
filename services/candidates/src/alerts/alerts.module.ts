import { Module } from '@nestjs/common';
import { JobsClient } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { JobAlertsService } from './job-alerts.service.js';
import { JobDigestsService } from './job-digests.service.js';

@Module({
  providers: [JobAlertsService, JobDigestsService, rpcClient(JobsClient)],
  exports: [JobAlertsService, JobDigestsService],
})
export class AlertsModule {}
