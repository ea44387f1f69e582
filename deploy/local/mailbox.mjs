import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { MailStore, attachmentContent } from './mail-store.mjs';
import { listPage, mailHtml, messagePage } from './mailbox-page.mjs';
import { LOOPBACK } from './ports.mjs';

/**
 * @typedef {object} MailboxOptions
 * @property {string} [dataDir] where mails are kept; without it in memory
 * @property {number} [smtpPort] default any
 * @property {number} [httpPort] default any
 * @property {string} [host] address to listen on; default the loopback one
 *
 * @typedef {object} Mailbox
 * @property {string} smtpUrl
 * @property {string} url of the page
 * @property {number} smtpPort
 * @property {number} httpPort
 * @property {() => import('./mail-store.mjs').MailMessage[]} messages newest first; a mail is here once SMTP accepted it
 * @property {() => void} clear
 * @property {() => Promise<void>} stop
 */

/** Larger than any mail of the product. */
const MAX_MAIL = 30 * 1024 * 1024;

/**
 * A mail server that accepts everything, delivers nothing and shows it on a page.
 * @param {MailboxOptions} [options]
 * @returns {Promise<Mailbox>}
 */
export async function startMailbox({ dataDir, smtpPort = 0, httpPort = 0, host = LOOPBACK } = {}) {
  const store = new MailStore(dataDir);
  await store.open();

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL,
    closeTimeout: 500,
    logger: false,
    onData(stream, session, done) {
      receive(stream)
        .then(async (source) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('Message too large'), { responseCode: 552 });
          const { mailFrom, rcptTo } = session.envelope;
          await store.add(source, {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          });
        })
        .then(() => done(), done);
    },
  });
  // A client that hangs up in the middle is its own trouble.
  smtp.on('error', () => undefined);
  const http = createServer((request, response) => {
    answer(store, request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(String(error.message));
    });
  });
  const ports = {
    smtpPort: await listen(smtp.server, (done) => smtp.listen(smtpPort, host, done)),
    httpPort: await listen(http, (done) => http.listen(httpPort, host, done)),
  };
  return {
    ...ports,
    smtpUrl: `smtp://${LOOPBACK}:${ports.smtpPort}`,
    url: `http://localhost:${ports.httpPort}`,
    messages: () => store.list(),
    clear: () => store.clear(),
    async stop() {
      http.closeAllConnections();
      await Promise.all([
        new Promise((done) => http.close(done)),
        new Promise((done) => smtp.close(() => done(undefined))),
      ]);
    },
  };
}

/**
 * @param {MailStore} store
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(store, request, response) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [first, second, third, fourth] = url.pathname.split('/').slice(1).map(decodeURIComponent);
  const send = (
    /** @type {number} */ status,
    /** @type {string} */ type,
    /** @type {string | Buffer} */ body,
    headers = {},
  ) => {
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; form-action 'self'; frame-ancestors 'self'",
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const html = (/** @type {string} */ body, headers = {}) =>
    send(200, 'text/html; charset=utf-8', body, headers);
  const json = (/** @type {unknown} */ body, status = 200) =>
    send(status, 'application/json; charset=utf-8', JSON.stringify(body));
  const notFound = () => json({ message: 'Mensagem não encontrada' }, 404);

  // Mails hold links that log in or confirm: a foreign page that points a name of its own at us must not read them.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? ''))
    return send(403, 'text/plain', 'Forbidden');

  if (first === 'api' && second === 'messages') {
    if (request.method === 'DELETE' && !third) {
      store.clear();
      response.writeHead(204).end();
      return;
    }
    if (!isRead(request)) return json({ message: 'Method not allowed' }, 405);
    if (third) {
      const found = store.find(third);
      return found ? json(found) : notFound();
    }
    const to = url.searchParams.get('to');
    return json(store.list().filter((message) => !to || message.to.includes(to)));
  }
  if (first === 'clear' && request.method === 'POST') {
    if (request.headers['sec-fetch-site'] === 'cross-site') return send(403, 'text/plain', 'Forbidden');
    store.clear();
    response.writeHead(303, { location: '/' }).end();
    return;
  }
  if (!isRead(request)) return json({ message: 'Method not allowed' }, 405);
  if (!first) return html(listPage(store.list()));
  const message = first === 'messages' ? store.find(second) : undefined;
  if (!message) return notFound();
  if (!third) return html(messagePage(message));
  // The mail itself, in a frame that may do nothing: no scripts, no requests to the outside.
  if (third === 'html') {
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups allow-popups-to-escape-sandbox";
    return html(mailHtml(message), { 'content-security-policy': policy });
  }
  if (third === 'source') return send(200, 'text/plain; charset=utf-8', store.source(message.id));
  if (third === 'attachments') {
    const attachment = message.attachments[Number(fourth)];
    const content = attachment && (await attachmentContent(store.source(message.id), Number(fourth)));
    if (!attachment || !content) return notFound();
    const inline = /^image\/(png|jpeg|gif|webp)$/.test(attachment.type) ? 'inline' : 'attachment';
    return send(200, attachment.type.replace(/[^\w./+-]/g, ''), content, {
      'content-disposition': `${inline}; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
    });
  }
  return notFound();
}

/** @param {import('node:http').IncomingMessage} request */
function isRead(request) {
  return request.method === 'GET' || request.method === 'HEAD';
}

/**
 * @param {import('node:stream').Readable} stream
 * @returns {Promise<Buffer>}
 */
async function receive(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * @param {import('node:net').Server} server
 * @param {(done: () => void) => void} begin
 * @returns {Promise<number>} the port
 */
function listen(server, begin) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    begin(() => {
      server.off('error', reject);
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
    });
  });
}
