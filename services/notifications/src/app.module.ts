import { Module } from '@nestjs/common';
import { CandidatesRpc, InterviewsRpc, JobsRpc, ReferralsRpc, UsersRpc } from '@araucaria/contracts';
import { DatabaseModule } from '@araucaria/database';
import { EventsModule } from '@araucaria/messaging';
import { PlatformModule, rpcClient } from '@araucaria/platform';
import { AccountEmailComposer } from './account-email.composer.js';
import { BonusDigestComposer } from './bonus-digest.composer.js';
import { CandidateEmailComposer } from './candidate-email.composer.js';
import { CandidateLinkEmailComposer } from './candidate-link-email.composer.js';
import { CandidatesService } from './candidates.service.js';
import { DeliveriesService } from './deliveries.service.js';
import { Delivery } from './delivery.entity.js';
import { DirectSendingService } from './direct-sending.service.js';
import { DeliveryPollerService } from './delivery-poller.service.js';
import { EmailChannel } from './email.channel.js';
import { HeldInterviewsService } from './held-interviews.service.js';
import { HiringReportsService } from './hiring-reports.service.js';
import { InterviewEmailComposer } from './interview-email.composer.js';
import { JobAlertsComposer } from './job-alerts.composer.js';
import { MailArchive } from './mail-archive.js';
import { MailDeletionPollerService } from './mail-deletion-poller.service.js';
import { MailDeletionsService } from './mail-deletions.service.js';
import { MailerService } from './mailer.service.js';
import { MergedCancellationsService } from './merged-cancellations.service.js';
import { MessageTemplate } from './message-template.entity.js';
import { NotificationsListener } from './notifications.listener.js';
import { NotificationsRpcController } from './notifications.rpc.js';
import { PreviewsService } from './previews.service.js';
import { PublicSite } from './public-site.js';
import { RecipientsService } from './recipients.service.js';
import { RejectionEmailsService } from './rejection-emails.service.js';
import { ReferralEmailComposer } from './referral-email.composer.js';
import { NotificationRulesService } from './notification-rules.service.js';
import { ResponseDigestComposer } from './response-digest.composer.js';
import { RetentionListener } from './retention.listener.js';
import { RetentionService } from './retention.service.js';
import { SCHEMA } from './schema.js';
import { SendingService } from './sending.service.js';
import { TemplatesService } from './templates.service.js';
import { UndoWindowsService } from './undo-windows.service.js';
import { WhatsAppClient } from './whatsapp/whatsapp-client.js';
import { DeliveryReportsService } from './whatsapp/delivery-reports.service.js';
import { WhatsAppChannel } from './whatsapp/whatsapp.channel.js';
import { WhatsAppWebhookService } from './whatsapp/whatsapp-webhook.service.js';
import { SentInvitationsService } from './sent-invitations.service.js';
import { StaffInterviewEmailComposer } from './staff-interview-email.composer.js';
import { SubjectRequestComposer } from './subject-request.composer.js';
import { SubjectRequestDigestComposer } from './subject-request-digest.composer.js';

@Module({
  imports: [
    PlatformModule,
    EventsModule,
    DatabaseModule.forService({ ...SCHEMA, entities: [Delivery, MessageTemplate] }),
  ],
  controllers: [NotificationsRpcController],
  providers: [
    AccountEmailComposer,
    BonusDigestComposer,
    CandidateEmailComposer,
    CandidateLinkEmailComposer,
    CandidatesService,
    WhatsAppClient,
    DeliveriesService,
    DeliveryReportsService,
    DeliveryPollerService,
    DirectSendingService,
    EmailChannel,
    HeldInterviewsService,
    MergedCancellationsService,
    HiringReportsService,
    InterviewEmailComposer,
    JobAlertsComposer,
    MailArchive,
    MailDeletionPollerService,
    MailDeletionsService,
    MailerService,
    NotificationsListener,
    RetentionListener,
    SubjectRequestComposer,
    SubjectRequestDigestComposer,
    RetentionService,
    PreviewsService,
    PublicSite,
    RecipientsService,
    ReferralEmailComposer,
    SentInvitationsService,
    StaffInterviewEmailComposer,
    RejectionEmailsService,
    ResponseDigestComposer,
    NotificationRulesService,
    SendingService,
    TemplatesService,
    UndoWindowsService,
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
