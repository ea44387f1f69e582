import { Module } from '@nestjs/common';
import {
  CandidatesClient,
  InterviewsClient,
  JobsClient,
  ReferralsClient,
  UsersClient,
} from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, RpcModule } from '@araucaria/platform';
import { Delivery } from './deliveries/delivery.entity.js';
import { MessageTemplate } from './templates/message-template.entity.js';
import { SCHEMA } from './schema.js';
import { ComposersModule } from './composers/composers.module.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { RulesModule } from './rules/rules.module.js';
import { SendingModule } from './sending/sending.module.js';
import { TemplatesModule } from './templates/templates.module.js';
import { WhatsAppModule } from './whatsapp/whatsapp.module.js';

@Module({
  imports: [
    PlatformModule,
    RpcModule.forClients(CandidatesClient, InterviewsClient, JobsClient, ReferralsClient, UsersClient),
    EventsModule,
    DatabaseModule.forService({ ...SCHEMA, entities: [Delivery, MessageTemplate] }),
    ComposersModule,
    DeliveriesModule,
    PrivacyModule,
    RulesModule,
    SendingModule,
    TemplatesModule,
    WhatsAppModule,
  ],
})
export class AppModule {}
