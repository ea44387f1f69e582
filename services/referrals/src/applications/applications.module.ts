import { Module } from '@nestjs/common';
import { BonusesModule } from '../bonuses/bonuses.module.js';
import { RecordsModule } from '../records/records.module.js';
import { ApplicationsService } from './applications.service.js';
import { ReferralsListener } from './referrals.listener.js';

@Module({
  imports: [BonusesModule, RecordsModule],
  providers: [ApplicationsService, ReferralsListener],
})
export class ApplicationsModule {}
