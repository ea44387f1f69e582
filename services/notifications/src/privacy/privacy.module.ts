import { Module } from '@nestjs/common';
import { CandidatesClient, ReferralsClient } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [DeliveriesModule],
  providers: [RetentionService, rpcClient(CandidatesClient), rpcClient(ReferralsClient)],
})
export class PrivacyModule {}
