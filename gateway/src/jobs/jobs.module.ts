import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller.js';
import { JobsResolver } from './jobs.resolver.js';
import { VacancyChanges } from './vacancy-changes.js';
import { PublicJobList } from './public-job-list.js';
import { VacancyNews } from './vacancy-news.js';
import { VisibleJobs } from './visible-jobs.js';

@Module({
  controllers: [JobsController],
  providers: [JobsResolver, PublicJobList, VacancyChanges, VacancyNews, VisibleJobs],
  exports: [VacancyNews],
})
export class JobsModule {}
