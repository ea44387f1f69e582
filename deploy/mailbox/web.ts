import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { attachmentContent, type MailMessage } from './mail-message.ts';
import type { MailStore } from './mail-store.ts';
import { listPage, mailHtml, messagePage } from './pages.ts';
import { parseSearch } from './search.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; form-action 'self'; frame-ancestors 'self'";
/** For the mail itself, in a frame without rights: no scripts, no requests to other hosts. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-popups allow-popups-to-escape-sandbox";

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

interface Answer {
  status: number;
  type?: string;
  body?: string | Buffer;
  headers?: OutgoingHttpHeaders;
}

/** @param hosts names besides localhost by which this server is called */
export async function answerRequest(
  store: MailStore,
  hosts: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, type, body, headers } = await route(store, hosts, request);
  response.writeHead(status, {
    ...(type && { 'content-type': type }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': PAGE_POLICY,
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function route(store: MailStore, hosts: readonly string[], request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [first, second, third, fourth] = url.pathname.split('/').slice(1).map(decodeURIComponent);
  // Mails contain links that log in or confirm: a foreign page whose host name points to this server must not read them.
  const [, host = ''] = /^(.+?)(?::\d+)?$/.exec(request.headers.host ?? '') ?? [];
  if (!LOCAL_HOSTS.includes(host) && !hosts.includes(host)) return forbidden();

  if (first === 'api' && second === 'messages') return api(store, request, url, third);
  if (url.pathname === '/api/v1/search') return deleteFound(store, request, url);
  if (first === 'clear' && request.method === 'POST') {
    if (request.headers['sec-fetch-site'] === 'cross-site') return forbidden();
    store.clear();
    return { status: 303, headers: { location: '/' } };
  }
  if (!isRead(request)) return methodNotAllowed();
  if (!first) return html(listPage(store.list()));
  const message = first === 'messages' ? store.find(second ?? '') : undefined;
  if (!message) return notFound();
  if (!third) return html(messagePage(message));
  if (third === 'html') return html(mailHtml(message), { 'content-security-policy': MAIL_POLICY });
  if (third === 'source') {
    return { status: 200, type: 'text/plain; charset=utf-8', body: store.source(message.id) };
  }
  if (third === 'attachments') return attachment(store, message, Number(fourth));
  return notFound();
}

/** `/api/messages`, `/api/messages?to=<address>` and `/api/messages/<id>`. */
function api(store: MailStore, request: IncomingMessage, url: URL, id: string | undefined): Answer {
  if (request.method === 'DELETE' && !id) {
    store.clear();
    return { status: 204 };
  }
  if (!isRead(request)) return methodNotAllowed();
  if (id) {
    const found = store.find(id);
    return found ? json(found) : notFound();
  }
  const to = url.searchParams.get('to');
  return json(store.list().filter((message) => !to || message.to.includes(to)));
}

/** `DELETE /api/v1/search?query=…` of Mailpit's API. */
function deleteFound(store: MailStore, request: IncomingMessage, url: URL): Answer {
  if (request.method !== 'DELETE') return methodNotAllowed();
  const isFound = parseSearch(url.searchParams.get('query') ?? '');
  if (!isFound) return { status: 400, type: 'text/plain; charset=utf-8', body: 'unknown query' };
  store.deleteWhere(isFound);
  return { status: 200, type: 'text/plain; charset=utf-8', body: 'ok' };
}

async function attachment(store: MailStore, message: MailMessage, index: number): Promise<Answer> {
  const described = message.attachments[index];
  const content = described && (await attachmentContent(store.source(message.id), index));
  if (!described || !content) return notFound();
  const inline = /^image\/(png|jpeg|gif|webp)$/.test(described.type) ? 'inline' : 'attachment';
  return {
    status: 200,
    type: described.type.replace(/[^\w./+-]/g, ''),
    body: content,
    headers: {
      'content-disposition': `${inline}; filename*=UTF-8''${encodeURIComponent(described.name)}`,
    },
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function html(body: string, headers: OutgoingHttpHeaders = {}): Answer {
  return { status: 200, type: 'text/html; charset=utf-8', body, headers };
}

function json(body: unknown, status = 200): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

function notFound(): Answer {
  return json({ message: 'Mensagem não encontrada' }, 404);
}

function methodNotAllowed(): Answer {
  return json({ message: 'Method not allowed' }, 405);
}

function forbidden(): Answer {
  return { status: 403, type: 'text/plain', body: 'Forbidden' };
}
