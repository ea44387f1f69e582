import { Module } from '@nestjs/common';
import { AreaExportService } from './area-export.service.js';
import { SiteModule } from '../site/site.module.js';
import { AreaFormsController } from './area-forms.controller.js';
import { AreaPageService } from './area-page.service.js';
import { AreaResumesController } from './area-resumes.controller.js';
import { CandidateAreaController } from './candidate-area.controller.js';
import { CandidateAreaService } from './candidate-area.service.js';
import { JobAlertsController } from './job-alerts.controller.js';
import { LinkSendersService } from './link-senders.service.js';

@Module({
  imports: [SiteModule],
  controllers: [CandidateAreaController, AreaFormsController, AreaResumesController, JobAlertsController],
  providers: [AreaExportService, AreaPageService, CandidateAreaService, LinkSendersService],
})
export class CandidateAreaModule {}
