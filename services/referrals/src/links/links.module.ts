import { Module } from '@nestjs/common';
import { BonusesModule } from '../bonuses/bonuses.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { RecordsModule } from '../records/records.module.js';
import { ReferralCodeGenerator } from './referral-code-generator.js';
import { ReferralListService } from './referral-list.service.js';
import { ReferralsService } from './referrals.service.js';
import { SelfReferralsService } from './self-referrals.service.js';

@Module({
  imports: [BonusesModule, PrivacyModule, RecordsModule],
  providers: [ReferralsService, ReferralListService, SelfReferralsService, ReferralCodeGenerator],
})
export class LinksModule {}
