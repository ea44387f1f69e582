import { Module } from '@nestjs/common';
import { CandidatesClient } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { InterviewsSeed } from './interviews.seed.js';

@Module({
  imports: [ScheduleModule],
  providers: [InterviewsSeed, rpcClient(CandidatesClient)],
})
export class DemoModule {}
