import { Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { InterviewsSeed } from './interviews.seed.js';

@Module({
  imports: [ScheduleModule],
  providers: [InterviewsSeed],
})
export class DemoModule {}
