import { Module } from '@nestjs/common';
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
  ],
  exports: [DeliveriesService, MailDeletionsService, MailerService, RecipientsService],
})
export class DeliveriesModule {}
