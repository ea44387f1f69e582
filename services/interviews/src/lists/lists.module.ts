import { Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { InterviewCountsService } from './interview-counts.service.js';
import { InterviewPagesService } from './interview-pages.service.js';
import { InterviewQueryService } from './interview-query.service.js';

@Module({
  imports: [ScheduleModule],
  providers: [InterviewCountsService, InterviewPagesService, InterviewQueryService],
})
export class ListsModule {}
