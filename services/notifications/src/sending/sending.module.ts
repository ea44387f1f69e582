import { Module } from '@nestjs/common';
import { ComposersModule } from '../composers/composers.module.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { RulesModule } from '../rules/rules.module.js';
import { WhatsAppModule } from '../whatsapp/whatsapp.module.js';
import { DirectSendingService } from './direct-sending.service.js';
import { EmailChannel } from './email.channel.js';
import { NotificationRulesService } from './notification-rules.service.js';
import { NotificationsListener } from './notifications.listener.js';
import { SendingService } from './sending.service.js';

@Module({
  imports: [ComposersModule, DeliveriesModule, RulesModule, WhatsAppModule],
  providers: [
    DirectSendingService,
    EmailChannel,
    NotificationsListener,
    NotificationRulesService,
    SendingService,
  ],
})
export class SendingModule {}
