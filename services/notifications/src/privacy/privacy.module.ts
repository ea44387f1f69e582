import { Module } from '@nestjs/common';
import { CandidatesRpc, ReferralsRpc } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { RetentionListener } from './retention.listener.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [DeliveriesModule],
  providers: [RetentionListener, RetentionService, rpcClient(CandidatesRpc), rpcClient(ReferralsRpc)],
})
export class PrivacyModule {}
