import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller.js';
import { JobsResolver } from './jobs.resolver.js';
import { VacancyChanges } from './vacancy-changes.js';
import { PublicJobList } from './public-job-list.js';
import { VisibleJobs } from './visible-jobs.js';

@Module({
  controllers: [JobsController],
  providers: [JobsResolver, PublicJobList, VacancyChanges, VisibleJobs],
})
export class JobsModule {}
