import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, log } from '@araucaria/platform';

/** Errors by which Node refuses a request before Fastify sees it; any other one is a malformed request. */
const REFUSALS = new Map([
  ['HPE_HEADER_OVERFLOW', () => new AppError('HEADERS_TOO_LARGE')],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', () => new AppError('PAYLOAD_TOO_LARGE', 'A requisição é grande demais.')],
  ['ERR_HTTP_REQUEST_TIMEOUT', () => new AppError('REQUEST_TIMEOUT')],
]);

/**
 * Gives requests that Node's parser refuses the errors of the product, with the headers of every response. Replaces Fastify's
 * answer, which is in English and has none of them. The connection ends: what follows on it cannot be told from the rest of the request.
 * @param commonHeaders name, value, name, value …; read with each error
 */
export function respondToParserErrors(server: Server, commonHeaders: () => readonly string[]): void {
  server.removeAllListeners('clientError');
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The client has gone.
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    log.debug({ code: error.code }, 'Node has refused a request');
    if (socket.writable) socket.write(responseTo(error, commonHeaders()));
    socket.destroySoon();
  });
}

function responseTo({ code = '' }: NodeJS.ErrnoException, commonHeaders: readonly string[]): string {
  const error = REFUSALS.get(code)?.() ?? new AppError('VALIDATION_FAILED', 'A requisição está malformada.');
  const body = JSON.stringify(error.toBody());
  const headers = [
    ...commonHeaders,
    ...['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'],
    ...['content-length', String(Buffer.byteLength(body)), 'connection', 'close'],
  ];
  const lines = headers.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${headers[at + 1]}`]));
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, '', body].join('\r\n');
}
