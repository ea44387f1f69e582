import { Module } from '@nestjs/common';
import { CandidatesRpc, InterviewsRpc, JobsRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { DeliveriesService } from './deliveries.service.js';
import { Delivery } from './delivery.entity.js';
import { DeliveryRetries } from './delivery-retries.js';
import { InterviewMails } from './interview-mails.service.js';
import { JobTitles } from './job-titles.js';
import { Mailer } from './mailer.js';
import { MessageTemplate } from './message-template.entity.js';
import { CreateNotifications20261121 } from './migrations/20261121-create-notifications.js';
import { DeliverInvitations20261121 } from './migrations/20261121b-deliver-invitations.js';
import { NotificationsListener } from './notifications.listener.js';
import { NotificationsRpcController } from './notifications.rpc.js';
import { PublicSite } from './public-site.js';
import { SendingService } from './sending.service.js';
import { TemplatesService } from './templates.service.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      schema: 'notifications',
      entities: [Delivery, MessageTemplate],
      migrations: [CreateNotifications20261121, DeliverInvitations20261121],
    }),
  ],
  controllers: [NotificationsRpcController],
  providers: [
    DeliveriesService,
    DeliveryRetries,
    InterviewMails,
    JobTitles,
    Mailer,
    NotificationsListener,
    PublicSite,
    SendingService,
    TemplatesService,
    rpcClient(CandidatesRpc),
    rpcClient(InterviewsRpc),
    rpcClient(JobsRpc),
  ],
})
export class AppModule {}
