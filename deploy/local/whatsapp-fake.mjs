import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { LOOPBACK } from './ports.mjs';

/**
 * A message that was accepted.
 * @typedef {object} FakeMessage
 * @property {string} id `wamid.…`
 * @property {string} to the number as it was asked for
 * @property {string} waId the account's number
 * @property {string} type
 * @property {string} [template]
 * @property {string[]} parameters of the template's body
 * @property {string[]} payloads of the buttons
 * @property {string} [text]
 * @property {string} reference `biz_opaque_callback_data`
 *
 * @typedef {object} FakeError
 * @property {number} status
 * @property {number} code
 * @property {string} [message]
 *
 * @typedef {object} FakeOptions
 * @property {string} token that calls must carry
 * @property {string} phoneNumberId
 * @property {string} appSecret
 * @property {() => string} webhook where reports go
 * @property {(number: string) => string} [account] the number by which an account is known; itself unless said
 * @property {string[]} [unknown] numbers without an account: taken, and reported as undeliverable
 *
 * @typedef {object} WhatsAppFake
 * @property {string} url for `WHATSAPP_BASE_URL`
 * @property {FakeMessage[]} messages accepted, oldest first
 * @property {Array<{ problem: string, body: unknown }>} refused what a real API would not understand
 * @property {FakeError[]} failures the next calls are answered with these, one each
 * @property {Set<string>} unknown
 * @property {(message: FakeMessage, state: string, errorCode?: number, at?: Date) => object} status a report, to be told
 * @property {(message: FakeMessage, payload: string) => object} press
 * @property {(...news: object[]) => Promise<number>} tell all in one call, again and again until it is taken; the tries
 * @property {(...news: object[]) => Promise<number>} tellOnce the status of the answer
 * @property {() => Promise<void>} stop
 */

/** As long as a test may keep us waiting for a service that is down. */
const PATIENCE = 60_000;

/**
 * The part of WhatsApp's Cloud API that we use, over real HTTP: it looks at requests as the real one does, and calls the
 * webhook with a signature. What it does of its own accord is little (an undeliverable number); the rest is the test's to tell,
 * in any order and number.
 * @param {FakeOptions} options
 * @returns {Promise<WhatsAppFake>}
 */
export async function startWhatsAppFake({ token, phoneNumberId, appSecret, webhook, account, unknown }) {
  /** @type {WhatsAppFake} */
  let fake;
  let next = 1;

  const server = createServer(async (request, response) => {
    const send = (/** @type {number} */ status, /** @type {unknown} */ body) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const refuse = (/** @type {FakeError} */ { status, code, message = 'refused' }) =>
      send(status, {
        error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'fake' },
      });

    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.headers.authorization !== `Bearer ${token}`) return refuse({ status: 401, code: 190 });
    const failure = fake.failures.shift();
    if (failure) return refuse(failure);
    let body;
    try {
      body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      if (request.method !== 'POST' || request.url !== `/v1/${phoneNumberId}/messages`)
        throw new Error('unknown path');
      assertUnderstood(body);
    } catch (error) {
      fake.refused.push({ problem: /** @type {Error} */ (error).message, body });
      return refuse({ status: 400, code: 100, message: /** @type {Error} */ (error).message });
    }
    const message = read(body, `wamid.FAKE${next++}`, account?.(body.to) ?? body.to);
    fake.messages.push(message);
    send(200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: body.to, wa_id: message.waId }],
      messages: [{ id: message.id, message_status: 'accepted' }],
    });
    if (fake.unknown.has(body.to))
      void fake.tell(fake.status(message, 'failed', 131026)).catch(() => undefined);
  });
  await new Promise((resolve) => server.listen(0, LOOPBACK, () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  /** @param {object[]} news */
  const tellOnce = async (...news) => {
    const value = { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneNumberId } };
    const changes = news.map((part) => ({ field: 'messages', value: { ...value, ...part } }));
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
    const signature = createHmac('sha256', appSecret).update(body).digest('hex');
    const { status } = await fetch(webhook(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
    });
    return status;
  };

  fake = {
    url: `http://${LOOPBACK}:${port}/v1`,
    messages: [],
    refused: [],
    failures: [],
    unknown: new Set(unknown),
    status: ({ id, waId, reference }, state, errorCode, at = new Date()) => ({
      statuses: [
        {
          id,
          status: state,
          timestamp: String(Math.floor(at.getTime() / 1_000)),
          recipient_id: waId,
          biz_opaque_callback_data: reference,
          ...(errorCode && { errors: [{ code: errorCode, title: 'failed' }] }),
        },
      ],
    }),
    press: ({ id, waId }, payload) => ({
      contacts: [{ profile: { name: 'Alguém' }, wa_id: waId }],
      messages: [
        {
          from: waId,
          id: `wamid.PRESS${next++}`,
          timestamp: String(Math.floor(Date.now() / 1_000)),
          type: 'button',
          context: { id },
          button: { payload, text: 'Confirmar' },
        },
      ],
    }),
    tellOnce,
    async tell(...news) {
      const end = Date.now() + PATIENCE;
      for (let tries = 1; ; tries++) {
        const status = await tellOnce(...news).catch(() => 0);
        if (status === 200) return tries;
        if (Date.now() > end) throw new Error(`the webhook answered ${status}`);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve(undefined));
      }),
  };
  return fake;
}

/** @param {any} body what the real API would say of it @throws {Error} */
function assertUnderstood(body) {
  const must = (/** @type {unknown} */ truth, /** @type {string} */ problem) => {
    if (!truth) throw new Error(problem);
  };
  must(body.messaging_product === 'whatsapp', 'messaging_product');
  must(/^\d{8,15}$/.test(body.to), 'to is not in E.164');
  must((body.biz_opaque_callback_data?.length ?? 0) <= 512, 'biz_opaque_callback_data is too long');
  if (body.type === 'text') return must(body.text?.body?.length <= 4096, 'text.body');
  must(body.type === 'template', 'type');
  const { name, language, components = [] } = body.template ?? {};
  must(/^[a-z0-9_]{1,512}$/.test(name ?? ''), 'template.name');
  must(language?.code, 'template.language');
  for (const { type, sub_type, index, parameters } of components) {
    if (type === 'body') {
      for (const parameter of parameters) {
        must(parameter.type === 'text' && parameter.text, 'a parameter without a text');
        must(!/[\n\t]| {5}/.test(parameter.text), 'a parameter with line breaks, tabs or runs of spaces');
      }
    } else {
      must(type === 'button' && sub_type === 'quick_reply', 'a component that is neither body nor button');
      must(/^\d$/.test(index), 'the index of a button');
      must(
        parameters[0]?.type === 'payload' && parameters[0].payload.length <= 128,
        'the payload of a button',
      );
    }
  }
}

/**
 * @param {any} body
 * @param {string} id
 * @param {string} waId
 * @returns {FakeMessage}
 */
function read(body, id, waId) {
  const components = body.template?.components ?? [];
  const of = (/** @type {string} */ type) =>
    components.filter((/** @type {{ type: string }} */ component) => component.type === type);
  return {
    id,
    to: body.to,
    waId,
    type: body.type,
    template: body.template?.name,
    parameters: of('body').flatMap((/** @type {any} */ { parameters }) =>
      parameters.map((/** @type {any} */ { text }) => text),
    ),
    payloads: of('button').map((/** @type {any} */ { parameters }) => parameters[0].payload),
    text: body.text?.body,
    reference: body.biz_opaque_callback_data,
  };
}
