import { Module } from '@nestjs/common';
import { JobsController } from './jobs.controller.js';
import { JobsResolver } from './jobs.resolver.js';
import { VisibleJobs } from './visible-jobs.js';

@Module({ controllers: [JobsController], providers: [JobsResolver, VisibleJobs] })
export class JobsModule {}
