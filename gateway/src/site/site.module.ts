import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { SitePagesService } from './site-pages.service.js';

@Module({ imports: [JobsModule], providers: [SitePagesService], exports: [SitePagesService] })
export class SiteModule {}
