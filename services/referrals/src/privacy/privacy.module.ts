import { Module } from '@nestjs/common';
import { BonusesModule } from '../bonuses/bonuses.module.js';
import { RecordsModule } from '../records/records.module.js';
import { LegalHoldsService } from './legal-holds.service.js';
import { ReferrerQuarantineService } from './referrer-quarantine.service.js';
import { ReferrerSearchService } from './referrer-search.service.js';
import { ReferrersService } from './referrers.service.js';

@Module({
  imports: [BonusesModule, RecordsModule],
  providers: [ReferrersService, ReferrerQuarantineService, ReferrerSearchService, LegalHoldsService],
  exports: [ReferrersService],
})
export class PrivacyModule {}
