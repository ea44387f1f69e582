import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { POLICY_HEADER } from './content-security-policy.js';

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
 * than half of the request rate (`npm run bench -- jobs-warm page-warm`).
 */
@Injectable()
export class DirectResponseService {
  /** Name, value, name, value … */
  commonHeaders: readonly string[] = [];
  /** For pages, which have a content security policy of their own. */
  private headersWithoutPolicy: string[] = [];

  /** Copies the headers of every response (security headers) from one response, once the application listens. */
  captureCommonHeaders(app: FastifyInstance): void {
    app.addHook('onListen', async () => {
      const { headers } = await app.inject('/health/live');
      const common = Object.entries(headers)
        .filter(([name]) => !VARYING_HEADERS.has(name))
        .map(([name, value]) => [name, String(value)] as const);
      this.commonHeaders = common.flat();
      this.headersWithoutPolicy = common.filter(([name]) => name !== POLICY_HEADER).flat();
    });
  }

  /** For a response that Fastify sends before the hooks that set them. */
  addCommonHeaders(reply: FastifyReply): void {
    for (let index = 0; index < this.commonHeaders.length; index += 2)
      void reply.header(this.commonHeaders[index] ?? '', this.commonHeaders[index + 1]);
  }

  /**
   * @param headers name, value, name, value …
   * @param body a text is written together with the headers by one system call, which is quicker for short ones
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    headers: string[],
    body?: Buffer | string,
  ): void {
    reply.hijack();
    // Browsers enforce each of two policies.
    const common = headers.includes(POLICY_HEADER) ? this.headersWithoutPolicy : this.commonHeaders;
    reply.raw.writeHead(status, [...common, ...headers, 'x-request-id', request.id]);
    reply.raw.end(body);
  }
}

export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
