import { Module } from '@nestjs/common';
import { ListsModule } from '../lists/lists.module.js';
import { RecordsModule } from '../records/records.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { ChangeSeriesService } from './change-series.service.js';
import { InterviewsListener } from './interviews.listener.js';
import { PipelineService } from './pipeline.service.js';
import { ReferralsListener } from './referrals.listener.js';
import { ReopeningService } from './reopening.service.js';
import { StagesService } from './stages.service.js';
import { StatusChangesService } from './status-changes.service.js';
import { StatusWriterService } from './status-writer.service.js';

@Module({
  imports: [ListsModule, RecordsModule, ResponsesModule],
  providers: [
    PipelineService,
    StatusWriterService,
    StatusChangesService,
    StagesService,
    ReopeningService,
    ChangeSeriesService,
    InterviewsListener,
    ReferralsListener,
  ],
  exports: [StatusWriterService, StatusChangesService, ReopeningService],
})
export class PipelineModule {}
