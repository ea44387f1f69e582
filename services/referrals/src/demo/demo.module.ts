import { Module } from '@nestjs/common';
import { CandidatesRpc, UsersRpc } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { ReferralsSeed } from './referrals.seed.js';

@Module({
  providers: [ReferralsSeed, rpcClient(CandidatesRpc), rpcClient(UsersRpc)],
})
export class DemoModule {}
