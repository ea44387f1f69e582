import { Module } from '@nestjs/common';
import { CandidatesRpc } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { BonusesModule } from '../bonuses/bonuses.module.js';
import { RecordsModule } from '../records/records.module.js';
import { LegalHoldsService } from './legal-holds.service.js';
import { PrivacyRpcController } from './privacy.rpc.js';
import { ReferrerQuarantineService } from './referrer-quarantine.service.js';
import { ReferrerSearchService } from './referrer-search.service.js';
import { ReferrersService } from './referrers.service.js';
import { RetentionListener } from './retention.listener.js';
import { UsersListener } from './users.listener.js';

@Module({
  imports: [BonusesModule, RecordsModule],
  controllers: [PrivacyRpcController],
  providers: [
    ReferrersService,
    RetentionListener,
    UsersListener,
    ReferrerQuarantineService,
    ReferrerSearchService,
    LegalHoldsService,
    rpcClient(CandidatesRpc),
  ],
  exports: [ReferrersService],
})
export class PrivacyModule {}
