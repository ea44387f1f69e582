import { Module } from '@nestjs/common';
import { ApprovedQueryService } from './approved-query.service.js';
import { CandidateCountsService } from './candidate-counts.service.js';
import { CandidateCsvService } from './candidate-csv.service.js';
import { CandidatePagesService } from './candidate-pages.service.js';
import { CandidateQueryService } from './candidate-query.service.js';
import { CandidateScopeService } from './candidate-scope.service.js';
import { HireTimelineService } from './hire-timeline.service.js';
import { HiringQueryService } from './hiring-query.service.js';

@Module({
  providers: [
    CandidateCountsService,
    CandidatePagesService,
    ApprovedQueryService,
    CandidateQueryService,
    CandidateCsvService,
    CandidateScopeService,
    HireTimelineService,
    HiringQueryService,
  ],
  exports: [CandidateCountsService, CandidateQueryService, CandidateScopeService],
})
export class ListsModule {}
