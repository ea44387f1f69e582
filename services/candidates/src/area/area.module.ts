import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module.js';
import { ApplyModule } from '../apply/apply.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { LinksModule } from '../links/links.module.js';
import { PipelineModule } from '../pipeline/pipeline.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { AreaLinksService } from './area-links.service.js';
import { CandidateAreaRpcController } from './candidate-area.rpc.js';
import { CandidateAreaService } from './candidate-area.service.js';

@Module({
  imports: [AlertsModule, ApplyModule, JobsModule, LinksModule, PipelineModule, PrivacyModule],
  controllers: [CandidateAreaRpcController],
  providers: [AreaLinksService, CandidateAreaService],
})
export class AreaModule {}
