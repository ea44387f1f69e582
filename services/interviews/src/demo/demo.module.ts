import { Module } from '@nestjs/common';
import { CandidatesRpc } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { InterviewsSeed } from './interviews.seed.js';

@Module({
  imports: [ScheduleModule],
  providers: [InterviewsSeed, rpcClient(CandidatesRpc)],
})
export class DemoModule {}
