import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module.js';
import { JobRefsService } from './job-refs.service.js';
import { JobsListener } from './jobs.listener.js';

@Module({
  imports: [AlertsModule],
  providers: [JobRefsService, JobsListener],
  exports: [JobRefsService],
})
export class JobsModule {}
