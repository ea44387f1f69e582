import { Module } from '@nestjs/common';
import { ResponsesModule } from '../responses/responses.module.js';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { InterviewErasureService } from './interview-erasure.service.js';
import { InterviewsListener } from './interviews.listener.js';

@Module({
  imports: [ResponsesModule, ScheduleModule],
  providers: [InterviewErasureService, InterviewsListener],
})
export class PrivacyModule {}
