import { startWhatsAppFake, type WhatsAppFake } from '@araucaria/local/whatsapp-fake.mjs';
import type { TestSystem } from '../../../src/index.js';

const ACCOUNT = { token: 'token-do-teste', phoneNumberId: '1029384756', appSecret: 'segredo-do-aplicativo' };
const LOOK = 200;

/** WhatsApp on a bad day: every fifth call fails, and reports come twice and in the wrong order. */
export class Messenger {
  private readonly timer: NodeJS.Timeout;
  private reported = 0;

  private constructor(
    private readonly fake: WhatsAppFake,
    private readonly telling: Array<Promise<unknown>> = [],
  ) {
    this.timer = setInterval(() => this.look(), LOOK);
  }

  static async open(system: () => TestSystem): Promise<Messenger> {
    const webhook = () => `${system().url}/api/whatsapp/webhook`;
    return new Messenger(await startWhatsAppFake({ ...ACCOUNT, webhook }));
  }

  get env(): Record<string, string> {
    return {
      WHATSAPP_BASE_URL: this.fake.url,
      WHATSAPP_PHONE_NUMBER_ID: ACCOUNT.phoneNumberId,
      WHATSAPP_TOKEN: ACCOUNT.token,
      WHATSAPP_APP_SECRET: ACCOUNT.appSecret,
      WHATSAPP_VERIFY_TOKEN: 'codigo-de-verificacao',
    };
  }

  /** The delivery of each message that was taken. */
  get deliveryIds(): string[] {
    return this.fake.messages.map(({ reference }) => reference.split(':')[0] as string);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.allSettled(this.telling);
    await this.fake.stop();
  }

  private look(): void {
    for (const message of this.fake.messages.slice(this.reported)) {
      if (++this.reported % 5 === 0) this.fake.failures.push({ status: 500, code: 131000 });
      const [delivered, sent] = ['delivered', 'sent'].map((state) => this.fake.status(message, state));
      this.telling.push(
        this.fake.tell(delivered as object, sent as object, delivered as object).catch(() => undefined),
      );
    }
  }
}
