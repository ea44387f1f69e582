import { Module } from '@nestjs/common';
import { InterviewsClient, ReferralsClient, UsersClient } from '@araucaria/contracts';
import { rpcClient } from '@araucaria/platform';
import { DeliveriesService } from './deliveries.service.js';
import { MailArchive } from './mail-archive.js';
import { MailDeletionsService } from './mail-deletions.service.js';
import { MailerService } from './mailer.service.js';
import { RecipientsService } from './recipients.service.js';
import { UndoneDeliveriesService } from './undone-deliveries.service.js';

@Module({
  providers: [
    DeliveriesService,
    MailArchive,
    MailDeletionsService,
    MailerService,
    RecipientsService,
    UndoneDeliveriesService,
    rpcClient(InterviewsClient),
    rpcClient(ReferralsClient),
    rpcClient(UsersClient),
  ],
  exports: [DeliveriesService, MailDeletionsService, MailerService, RecipientsService],
})
export class DeliveriesModule {}
