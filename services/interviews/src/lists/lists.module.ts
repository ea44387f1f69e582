import { Module } from '@nestjs/common';
import { CandidatesRpc } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { InterviewCountsService } from './interview-counts.service.js';
import { InterviewQueryService } from './interview-query.service.js';

@Module({
  imports: [ScheduleModule],
  providers: [InterviewCountsService, InterviewQueryService, rpcClient(CandidatesRpc)],
  exports: [InterviewCountsService, InterviewQueryService],
})
export class ListsModule {}
