import { Controller } from '@nestjs/common';
import {
  NotificationsRpc,
  type ById,
  type ByIds,
  type ListDeliveries,
  type PreviewMessage,
  type SaveMessageTemplate,
  type UpdateMessageTemplate,
  type WhatsAppWebhook,
} from '@araucaria/contracts';
import { Rpc } from '@araucaria/platform';
import { DeliveriesService } from './deliveries.service.js';
import { HiringReports } from './hiring-reports.service.js';
import { PreviewsService } from './previews.service.js';
import { TemplatesService } from './templates.service.js';
import { CloudApi } from './whatsapp/cloud-api.js';
import { WhatsAppWebhookService } from './whatsapp/whatsapp-webhook.service.js';

@Controller()
export class NotificationsRpcController {
  constructor(
    private readonly allTemplates: TemplatesService,
    private readonly allDeliveries: DeliveriesService,
    private readonly previews: PreviewsService,
    private readonly news: WhatsAppWebhookService,
    private readonly whatsApp: CloudApi,
    private readonly reports: HiringReports,
  ) {}

  @Rpc(NotificationsRpc.templates)
  templates() {
    return this.allTemplates.list();
  }

  @Rpc(NotificationsRpc.createTemplate)
  createTemplate(input: SaveMessageTemplate) {
    return this.allTemplates.create(input);
  }

  @Rpc(NotificationsRpc.updateTemplate)
  updateTemplate(input: UpdateMessageTemplate) {
    return this.allTemplates.update(input);
  }

  @Rpc(NotificationsRpc.removeTemplate)
  removeTemplate({ id }: ById) {
    return this.allTemplates.remove(id);
  }

  @Rpc(NotificationsRpc.preview)
  preview(input: PreviewMessage) {
    return this.previews.preview(input);
  }

  @Rpc(NotificationsRpc.deliveries)
  deliveries(filter: ListDeliveries) {
    return this.allDeliveries.list(filter);
  }

  @Rpc(NotificationsRpc.deliveriesOf)
  deliveriesOf({ ids }: ByIds) {
    return this.allDeliveries.ofCandidates(ids);
  }

  @Rpc(NotificationsRpc.resend)
  resend({ id }: ById) {
    return this.allDeliveries.resend(id);
  }

  @Rpc(NotificationsRpc.receiveWhatsApp)
  receiveWhatsApp(news: WhatsAppWebhook) {
    return this.news.receive(news);
  }

  @Rpc(NotificationsRpc.ways)
  ways() {
    return { whatsApp: this.whatsApp.account ? ('sent' as const) : ('link' as const) };
  }

  @Rpc(NotificationsRpc.requestHiringReport)
  requestHiringReport() {
    return this.reports.request();
  }

  @Rpc(NotificationsRpc.eraseReferrer)
  eraseReferrer({ ids }: ByIds) {
    return this.allDeliveries.eraseReferrer(ids);
  }

  @Rpc(NotificationsRpc.clean)
  clean() {
    return this.allDeliveries.clean();
  }
}
