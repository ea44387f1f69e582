import { Module } from '@nestjs/common';
import { CandidatesClient, UsersClient } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { ReferralsSeed } from './referrals.seed.js';

@Module({
  providers: [ReferralsSeed, rpcClient(CandidatesClient), rpcClient(UsersClient)],
})
export class DemoModule {}
