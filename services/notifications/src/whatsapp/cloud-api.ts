import { Injectable } from '@nestjs/common';
import { Refused } from '../channel.js';
import { Outage } from '../outage.js';
import { whatsAppAccount } from './whatsapp-config.js';

/** An approved text with what fills its places, or a free one within 24 hours of the candidate's last word. */
export type Content = { template: string; parameters: string[]; buttons: string[] } | { text: string };

interface Accepted {
  messageId: string;
  /** The number by which WhatsApp knows the account; it may lack a nine, or have one more. */
  waId: string;
}

const LIMIT = 10_000;
/** Codes of the API that mean «not now»: rates of the app, the number and the pair, and trouble of its own. */
const PASSING = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004]);
/** The number has no WhatsApp, or goes by another form. */
export const UNDELIVERABLE = 131026;

export const isPassing = (code: number): boolean => PASSING.has(code);

/** The API did not take the message, and may take it later. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
  constructor(
    readonly code: string,
    message: string,
    /** The API itself is fine. */
    readonly answered: boolean,
  ) {
    super(message);
  }
}

/** The API refused the number: it may know it in its other form. */
export class Undeliverable extends Refused {}

interface ApiError {
  message?: string;
  code?: number;
  error_data?: { details?: string };
}

/** Sends by WhatsApp's Cloud API. */
@Injectable()
export class CloudApi {
  /** undefined: messages are sent by hand. */
  readonly account = whatsAppAccount();
  readonly outage = new Outage('WhatsApp API');

  /**
   * @param reference comes back with every report on the message
   * @throws {Refused}, {Undeliverable}, {NotNow}, {ServerAway}
   */
  send(to: string, content: Content, reference: string): Promise<Accepted> {
    return this.outage.watch(
      () => this.post(to, content, reference),
      (error) => error instanceof Refused || (error instanceof NotNow && error.answered),
    );
  }

  private async post(to: string, content: Content, reference: string): Promise<Accepted> {
    const account = this.account;
    if (!account) throw new Refused('NOT_CONFIGURED', 'O WhatsApp não está configurado.');
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      ...asWire(content, account.language),
      biz_opaque_callback_data: reference,
    };
    let response: Response;
    let answer: { contacts?: Array<{ wa_id?: string }>; messages?: Array<{ id?: string }>; error?: ApiError };
    try {
      response = await fetch(`${account.baseUrl}/${account.phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(LIMIT),
      });
      answer = (await response.json()) as typeof answer;
    } catch (error) {
      throw new NotNow('UNREACHABLE', (error as Error).message, false);
    }
    const messageId = answer.messages?.[0]?.id;
    if (response.ok && messageId) return { messageId, waId: answer.contacts?.[0]?.wa_id ?? to };
    throw refusal(response.status, answer.error ?? {});
  }
}

function asWire(content: Content, language: string): object {
  if ('text' in content) return { type: 'text', text: { preview_url: false, body: content.text } };
  const { template, parameters, buttons } = content;
  return {
    type: 'template',
    template: {
      name: template,
      language: { code: language },
      components: [
        { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) },
        ...buttons.map((payload, index) => ({
          type: 'button',
          sub_type: 'quick_reply',
          index: String(index),
          parameters: [{ type: 'payload', payload }],
        })),
      ],
    },
  };
}

function refusal(status: number, { code = 0, message = '', error_data }: ApiError): Error {
  const words = `${message || `HTTP ${status}`}${error_data?.details ? ` (${error_data.details})` : ''}`;
  const name = code ? `WHATSAPP_${code}` : `HTTP_${status}`;
  if (code === UNDELIVERABLE) return new Undeliverable(name, words);
  if (status === 429 || status >= 500 || isPassing(code)) return new NotNow(name, words, status < 500);
  return new Refused(name, words);
}
