import type { TestSystem } from '../../../src/index.js';
import { startFakeWhatsAppApi, type FakeWhatsAppApi } from '../fake-whatsapp-api.js';

const ACCOUNT = { token: 'token-do-teste', phoneNumberId: '1029384756', appSecret: 'segredo-do-aplicativo' };
const POLL_INTERVAL_MS = 200;

/** A WhatsApp account whose API fails every fifth call and sends its reports twice and in the wrong order. */
export class FakeWhatsAppAccount {
  private readonly timer: NodeJS.Timeout;
  private readonly reports: Array<Promise<unknown>> = [];
  private reported = 0;

  private constructor(private readonly api: FakeWhatsAppApi) {
    this.timer = setInterval(() => this.reportNewMessages(), POLL_INTERVAL_MS);
  }

  static async open(system: () => TestSystem): Promise<FakeWhatsAppAccount> {
    const webhook = () => `${system().url}/api/whatsapp/webhook`;
    return new FakeWhatsAppAccount(await startFakeWhatsAppApi({ ...ACCOUNT, webhook }));
  }

  get env(): Record<string, string> {
    return {
      WHATSAPP_BASE_URL: this.api.url,
      WHATSAPP_PHONE_NUMBER_ID: ACCOUNT.phoneNumberId,
      WHATSAPP_TOKEN: ACCOUNT.token,
      WHATSAPP_APP_SECRET: ACCOUNT.appSecret,
      WHATSAPP_VERIFY_TOKEN: 'codigo-de-verificacao',
      // Longer than the longest outage, shorter than the time within which the system must become idle.
      WHATSAPP_REPORT_TIMEOUT_SECONDS: '45',
    };
  }

  /** The delivery of each accepted message. */
  get deliveryIds(): string[] {
    return this.api.messages.map(({ reference }) => reference.split(':')[0] as string);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.allSettled(this.reports);
    await this.api.stop();
  }

  private reportNewMessages(): void {
    for (const message of this.api.messages.slice(this.reported)) {
      if (++this.reported % 5 === 0) this.api.failures.push({ status: 500, code: 131000 });
      const delivered = this.api.status(message, 'delivered');
      const sent = this.api.status(message, 'sent');
      this.reports.push(this.api.report(delivered, sent, delivered).catch(() => undefined));
    }
  }
}
