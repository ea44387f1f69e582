import { Module } from '@nestjs/common';
import { CandidatesClient, JobsClient, UsersClient } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, RpcModule } from '@araucaria/platform';
import { BonusRule } from './bonuses/bonus-rule.entity.js';
import { ReferralApplication } from './records/referral-application.entity.js';
import { SCHEMA } from './schema.js';
import { ApplicationsModule } from './applications/applications.module.js';
import { BonusesModule } from './bonuses/bonuses.module.js';
import { DemoModule } from './demo/demo.module.js';
import { LinksModule } from './links/links.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RecordsModule } from './records/records.module.js';

@Module({
  imports: [
    PlatformModule,
    RpcModule.forClients(CandidatesClient, JobsClient, UsersClient),
    EventsModule,
    DatabaseModule.forService({ ...SCHEMA, entities: [ReferralApplication, BonusRule] }),
    ApplicationsModule,
    BonusesModule,
    DemoModule,
    LinksModule,
    PrivacyModule,
    RecordsModule,
  ],
})
export class AppModule {}
