import { Module } from '@nestjs/common';
import { ComposersModule } from '../composers/composers.module.js';
import { RulesModule } from '../rules/rules.module.js';
import { DeliveryReportsService } from './delivery-reports.service.js';
import { WhatsAppClient } from './whatsapp-client.js';
import { WhatsAppWebhookService } from './whatsapp-webhook.service.js';
import { WhatsAppChannel } from './whatsapp.channel.js';

@Module({
  imports: [ComposersModule, RulesModule],
  providers: [WhatsAppClient, DeliveryReportsService, WhatsAppChannel, WhatsAppWebhookService],
  exports: [WhatsAppClient, DeliveryReportsService, WhatsAppChannel, WhatsAppWebhookService],
})
export class WhatsAppModule {}
