import { Module } from '@nestjs/common';
import { BonusesController } from './bonuses.controller.js';
import { BonusesResolver } from './bonuses.resolver.js';
import { ReferralApplicationsController } from './referral-applications.controller.js';
import { ReferralDetails } from './referral-details.js';
import { ReferralExportsController } from './referral-exports.controller.js';
import { ReferralExports } from './referral-exports.js';
import { ReferralsController } from './referrals.controller.js';
import { Referrers } from './referrers.js';
import { ReferrersController } from './referrers.controller.js';
import { ReferrersResolver } from './referrers.resolver.js';
import { ReferralsResolver } from './referrals.resolver.js';

@Module({
  controllers: [
    ReferralsController,
    ReferralApplicationsController,
    BonusesController,
    ReferralExportsController,
    ReferrersController,
  ],
  providers: [
    ReferralDetails,
    ReferralExports,
    ReferralsResolver,
    BonusesResolver,
    Referrers,
    ReferrersResolver,
  ],
})
export class ReferralsModule {}
