import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Headers that belong to one answer. */
const OWN_HEADERS = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'date',
  'x-request-id',
]);

/**
 * Answers kept as bytes, written to the socket before sessions, guards and Nest: Fastify's way of sending, with the
 * hooks of everybody, would cost more than half of the rate (`npm run bench -- jobs`, `-- pages`).
 */
@Injectable()
export class DirectAnswers {
  private common: string[] = [];

  /** What every answer carries (security headers) is learnt from one. */
  learnFrom(app: FastifyInstance): void {
    app.addHook('onListen', async () => {
      const { headers } = await app.inject('/health/live');
      this.common = Object.entries(headers)
        .filter(([name]) => !OWN_HEADERS.has(name))
        .flatMap(([name, value]) => [name, String(value)]);
    });
  }

  /** @param headers name, value, name, value … */
  send(request: FastifyRequest, reply: FastifyReply, status: number, headers: string[], body?: Buffer): void {
    reply.hijack();
    reply.raw.writeHead(status, [...this.common, ...headers, 'x-request-id', request.id]);
    reply.raw.end(body);
  }
}

export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
