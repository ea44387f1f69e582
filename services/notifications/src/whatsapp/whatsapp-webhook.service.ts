import { Injectable } from '@nestjs/common';
import { NotificationsRpc, type WhatsAppWebhook } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { Outbox } from '@araucaria/messaging';
import { log, Rpc } from '@araucaria/platform';
import { readButton } from './button-payload.js';
import { WhatsAppClient } from './whatsapp-client.js';

/** Stores the content of a webhook call in the outbox, so that it can be acknowledged; event handlers process it. */
@Injectable()
export class WhatsAppWebhookService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly whatsApp: WhatsAppClient,
  ) {}

  @Rpc(NotificationsRpc.receiveWhatsApp)
  async receive({ reports, buttons }: WhatsAppWebhook): Promise<void> {
    const secrets = this.whatsApp.account?.appSecrets;
    if (!secrets) return;
    await this.database.transaction(async (em) => {
      for (const report of reports) this.outbox.add(em, 'delivery.reported', { ...report });
      for (const payload of buttons) {
        const answer = readButton(payload, secrets);
        if (answer) this.outbox.add(em, 'interview.answered', { ...answer, channel: 'whatsapp' });
        else log.warn('ignored a button press without a valid signature');
      }
    });
  }
}
