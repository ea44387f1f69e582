import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assertValid, type SendRequest } from './fake-whatsapp-request.js';

const LOOPBACK = '127.0.0.1';
/** Exceeds the time for which a test stops a service. */
const WEBHOOK_TIMEOUT_MS = 60_000;
const WEBHOOK_RETRY_INTERVAL_MS = 250;
/** WhatsApp's code for a message that cannot be delivered to this number. */
const UNDELIVERABLE = 131026;

/** A message that was accepted. */
interface FakeMessage {
  /** `wamid.…` */
  id: string;
  /** The number of the request. */
  to: string;
  /** The number of the account. */
  waId: string;
  type: string;
  template?: string | undefined;
  /** Of the template's body. */
  parameters: string[];
  /** Of the buttons. */
  payloads: string[];
  text?: string | undefined;
  /** `biz_opaque_callback_data` */
  reference: string;
}

interface FakeError {
  status: number;
  code: number;
  message?: string;
}

export interface FakeOptions {
  /** The bearer token that calls must have. */
  token: string;
  phoneNumberId: string;
  appSecret: string;
  /** URL that receives the reports. */
  webhook: () => string;
}

/** The part of WhatsApp's Cloud API that the product uses, over real HTTP. */
export interface FakeWhatsAppApi {
  /** For `WHATSAPP_BASE_URL`. */
  url: string;
  /** Accepted messages, oldest first. */
  messages: FakeMessage[];
  /** Requests that the real API would refuse. */
  refused: Array<{ problem: string; body: unknown }>;
  /** Errors for the next calls, one each. */
  failures: FakeError[];
  /** Called after a message was accepted, before the response. If it returns false, the connection is closed without one. */
  onAccepted?: (message: FakeMessage) => boolean | Promise<boolean>;
  /** Numbers without an account: their messages are accepted and reported as undeliverable. */
  unknown: Set<string>;
  /** A report about a message, to be sent with `report`. */
  status(message: FakeMessage, state: string, errorCode?: number): object;
  /** A pressed button, to be sent with `report`. */
  press(message: FakeMessage, payload: string): object;
  /** Calls the webhook with all changes at once, and repeats the call until it is accepted. */
  report(...changes: object[]): Promise<void>;
  /** Calls the webhook once. Returns the status of the response. */
  reportOnce(...changes: object[]): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the fake API. It checks requests as the real one does and calls the webhook with a signature. By itself it
 * reports undeliverable numbers only; tests send all other reports, in any order and number.
 */
export async function startFakeWhatsAppApi(options: FakeOptions): Promise<FakeWhatsAppApi> {
  const { token, phoneNumberId, appSecret, webhook } = options;
  const messages: FakeMessage[] = [];
  const refused: FakeWhatsAppApi['refused'] = [];
  const failures: FakeError[] = [];
  const unknown = new Set<string>();
  let nextId = 1;

  /** @returns undefined: the connection is closed without a response */
  async function respond(request: IncomingMessage): Promise<FakeResponse | undefined> {
    const raw = await readAll(request);
    if (request.headers.authorization !== `Bearer ${token}`) return refusal({ status: 401, code: 190 });
    const failure = failures.shift();
    if (failure) return refusal(failure);
    let body: unknown;
    try {
      body = JSON.parse(raw);
      if (request.method !== 'POST' || request.url !== `/v1/${phoneNumberId}/messages`)
        throw new Error('unknown path');
      assertValid(body);
    } catch (error) {
      const problem = (error as Error).message;
      refused.push({ problem, body });
      return refusal({ status: 400, code: 100, message: problem });
    }
    const message = messageOf(body, `wamid.FAKE${nextId++}`);
    messages.push(message);
    if (fake.onAccepted && !(await fake.onAccepted(message))) return undefined;
    return {
      status: 200,
      message,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: message.to, wa_id: message.waId }],
        messages: [{ id: message.id, message_status: 'accepted' }],
      },
    };
  }

  const server = createServer((request, response) => {
    void respond(request).then((answer) => {
      if (!answer) {
        request.destroy();
        return;
      }
      const { status, body, message } = answer;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
      if (message && unknown.has(message.to))
        void report(statusOf(message, 'failed', UNDELIVERABLE)).catch(() => undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, () => resolve()));
  const { port } = server.address() as AddressInfo;

  async function reportOnce(...parts: object[]): Promise<number> {
    const value = { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneNumberId } };
    const changes = parts.map((part) => ({ field: 'messages', value: { ...value, ...part } }));
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
    const signature = createHmac('sha256', appSecret).update(body).digest('hex');
    const { status } = await fetch(webhook(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
    });
    return status;
  }

  async function report(...parts: object[]): Promise<void> {
    const deadline = Date.now() + WEBHOOK_TIMEOUT_MS;
    for (;;) {
      const status = await reportOnce(...parts).catch(() => 0);
      if (status === 200) return;
      if (Date.now() > deadline) throw new Error(`the webhook responded ${status}`);
      await new Promise((resolve) => setTimeout(resolve, WEBHOOK_RETRY_INTERVAL_MS));
    }
  }

  const fake: FakeWhatsAppApi = {
    url: `http://${LOOPBACK}:${port}/v1`,
    messages,
    refused,
    failures,
    unknown,
    status: statusOf,
    press: (message, payload) => pressOf(message, payload, `wamid.PRESS${nextId++}`),
    report,
    reportOnce,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}

interface FakeResponse {
  status: number;
  body: object;
  /** Set if it was accepted. */
  message?: FakeMessage;
}

function refusal({ status, code, message = 'refused' }: FakeError): FakeResponse {
  const error = { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'fake' };
  return { status, body: { error } };
}

function statusOf({ id, waId, reference }: FakeMessage, state: string, errorCode?: number): object {
  return {
    statuses: [
      {
        id,
        status: state,
        timestamp: nowInSeconds(),
        recipient_id: waId,
        biz_opaque_callback_data: reference,
        ...(errorCode && { errors: [{ code: errorCode, title: 'failed' }] }),
      },
    ],
  };
}

function pressOf({ id, waId }: FakeMessage, payload: string, pressId: string): object {
  return {
    contacts: [{ profile: { name: 'Alguém' }, wa_id: waId }],
    messages: [
      {
        from: waId,
        id: pressId,
        timestamp: nowInSeconds(),
        type: 'button',
        context: { id },
        button: { payload, text: 'Confirmar' },
      },
    ],
  };
}

function messageOf(body: SendRequest, id: string): FakeMessage {
  const components = body.template?.components ?? [];
  const parametersOf = (wanted: string) =>
    components.filter(({ type }) => type === wanted).map(({ parameters }) => parameters);
  return {
    id,
    to: body.to,
    waId: body.to,
    type: body.type,
    template: body.template?.name,
    parameters: parametersOf('body').flatMap((parameters) => parameters.map(({ text = '' }) => text)),
    payloads: parametersOf('button').map(([button]) => button?.payload ?? ''),
    text: body.text?.body,
    reference: body.biz_opaque_callback_data ?? '',
  };
}

function nowInSeconds(): string {
  return String(Math.floor(Date.now() / 1_000));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
