import { Controller } from '@nestjs/common';
import {
  NotificationsRpc,
  type ById,
  type SendOnce,
  type ByIds,
  type CalendarEntryOf,
  type CreateMessageTemplate,
  type ListDeliveries,
  type PreviewDecision,
  type PreviewMessage,
  type PreviewRejection,
  type RequestHiringReport,
  type UpdateMessageTemplate,
  type WhatsAppWebhook,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { CandidateEmailComposer } from './composers/candidate-email.composer.js';
import { DeliveriesService } from './deliveries/deliveries.service.js';
import { HiringReportsService } from './composers/hiring-reports.service.js';
import { InterviewEmailComposer } from './composers/interview-email.composer.js';
import { PreviewsService } from './templates/previews.service.js';
import { RejectionEmailsService } from './composers/rejection-emails.service.js';
import { TemplatesService } from './templates/templates.service.js';
import { WhatsAppClient } from './whatsapp/whatsapp-client.js';
import { WhatsAppWebhookService } from './whatsapp/whatsapp-webhook.service.js';

@Controller()
export class NotificationsRpcController {
  constructor(
    private readonly templatesService: TemplatesService,
    private readonly deliveriesService: DeliveriesService,
    private readonly previews: PreviewsService,
    private readonly rejectionEmails: RejectionEmailsService,
    private readonly candidateEmails: CandidateEmailComposer,
    private readonly webhook: WhatsAppWebhookService,
    private readonly whatsApp: WhatsAppClient,
    private readonly reports: HiringReportsService,
    private readonly interviewEmails: InterviewEmailComposer,
  ) {}

  @Rpc(NotificationsRpc.templates)
  templates() {
    return this.templatesService.list();
  }

  @Rpc(NotificationsRpc.createTemplate)
  createTemplate(input: CreateMessageTemplate) {
    return this.templatesService.create(input);
  }

  @Rpc(NotificationsRpc.updateTemplate)
  updateTemplate(input: UpdateMessageTemplate) {
    return this.templatesService.update(input);
  }

  @Rpc(NotificationsRpc.removeTemplate)
  removeTemplate({ id }: ById) {
    return this.templatesService.remove(id);
  }

  @Rpc(NotificationsRpc.restoreTemplate)
  restoreTemplate({ id }: ById) {
    return this.templatesService.restore(id);
  }

  @Rpc(NotificationsRpc.preview)
  preview(input: PreviewMessage) {
    return this.previews.preview(input);
  }

  @Rpc(NotificationsRpc.previewRejection)
  previewRejection(input: PreviewRejection) {
    return this.rejectionEmails.preview(input);
  }

  @Rpc(NotificationsRpc.previewDecision)
  previewDecision(input: PreviewDecision) {
    return this.candidateEmails.previewDecision(input);
  }

  @Rpc(NotificationsRpc.deliveries)
  deliveries(filter: ListDeliveries) {
    return this.deliveriesService.list(filter);
  }

  @Rpc(NotificationsRpc.deliveriesOf)
  deliveriesOf({ ids }: ByIds) {
    return this.deliveriesService.listByCandidates(ids);
  }

  @Rpc(NotificationsRpc.calendarEntry)
  calendarEntry({ interviewId }: CalendarEntryOf) {
    return this.interviewEmails.calendarFile(interviewId);
  }

  @Rpc(NotificationsRpc.resend)
  resend(input: SendOnce) {
    return this.deliveriesService.resend(input);
  }

  @Rpc(NotificationsRpc.receiveWhatsApp)
  receiveWhatsApp(input: WhatsAppWebhook) {
    return this.webhook.receive(input);
  }

  @Rpc(NotificationsRpc.sendingModes)
  sendingModes() {
    return { whatsApp: this.whatsApp.account ? ('sent' as const) : ('link' as const) };
  }

  @Rpc(NotificationsRpc.requestHiringReport)
  requestHiringReport({ formKey }: RequestHiringReport) {
    return this.reports.request(formKey);
  }

  @Rpc(NotificationsRpc.eraseReferrer)
  eraseReferrer({ ids }: ByIds) {
    return this.deliveriesService.eraseReferrer(ids);
  }
}
