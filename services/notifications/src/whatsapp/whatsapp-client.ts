import { Injectable } from '@nestjs/common';
import { SpanKind, withSpan } from '@araucaria/platform';
import { PermanentDeliveryError, UnknownOutcomeError } from '../deliveries/message-channel.js';
import { CircuitBreaker } from '../deliveries/circuit-breaker.js';
import { whatsAppAccount } from './whatsapp-config.js';

/**
 * An approved template with its parameters, or a free text, which WhatsApp accepts only within 24 hours of the candidate's
 * last message.
 */
export type Content = { template: string; parameters: string[]; buttons: string[] } | { text: string };

interface SendResult {
  messageId: string;
  /** Number of the WhatsApp account; its ninth digit may differ from the given number. */
  waId: string;
}

const REQUEST_TIMEOUT_MS = 10_000;
/** Error codes for rate limits (of the app, the number, the pair of numbers) and for failures of the API itself. */
const TEMPORARY_CODES = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004]);
/** Error codes of a request that was not sent, because there was no connection. */
const NOT_CONNECTED_CODES = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'],
]);
/** Error code: the number has no WhatsApp account, or has one in its other form. */
export const UNDELIVERABLE_CODE = 131026;

export const isTemporary = (code: number): boolean => TEMPORARY_CODES.has(code);

/** The API did not accept the message now; a retry may succeed. */
class TemporaryDeliveryError extends Error {
  override readonly name = 'TemporaryDeliveryError';
  constructor(
    readonly code: string,
    message: string,
    /** Whether the API is available, and rejected only this message. */
    readonly isResponse: boolean,
  ) {
    super(message);
  }
}

/** The API rejected the number. Its other form may be accepted. */
export class UnreachableNumberError extends PermanentDeliveryError {
  override readonly name = 'UnreachableNumberError';
}

interface ApiError {
  message?: string;
  code?: number;
  error_data?: { details?: string };
}

interface ApiResponse {
  contacts?: Array<{ wa_id?: string }>;
  messages?: Array<{ id?: string }>;
  error?: ApiError;
}

@Injectable()
export class WhatsAppClient {
  /** undefined: staff send messages by hand. */
  readonly account = whatsAppAccount();
  readonly circuit = new CircuitBreaker('WhatsApp API');

  /**
   * @param to E.164 without the plus
   * @param reference returned in every status report of the message
   * @throws {PermanentDeliveryError} {@link UnreachableNumberError} for an unknown number
   * @throws {TemporaryDeliveryError} or {@link CircuitOpenError} when a retry may succeed
   * @throws {UnknownOutcomeError} when the request may have arrived, and its response was lost
   */
  send(to: string, content: Content, reference: string): Promise<SendResult> {
    const span = { kind: SpanKind.CLIENT, attributes: { 'messaging.system': 'whatsapp' } } as const;
    return withSpan('send WhatsApp message', span, () =>
      this.circuit.run(
        () => this.post(to, content, reference),
        (error) =>
          error instanceof PermanentDeliveryError ||
          (error instanceof TemporaryDeliveryError && error.isResponse),
      ),
    );
  }

  private async post(to: string, content: Content, reference: string): Promise<SendResult> {
    const account = this.account;
    if (!account) throw new PermanentDeliveryError('NOT_CONFIGURED', 'O WhatsApp não está configurado.');
    const body = {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to,
      ...toRequestBody(content, account.language),
      biz_opaque_callback_data: reference,
    };
    let response: Response;
    try {
      response = await fetch(`${account.baseUrl}/${account.phoneNumberId}/messages`, {
        method: 'POST',
        // The token goes to the configured address only.
        redirect: 'error',
        headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      if (!NOT_CONNECTED_CODES.has(cause?.code ?? '')) throw new UnknownOutcomeError(message, { cause });
      throw new TemporaryDeliveryError('UNREACHABLE', message, false);
    }
    const result = (await response.json().catch(() => ({}))) as ApiResponse;
    if (!response.ok) throw toError(response.status, result.error ?? {});
    const messageId = result.messages?.[0]?.id;
    if (!messageId) throw new UnknownOutcomeError('the response names no message');
    return { messageId, waId: result.contacts?.[0]?.wa_id ?? to };
  }
}

function toRequestBody(content: Content, language: string): object {
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

function toError(status: number, { code = 0, message = '', error_data }: ApiError): Error {
  const text = `${message || `HTTP ${status}`}${error_data?.details ? ` (${error_data.details})` : ''}`;
  const name = code ? `WHATSAPP_${code}` : `HTTP_${status}`;
  if (code === UNDELIVERABLE_CODE) return new UnreachableNumberError(name, text);
  if (status === 429 || status >= 500 || isTemporary(code))
    return new TemporaryDeliveryError(name, text, status < 500);
  return new PermanentDeliveryError(name, text);
}
