import { Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { CandidateResponsesService } from './candidate-responses.service.js';
import { CandidateStatusChangesService } from './candidate-status-changes.service.js';

@Module({
  imports: [ScheduleModule],
  providers: [CandidateResponsesService, CandidateStatusChangesService],
  exports: [CandidateResponsesService, CandidateStatusChangesService],
})
export class ResponsesModule {}
