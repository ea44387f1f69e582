import { Module } from '@nestjs/common';
import { AreaExportService } from './area-export.service.js';
import { AreaResumesController } from './area-resumes.controller.js';
import { CandidateAreaController } from './candidate-area.controller.js';
import { CandidateAreaService } from './candidate-area.service.js';
import { JobAlertsController } from './job-alerts.controller.js';

@Module({
  controllers: [CandidateAreaController, AreaResumesController, JobAlertsController],
  providers: [AreaExportService, CandidateAreaService],
})
export class CandidateAreaModule {}
