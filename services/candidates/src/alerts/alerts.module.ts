import { Module } from '@nestjs/common';
import { JobsRpc } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { JobAlertsRpcController } from './job-alerts.rpc.js';
import { JobAlertsService } from './job-alerts.service.js';
import { JobDigestsService } from './job-digests.service.js';

@Module({
  controllers: [JobAlertsRpcController],
  providers: [JobAlertsService, JobDigestsService, rpcClient(JobsRpc)],
  exports: [JobAlertsService, JobDigestsService],
})
export class AlertsModule {}
