import { Module } from '@nestjs/common';
import { ApplicationRepository } from './application.repository.js';
import { CandidateNamesService } from './candidate-names.service.js';
import { CandidateRefsService } from './candidate-refs.service.js';
import { JobRefsService } from './job-refs.service.js';
import { ReferralCountsService } from './referral-counts.service.js';
import { ReferralNamesService } from './referral-names.service.js';

@Module({
  providers: [
    ApplicationRepository,
    CandidateNamesService,
    CandidateRefsService,
    JobRefsService,
    ReferralCountsService,
    ReferralNamesService,
  ],
  exports: [
    ApplicationRepository,
    CandidateNamesService,
    CandidateRefsService,
    JobRefsService,
    ReferralCountsService,
    ReferralNamesService,
  ],
})
export class RecordsModule {}
