import { Module } from '@nestjs/common';
import { JobsClient } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { AlertsModule } from '../alerts/alerts.module.js';
import { JobRefsService } from './job-refs.service.js';
import { JobsListener } from './jobs.listener.js';

@Module({
  imports: [AlertsModule],
  providers: [JobRefsService, JobsListener, rpcClient(JobsClient)],
  exports: [JobRefsService],
})
export class JobsModule {}
