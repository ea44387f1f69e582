import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { LinksModule } from '../links/links.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { PipelineModule } from '../pipeline/pipeline.module.js';
import { RecordsModule } from '../records/records.module.js';
import { ApplicationDraftsService } from './application-drafts.service.js';
import { ApplicationsService } from './applications.service.js';
import { DraftLinksService } from './draft-links.service.js';
import { NewResumesService } from './new-resumes.service.js';
import { ResumeNoticesService } from './resume-notices.service.js';
import { UnusedUploadsService } from './unused-uploads.service.js';

@Module({
  imports: [JobsModule, LinksModule, ListsModule, PipelineModule, RecordsModule],
  providers: [
    ApplicationsService,
    ApplicationDraftsService,
    NewResumesService,
    DraftLinksService,
    ResumeNoticesService,
    UnusedUploadsService,
  ],
  exports: [ApplicationsService, NewResumesService, ResumeNoticesService],
})
export class ApplyModule {}
