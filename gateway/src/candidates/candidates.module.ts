import { Module } from '@nestjs/common';
import { ApplicationsService } from './applications.service.js';
import { CandidateDetailsController } from './candidate-details.controller.js';
import { CandidateExports } from './candidate-exports.js';
import { CandidateFieldsResolver } from './candidate-fields.resolver.js';
import { CandidateSearch } from './candidate-search.js';
import { CandidatesController } from './candidates.controller.js';
import { CandidatesResolver } from './candidates.resolver.js';
import { PipelineController } from './pipeline.controller.js';
import { PipelineResolver } from './pipeline.resolver.js';
import { StatusChangesController } from './status-changes.controller.js';

@Module({
  controllers: [
    CandidatesController,
    CandidateDetailsController,
    PipelineController,
    StatusChangesController,
  ],
  providers: [
    ApplicationsService,
    CandidateSearch,
    CandidateExports,
    CandidatesResolver,
    CandidateFieldsResolver,
    PipelineResolver,
  ],
})
export class CandidatesModule {}
