import { Module } from '@nestjs/common';
import { CandidatesRpc, InterviewsRpc, JobsRpc, ReferralsRpc, UsersRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { BonusDigests } from './bonus-digests.service.js';
import { CandidateEmails } from './candidate-emails.service.js';
import { Candidates } from './candidates.service.js';
import { DeliveriesService } from './deliveries.service.js';
import { Delivery } from './delivery.entity.js';
import { DeliveryRetries } from './delivery-retries.js';
import { EmailChannel } from './email.channel.js';
import { HiringReports } from './hiring-reports.service.js';
import { InterviewEmails } from './interview-emails.service.js';
import { Mailer } from './mailer.js';
import { MessageTemplate } from './message-template.entity.js';
import { CreateNotifications20261121 } from './migrations/20261121-create-notifications.js';
import { DeliverInvitations20261121 } from './migrations/20261121b-deliver-invitations.js';
import { DeliverEverything20261121 } from './migrations/20261121c-deliver-everything.js';
import { NameVariables20261121 } from './migrations/20261121d-name-variables.js';
import { NotificationsListener } from './notifications.listener.js';
import { NotificationsRpcController } from './notifications.rpc.js';
import { PreviewsService } from './previews.service.js';
import { PublicSite } from './public-site.js';
import { Recipients } from './recipients.service.js';
import { ReferralEmails } from './referral-emails.service.js';
import { Requests } from './requests.service.js';
import { SendingService } from './sending.service.js';
import { TemplatesService } from './templates.service.js';
import { CloudApi } from './whatsapp/cloud-api.js';
import { DeliveryReports } from './whatsapp/delivery-reports.service.js';
import { WhatsAppChannel } from './whatsapp/whatsapp.channel.js';
import { WhatsAppWebhookService } from './whatsapp/whatsapp-webhook.service.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({
      schema: 'notifications',
      entities: [Delivery, MessageTemplate],
      migrations: [
        CreateNotifications20261121,
        DeliverInvitations20261121,
        DeliverEverything20261121,
        NameVariables20261121,
      ],
    }),
  ],
  controllers: [NotificationsRpcController],
  providers: [
    BonusDigests,
    CandidateEmails,
    Candidates,
    CloudApi,
    DeliveriesService,
    DeliveryReports,
    DeliveryRetries,
    EmailChannel,
    HiringReports,
    InterviewEmails,
    Mailer,
    NotificationsListener,
    PreviewsService,
    PublicSite,
    Recipients,
    ReferralEmails,
    Requests,
    SendingService,
    TemplatesService,
    WhatsAppChannel,
    WhatsAppWebhookService,
    rpcClient(CandidatesRpc),
    rpcClient(InterviewsRpc),
    rpcClient(JobsRpc),
    rpcClient(ReferralsRpc),
    rpcClient(UsersRpc),
  ],
})
export class AppModule {}
