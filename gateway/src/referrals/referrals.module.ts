import { Module } from '@nestjs/common';
import { BonusesController } from './bonuses.controller.js';
import { BonusesResolver } from './bonuses.resolver.js';
import { ReferralApplicationsController } from './referral-applications.controller.js';
import { ReferralDetails } from './referral-details.js';
import { ReferralExportsController } from './referral-exports.controller.js';
import { ReferralExports } from './referral-exports.js';
import { ReferralsController } from './referrals.controller.js';
import { ReferralsResolver } from './referrals.resolver.js';

@Module({
  controllers: [
    ReferralsController,
    ReferralApplicationsController,
    BonusesController,
    ReferralExportsController,
  ],
  providers: [ReferralDetails, ReferralExports, ReferralsResolver, BonusesResolver],
})
export class ReferralsModule {}
