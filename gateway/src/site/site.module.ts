import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { SitePages } from './site-pages.js';

@Module({ imports: [JobsModule], providers: [SitePages] })
export class SiteModule {}
