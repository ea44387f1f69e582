import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module.js';
import { ApplyModule } from '../apply/apply.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { LinksModule } from '../links/links.module.js';
import { PipelineModule } from '../pipeline/pipeline.module.js';
import { AreaLinksService } from './area-links.service.js';
import { CandidateAreaService } from './candidate-area.service.js';

@Module({
  imports: [AlertsModule, ApplyModule, JobsModule, LinksModule, PipelineModule],
  providers: [AreaLinksService, CandidateAreaService],
})
export class AreaModule {}
