import { Module } from '@nestjs/common';
import { BonusesController } from './bonuses.controller.js';
import { BonusesResolver } from './bonuses.resolver.js';
import { ReferralApplicationsController } from './referral-applications.controller.js';
import { ReferralApplicationFieldsResolver } from './referral-application-fields.resolver.js';
import { HireUndoService } from './hire-undo.service.js';
import { ReferralDetailsService } from './referral-details.service.js';
import { ReferralExportsController } from './referral-exports.controller.js';
import { ReferralExportService } from './referral-export.service.js';
import { ReferralsController } from './referrals.controller.js';
import { ReferrersService } from './referrers.service.js';
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
    HireUndoService,
    ReferralDetailsService,
    ReferralExportService,
    ReferralsResolver,
    BonusesResolver,
    ReferralApplicationFieldsResolver,
    ReferrersService,
    ReferrersResolver,
  ],
  exports: [ReferrersService],
})
export class ReferralsModule {}
