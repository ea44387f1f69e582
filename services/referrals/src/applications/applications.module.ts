import { Module } from '@nestjs/common';
import { BonusesModule } from '../bonuses/bonuses.module.js';
import { LinksModule } from '../links/links.module.js';
import { RecordsModule } from '../records/records.module.js';
import { ApplicationsRpcController } from './applications.rpc.js';
import { ApplicationsService } from './applications.service.js';
import { ReferralsListener } from './referrals.listener.js';

@Module({
  imports: [BonusesModule, LinksModule, RecordsModule],
  controllers: [ApplicationsRpcController],
  providers: [ApplicationsService, ReferralsListener],
})
export class ApplicationsModule {}
