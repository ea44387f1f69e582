import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Headers that differ from response to response. */
const VARYING_HEADERS = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'date',
  'x-request-id',
]);

/**
 * Writes cached bytes to the socket, before sessions, guards and Nest. Fastify's own `send` runs all hooks, which costs more
 * than half of the request rate (`npm run bench -- jobs`, `-- pages`).
 */
@Injectable()
export class DirectResponseService {
  private commonHeaders: string[] = [];

  /** Copies the headers of every response (security headers) from one response, once the application listens. */
  captureCommonHeaders(app: FastifyInstance): void {
    app.addHook('onListen', async () => {
      const { headers } = await app.inject('/health/live');
      this.commonHeaders = Object.entries(headers)
        .filter(([name]) => !VARYING_HEADERS.has(name))
        .flatMap(([name, value]) => [name, String(value)]);
    });
  }

  /** @param headers name, value, name, value … */
  send(request: FastifyRequest, reply: FastifyReply, status: number, headers: string[], body?: Buffer): void {
    reply.hijack();
    reply.raw.writeHead(status, [...this.commonHeaders, ...headers, 'x-request-id', request.id]);
    reply.raw.end(body);
  }
}

/** The path of a URL without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
