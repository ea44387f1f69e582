import { Module } from '@nestjs/common';
import { JobsRpc } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { ApplicationRepository } from './application.repository.js';
import { CandidateRefsService } from './candidate-refs.service.js';
import { JobRefsService } from './job-refs.service.js';
import { ReferralCountsService } from './referral-counts.service.js';

@Module({
  providers: [
    ApplicationRepository,
    CandidateRefsService,
    JobRefsService,
    ReferralCountsService,
    rpcClient(JobsRpc),
  ],
  exports: [ApplicationRepository, CandidateRefsService, JobRefsService, ReferralCountsService],
})
export class RecordsModule {}
