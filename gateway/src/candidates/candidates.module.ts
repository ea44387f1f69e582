import { Module } from '@nestjs/common';
import { ApplicationDraftsController } from './application-drafts.controller.js';
import { ApplicationSendersService } from './application-senders.service.js';
import { ApplicationsService } from './applications.service.js';
import { CandidateDetailsController } from './candidate-details.controller.js';
import { CandidateExportService } from './candidate-export.service.js';
import { CandidateFieldsResolver } from './candidate-fields.resolver.js';
import { CandidateListService } from './candidate-list.service.js';
import { CandidateSearchService } from './candidate-search.service.js';
import { CandidatesController } from './candidates.controller.js';
import { CandidatesResolver } from './candidates.resolver.js';
import { PipelineController } from './pipeline.controller.js';
import { HistoryEntryFieldsResolver } from './history-entry-fields.resolver.js';
import { PipelineResolver } from './pipeline.resolver.js';
import { StagesResolver } from './stages.resolver.js';
import { StatusChangesController } from './status-changes.controller.js';

@Module({
  controllers: [
    ApplicationDraftsController,
    CandidatesController,
    CandidateDetailsController,
    PipelineController,
    StatusChangesController,
  ],
  providers: [
    ApplicationSendersService,
    ApplicationsService,
    CandidateListService,
    CandidateSearchService,
    CandidateExportService,
    CandidatesResolver,
    CandidateFieldsResolver,
    HistoryEntryFieldsResolver,
    PipelineResolver,
    StagesResolver,
  ],
  exports: [CandidateExportService],
})
export class CandidatesModule {}
