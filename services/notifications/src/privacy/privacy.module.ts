import { Module } from '@nestjs/common';
import { CandidatesRpc, ReferralsRpc } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [DeliveriesModule],
  providers: [RetentionService, rpcClient(CandidatesRpc), rpcClient(ReferralsRpc)],
})
export class PrivacyModule {}
