import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller.js';
import { JobsResolver } from './jobs.resolver.js';
import { JobCommands } from './job-commands.js';
import { PublicJobList } from './public-job-list.js';
import { JobEvents } from './job-events.js';
import { VisibleJobs } from './visible-jobs.js';

@Module({
  controllers: [JobsController],
  providers: [JobsResolver, PublicJobList, JobCommands, JobEvents, VisibleJobs],
  exports: [JobEvents],
})
export class JobsModule {}
